import type { AnyResource } from '../../../contract/kit/index.ts';
import type { ActionWork, Hooks } from './hooks.ts';

/** The entities that the engine writes, with what each does beyond its declaration. Handed in by `app.ts`: the engine imports no entity. */
export type Entities = {
  /** All, to follow references both ways. */
  readonly all: readonly AnyResource[];
  readonly find: (name: string) => AnyResource | undefined;
  readonly hooksOf: (name: string) => Hooks;
  /** The work of a declared action; undefined where the entity declares none of the name. */
  readonly workOf: (name: string, action: string) => ActionWork | undefined;
};
