/** A branch without services, and services that give out the same tickets, fetched with the page of a branch and with the editors of its kiosks. */
export const sharedNumbers = {
  none: 'Pobočka nemá žádnou činnost: klienti by si neměli na co vzít lístek.',
  add: 'Přidat činnost',
  shared: (one: string, tickets: string, other: string, otherTickets: string) =>
    `Činnosti ${one} (${tickets}) a ${other} (${otherTickets}) vydávají lístky se stejným číslem. Změňte u jedné písmeno nebo rozsah.`,
  change: (service: string) => `Změnit čísla: ${service}`,
};
export type SharedNumberWords = typeof sharedNumbers;

/** A branch that calls no one, fetched with its page and with the editor of its kiosks. */
export const missingDesks = {
  none: 'Pobočka nemá žádnou přepážku: lístky by neměl kdo vyvolat.',
  inactive: 'Všechny přepážky pobočky jsou vypnuté: lístky by neměl kdo vyvolat.',
  add: 'Přidat přepážku',
  show: 'Zobrazit přepážky',
};
export type MissingDeskWords = typeof missingDesks;
