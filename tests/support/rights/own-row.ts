import type { InjectOptions } from 'fastify';
import type { Area } from '../../../contract/basics/access.ts';
import { isSuper } from './model.ts';
import type { Owing, Subject } from './subjects.ts';

/** What represents the store here: what belongs to who asks, or to someone else. */
export type Owned = {
  readonly userId: number;
  readonly sessionId: string;
  readonly waitingTask: number;
  readonly failedTask: number;
  readonly privateView: number;
  readonly sharedView: number;
  /** Shared as long as it was there. */
  readonly deletedView: number;
  /** The one store of who is limited; someone else's where the place is foreign. */
  readonly storeId: number;
};

/** A row of the matrix for an operation that is written by hand. */
export type OwnRow = {
  /** What of a session that owes a step may call it all the same. */
  readonly alsoFor?: readonly Owing[];
  /** Whether anybody may, with a session or without. */
  readonly isPublic?: true;
  readonly streams?: true;
  readonly request: (owned: Owned) => InjectOptions;
  readonly own: number;
  /** What belongs to a store: who lacks one of the areas is refused (403), and a store out of reach does not exist (404). */
  readonly ofStore?: readonly [Area, ...Area[]];
  /** What reports all stores in reach: who lacks one of the areas is refused (403), and the rest is left out. */
  readonly ofStores?: readonly [Area, ...Area[]];
  /** What is written for a row of no store: who lacks one of the areas, or is limited to stores, is refused (403). */
  readonly ofNoStore?: readonly [Area, ...Area[]];
  /** For super administrators: everybody else is refused (403). */
  readonly ofSuper?: true;
  /** For what is someone else's; the same as `own` where nothing is anybody's. */
  readonly foreign?: (subject: Subject) => number;
};

export const get = (url: string): InjectOptions => ({ method: 'GET', url: `/central${url}` });
export const post = (url: string, payload: object = {}): InjectOptions => ({ method: 'POST', url: `/central${url}`, payload });
export const remove = (url: string): InjectOptions => ({ method: 'DELETE', url: `/central${url}` });

export const superOr = (status: number, ofSuper: number) => (subject: Subject) => (isSuper(subject) ? ofSuper : status);
