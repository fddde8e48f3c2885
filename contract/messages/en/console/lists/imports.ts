import type { ImportWords } from '../../../cs/console/lists/imports.ts';
import { grammar } from '../../basics/grammar.ts';

const { number } = grammar;

/** English of the Czech file of the same name. */
export const imports: ImportWords = {
  clearWord: '(clear)',
  stateCount: (state, count) => `${state}: ${number(count)}`,
  stateCounts: { new: 'New', changed: 'Changed', same: 'No change', wrong: 'Wrong' },
  download: 'Download the wrong rows',
  wrongRows: 'Wrong rows',
  wrongFileName: 'wrong-rows',
  wrongReason: (place) => (place === 1 ? 'Reason of the fault' : `Reason of the fault ${place}`),
};
