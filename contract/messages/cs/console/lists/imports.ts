import type { ImportState } from '../../../../derive/imports/import-states.ts';
import { grammar } from '../../basics/grammar.ts';

const { number } = grammar;

/** Bringing rows in from a file, as far as files and tasks say it; the dialog has words of its own. */
export const imports = {
  /** In a cell: the stored value shall be erased. Read in every language, whatever the case. */
  clearWord: '(smazat)',
  stateCount: (state: string, count: number) => `${state}: ${number(count)}`,
  stateCounts: { new: 'Nové', changed: 'Změněné', same: 'Beze změny', wrong: 'Chybné' } satisfies Record<ImportState, string>,
  download: 'Stáhnout chybné řádky',
  wrongRows: 'Chybné řádky',
  wrongFileName: 'chybne-radky',
  /** Above the reasons in the file of wrong rows; `place`, from 2, where that is taken. */
  wrongReason: (place: number) => (place === 1 ? 'Důvod chyby' : `Důvod chyby ${place}`),
};

export type ImportWords = typeof imports;
