import { plural } from '../../../basics/plural.ts';

/** What changed in a structure, part by part. Fetched where one is shown. */
export const changedParts = {
  added: 'přidáno',
  removed: 'odstraněno',
  reordered: 'jiné pořadí',
  yes: 'ano',
  no: 'ne',
  file: 'soubor',
  otherFile: 'jiný soubor',
  columns: 'sloupce',
  before: 'před',
  after: 'po',
  /** A part that has no name, by its place among others. */
  item: (place: number) => `${place}. položka`,
  of: (what: string, value: string) => `${what}: ${value}`,
  moreParts: (count: number) => `a ${count} ${plural(count, 'další', 'další', 'dalších')}`,
  whole: 'celé',
  less: 'zkrátit',
  same: 'Nic z toho, co je vidět, se nezměnilo.',
  nothing: 'Nic v tom není.',
};
export type ChangedPartsWords = typeof changedParts;
