import type { Actor } from '../../../contract/access.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import type { Database } from '../database.ts';

/** Who stands behind a change. */
export type Person = Actor & { readonly id: number; readonly name: string };

/** Everything that a change knows besides its values. `db` is the transaction that all of it happens in. */
export type Writing = {
  readonly db: Database;
  readonly resource: AnyResource;
  readonly actor: Person;
  readonly now: Date;
  readonly requestId: string;
  readonly address: string;
  /** Secret that personal values are digested with for the audit. */
  readonly salt: string;
};

export type Values = Readonly<Record<string, unknown>>;
