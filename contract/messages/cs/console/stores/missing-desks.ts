/** A branch that calls no one, fetched with its page and with the editor of its kiosks. */
export const missingDesks = {
  none: 'Pobočka nemá žádnou přepážku: lístky by neměl kdo vyvolat.',
  inactive: 'Všechny přepážky pobočky jsou vypnuté: lístky by neměl kdo vyvolat.',
  add: 'Přidat přepážku',
  show: 'Zobrazit přepážky',
};
export type MissingDeskWords = typeof missingDesks;
