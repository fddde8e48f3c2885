import { plural } from '../../../basics/plural.ts';
import { grammar } from '../../basics/grammar.ts';

const { number } = grammar;

/** Changes that a branch has yet to download, as lists say them; their own screen has further words. */
export const waiting = {
  tab: 'Čekající změny',
  count: (count: number) => `${number(count)} ${plural(count, 'změna čeká', 'změny čekají', 'změn čeká')}`,
};
export type WaitingWords = typeof waiting;
