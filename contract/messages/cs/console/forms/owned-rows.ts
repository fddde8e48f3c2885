/** Rows that belong to a record, in its form. Fetched with their input. */
export const ownedRows = {
  add: 'Přidat položku',
  remove: (position: number) => `Odebrat položku ${position}`,
  up: (position: number) => `Posunout položku ${position} výš`,
  down: (position: number) => `Posunout položku ${position} níž`,
  none: 'Zatím žádné položky',
  moved: (position: number, of: number) => `Položka je na ${position}. místě z ${of}`,
};
