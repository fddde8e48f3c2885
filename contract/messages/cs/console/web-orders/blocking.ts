/** Blocking of a day or of hours from the calendar of orders. Fetched with the screen. */
export const blocking = {
  day: 'Blokovat den',
  hours: 'Blokovat hodiny',
  title: 'Blokovat hodiny dne',
  wholeBranch: 'Pobočka bude v tu dobu zavřená pro všechny činnosti.',
  which: 'Který den',
  goOn: 'Pokračovat',
  from: 'Od',
  until: 'Do',
  confirm: 'Zablokovat',
  stays: (hours: string) => `Otevřeno zůstane: ${hours}`,
  closes: 'Tím se zavře celý den.',
  saved: (hours: string) => `Zablokováno: ${hours}.`,
  failed: 'Hodiny se nepodařilo zablokovat',
  faults: {
    noTime: 'Napište čas, například 10:30.',
    reversed: 'Konec musí být po začátku.',
    closed: 'V tuto dobu je zavřeno, není co blokovat.',
  },
};
