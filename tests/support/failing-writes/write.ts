import type { InjectOptions } from 'fastify';
import type { Central } from '../central.ts';
import type { World } from '../made/world.ts';
import type { Client } from '../people.ts';

/** Prepares a write that goes through once: the request and its status. */
export type Write = (at: At) => Promise<{ readonly request: InjectOptions; readonly status: number }>;
/** Where it is written: as the super administrator, in a world with a row of everything. */
export type At = { readonly central: Central; readonly root: Client; readonly world: World; readonly stores: readonly number[] };
/** `keeps` names what is to stay although the rest failed. */
export type NamedWrite = readonly [title: string, write: Write, keeps?: string];
