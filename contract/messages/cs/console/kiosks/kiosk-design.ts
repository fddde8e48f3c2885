/** What the three editors of a kiosk have in common. Fetched with each of them. */
export const kioskDesign = {
  tabs: { label: 'Vzhled kiosku', pages: 'Stránky', tickets: 'Lístek', states: 'Zvuky a obrazy stavů' },
  drafts: {
    one: 'Máte tu rozpracovanou práci, která nebyla uložena',
    many: 'Máte tu dřívější rozpracovanou práci, která nebyla uložena',
    at: (time: string) => `Rozpracováno: ${time}.`,
    older: 'Od té doby vzhled uložil někdo jiný: pokračovat znamená přepsat ho, až uložíte.',
    take: 'Pokračovat v ní',
    discard: 'Zahodit ji',
    of: (action: string, time: string) => `${action} (${time})`,
  },
};
