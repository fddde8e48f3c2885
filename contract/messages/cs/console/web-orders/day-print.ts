/** The orders of a day on paper. Fetched with the button that prints them. */
export const dayPrint = {
  print: 'Vytisknout den',
  printNext: (day: string) => `Vytisknout příští den s objednávkami: ${day}`,
  preparing: 'Připravuje se tisk…',
  nobody: (day: string) => `Není co tisknout: ${day}, nikdo není objednaný.`,
  failed: 'Objednávky se nepodařilo načíst k tisku. Zkuste to znovu.',
  columns: {
    time: 'Čas',
    pin: 'PIN',
    name: 'Klient',
    service: 'Činnost',
    phone: 'Telefon',
    note: 'Poznámka',
    state: 'Stav',
    tick: 'Vyřízeno',
  },
  count: (state: string, count: number) => `${state}: ${count}`,
  printedAt: (instant: string) => `Vytištěno ${instant}`,
};
