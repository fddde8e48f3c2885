import type { Operation } from '../../../contract/api/operation.ts';
import type { Language } from '../../../contract/messages/index.ts';
import type { Session } from '../../work/sessions/find-session.ts';

/** A request that has passed the gates before its handler. */
export type Call = {
  readonly operation: Operation;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly header: (name: string) => string | undefined;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly language: Language;
  readonly address: string;
  readonly requestId: string;
  readonly now: Date;
  /** Whether who asked has broken off: nobody reads the answer any more. */
  readonly isGone: () => boolean;
};

/** The same with a session; operations of other stages than `public` always have one. */
export type SignedCall = Call & { readonly session: Session };

export type Answer = {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string | string[]>>;
};

export type Handler = { readonly public: (call: Call) => Promise<Answer> } | { readonly signed: (call: SignedCall) => Promise<Answer> };
export type Handlers = Readonly<Record<string, Handler>>;
