import { plural } from '../../../basics/plural.ts';

/** The builder of a filter of conditions and groups of them: fetched when it opens. */
export const filterBuilder = (number: (value: number) => string) => ({
  help: 'Složený filtr platí spolu s hledáním a ostatními filtry seznamu.',
  joint: 'Jak se podmínky spojují',
  joints: { all: 'Platí všechny', any: 'Platí aspoň jedna' },
  /** Between the conditions of a group as it is read. */
  between: { all: 'a zároveň', any: 'nebo' },
  condition: (place: string) => `Podmínka ${place}`,
  group: (place: string) => `Skupina ${place}`,
  field: 'Pole',
  relation: 'Vztah',
  value: 'Hodnota',
  chooseField: 'Vyberte pole',
  chooseValue: 'Vyberte hodnotu',
  relations: {
    is: 'je',
    isNot: 'není',
    isOneOf: 'je některé z',
    has: 'obsahuje',
    hasOneOf: 'obsahuje některé z',
    contains: 'obsahuje',
    atLeast: 'je nejméně',
    atMost: 'je nejvýše',
    from: 'je od',
    until: 'je do',
    isWithin: 'je v období',
    isAtHours: 'je v hodinách',
    between: 'je mezi',
    isEmpty: 'je prázdné',
    isFilled: 'je vyplněné',
  },
  guard: {
    title: 'Zahodit rozpracovaný filtr?',
    text: 'Změny filtru jste ještě nepoužili. Když odejdete, přijdete o ně.',
    leave: 'Zahodit změny',
    stay: 'Pokračovat v úpravách',
  },
  addCondition: 'Přidat podmínku',
  addGroup: 'Přidat skupinu',
  /** The same for screen readers, where several groups have such a button. */
  addConditionTo: (group: string) => `Přidat podmínku do skupiny ${group}`,
  addGroupTo: (group: string) => `Přidat skupinu do skupiny ${group}`,
  removeCondition: (place: string) => `Odebrat podmínku ${place}`,
  removeGroup: (place: string) => `Odebrat skupinu ${place}`,
  emptyGroup: 'Přidejte do skupiny aspoň jednu podmínku, nebo ji odeberte.',
  empty: 'Zatím tu není žádná podmínka.',
  full: (most: number) => `Podmínek může být nejvýše ${number(most)}.`,
  reversed: 'Konec nesmí být před začátkem.',
  unfinished: 'Až podmínky doplníte, uvidíte, kolik záznamů jim odpovídá.',
  matches: (count: number, isMore?: boolean) =>
    count === 0
      ? 'Neodpovídá žádný záznam'
      : `${plural(count, 'Odpovídá', 'Odpovídají', 'Odpovídá')} ${isMore === true ? 'více než ' : ''}${number(count)} ${plural(count, 'záznam', 'záznamy', 'záznamů')}`,
  apply: 'Použít',
  cancel: 'Zrušit',
  unreadable: 'nejde přečíst',
});
export type FilterBuilderWords = typeof filterBuilder;
