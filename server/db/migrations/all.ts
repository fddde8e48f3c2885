import { czechOrderAndSearch } from './0001-czech-order-and-search.ts';
import { entities } from './0002-entities.ts';
import { history } from './0003-history.ts';
import { sessions } from './0004-sessions.ts';

/** Every step of the schema in its order. A released one is never changed: a new one follows it. */
export const migrations = {
  '0001-czech-order-and-search': czechOrderAndSearch,
  '0002-entities': entities,
  '0003-history': history,
  '0004-sessions': sessions,
} as const;
