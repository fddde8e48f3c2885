import type { Received } from '../../../contract/api/input.ts';
import type { Definition, Operation } from '../../../contract/api/operation.ts';
import type { importOperationsOfAny } from '../../../contract/derive/operations/import-operations.ts';
import type { ValueOfShape } from '../../../contract/kit/index.ts';
import type { Language } from '../../../contract/messages/index.ts';
import type { ownOperations } from '../../../contract/operation-registry.ts';
import type { Session } from './session.ts';

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
  /** Whether who asked has broken off: no one reads the answer any more. */
  readonly isGone: () => boolean;
};

/** The same with a session; operations of other stages than `public` always have one. */
export type SignedCall = Call & { readonly session: Session };

export type Answer = {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string | string[]>>;
};

type Answering<C> = (call: C) => Promise<Answer>;

/** Answers an operation with input that the engine reads itself, by the declaration of an entity. */
export type Handler = { readonly public: Answering<Call> } | { readonly signed: Answering<SignedCall> };
export type Handlers = Readonly<Record<string, Handler>>;

type Values<D, Key extends string> = D extends { readonly [K in Key]: infer F } ? Received<F> : Readonly<Record<string, never>>;
type BodyOf<D> = D extends { readonly body: infer F }
  ? D extends { readonly isPartial: true }
    ? Partial<Received<F>>
    : Received<F>
  : D extends { readonly freeBody: unknown }
    ? Readonly<Record<string, unknown>>
    : unknown;

type QueryOf<D> = D extends { readonly freeQuery: unknown } ? Readonly<Record<string, unknown>> : Values<D, 'query'>;

/** What an operation takes, as the gate has checked it. */
export type InputOf<D> = { readonly path: Values<D, 'pathValues'>; readonly query: QueryOf<D>; readonly body: BodyOf<D> };

type Known = (typeof ownOperations)[number] | (typeof importOperationsOfAny)[number];
/** Identifiers of declared operations, `stores.key`. */
export type OperationId = Known['id'];
type Declared<Id extends OperationId> = Extract<Known, { readonly id: Id }>;

type CallTo<D> = Omit<Call, 'query' | 'body'> & InputOf<D>;
type AlsoStatus<D> = D extends { readonly answer: { readonly alsoStatuses: readonly (infer S)[] } } ? S : never;
type AnswerTo<D> = D extends { readonly answer: { readonly status: infer S; readonly schema: infer A } }
  ? Pick<Answer, 'headers'> & { readonly status: S | AlsoStatus<D> } & (A extends null
        ? { readonly body?: undefined }
        : { readonly body: ValueOfShape<A> })
  : never;

/** A request of a declared operation: its path, query and body have the types of the declaration. */
export type CallOf<Id extends OperationId> = CallTo<Declared<Id>>;
export type SignedCallOf<Id extends OperationId> = CallOf<Id> & { readonly session: Session };

/** What a declared operation answers. */
export type AnswerOf<Id extends OperationId> = AnswerTo<Declared<Id>>;

type HandlerOf<D> = D extends { readonly stage: 'public' }
  ? { readonly public: (call: CallTo<D>) => Promise<AnswerTo<D>> }
  : { readonly signed: (call: CallTo<D> & { readonly session: Session }) => Promise<AnswerTo<D>> };

/** The handlers of declared operations, by their identifiers: none may be left out, and each has the types of its declaration. */
export type HandlersOf<L extends readonly Definition[]> = { readonly [D in L[number] as D['id']]: HandlerOf<D> };

/** Any handler: its caller has made the input that its operation declares. */
export type AnyHandler = { readonly public: (call: never) => Promise<Answer> } | { readonly signed: (call: never) => Promise<Answer> };
export type AnyHandlers = Readonly<Record<string, AnyHandler>>;
