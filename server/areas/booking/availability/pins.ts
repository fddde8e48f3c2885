import { randomInt } from 'node:crypto';

/** Where PINs of orders come from: an object, so that a test can let few of them be drawn. */
export const pins = { drawn: (): string => String(randomInt(1_000_000)).padStart(6, '0') };
