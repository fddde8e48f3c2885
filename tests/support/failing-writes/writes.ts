import { accountWrites } from './account-writes.ts';
import { rowWrites } from './row-writes.ts';
import { storeWrites } from './store-writes.ts';

/** Every write; one that is new is a line in the table of its subject. */
export const writes = [...rowWrites, ...storeWrites, ...accountWrites].map(([title, write, keeps]) => ({ title, write, keeps }));
