import { plural } from '../../../basics/plural.ts';
import { grammar } from '../../basics/grammar.ts';

const { number } = grammar;

/** Many rows at once, and those that were deleted. Sentences about the entity come from its labels and the grammar. */
export const bulk = {
  region: 'Hromadné akce',
  selectFound: (count: number) =>
    `Vybrat ${plural(count, 'nalezený', 'všechny', 'všech')} ${number(count)} ${plural(count, 'záznam', 'nalezené', 'nalezených')}`,
  edit: 'Upravit hromadně',
  editHelp: 'Zaškrtněte, co chcete změnit. Ostatní pole zůstanou, jak jsou.',
  fields: 'Co změnit',
  nothingChosen: 'Zaškrtněte aspoň jedno pole.',
  next: 'Pokračovat',
  back: 'Zpět',
  saveChanges: 'Uložit změny',
  foreseeing: 'Zjišťuje se, co se stane…',
  foreseen: 'Co se stane',
  working: 'Provádí se…',
  outcome: 'Co se stalo',
  will: { done: 'Provede se', unchanged: 'Beze změny', refused: 'Nepůjde provést' },
  did: { done: 'Provedeno', unchanged: 'Beze změny', refused: 'Neprovedeno' },
  nothingToDo: 'U žádného z vybraných záznamů se tím nic nezmění.',
  reasons: 'Proč to nejde',
  idle: 'U čeho není co dělat',
  moreReasons: (count: number) => `a ${plural(count, 'další', 'další', 'dalších')} ${number(count)}`,
  copyReasons: 'Zkopírovat důvody',
  copied: 'Zkopírováno do schránky.',
  notCopied: 'Prohlížeč kopírování nedovolil. Označte text a zkopírujte ho sami.',
  unsavedFirst: 'Nejprve uložte rozepsané změny.',
  undo: 'Vrátit zpět',
  partlyUndone: (count: number) => `${number(count)} ${plural(count, 'záznam', 'záznamy', 'záznamů')} se obnovit nepodařilo.`,
  trash: {
    link: 'Koš',
    title: (page: string) => `Koš: ${page}`,
    empty: 'Koš je prázdný',
    emptyHelp: 'Co tu smažete, v koši zůstane a dá se obnovit.',
    deletedAt: 'Smazáno',
    deletedBy: 'Kdo smazal',
    restore: 'Obnovit',
    restoreRow: (name: string) => `Obnovit ${name}`,
  },
};
export type BulkWords = typeof bulk;
