/** A list on paper. Fetched when one is printed. */
export const printing = {
  preparing: 'Připravuje se tisk…',
  failed: 'Seznam se nepodařilo načíst k tisku. Zkuste to znovu.',
  printedAt: (instant: string) => `Vytištěno ${instant}`,
  onlyFirst: (count: string, total: string) =>
    `Vytiskne se prvních ${count} z ${total}. Ostatní vytisknete po zúžení filtru, nebo si je exportujte.`,
  unfiltered: 'Bez filtru',
  sought: (text: string) => `Hledáno: ${text}`,
};
