/** The list of keys that `?` opens. */
export const shortcuts = {
  title: 'Klávesové zkratky',
  search: 'Hledat v aplikaci',
  filter: 'Hledat v seznamu',
  create: 'Nový záznam',
  nextRow: 'Další řádek',
  previousRow: 'Předchozí řádek',
  selectRow: 'Vybrat řádek v zaměření',
  openRow: 'Otevřít řádek',
  editBeside: 'Upravit řádek vedle seznamu',
  moveOrder: 'Přesunout objednávku v zaměření',
  orderSteps: {
    arrive: 'Klient přišel',
    serve: 'Klient je obsloužený',
    undo: 'Vrátit poslední krok',
    cancel: 'Zrušit objednávku',
    call: 'Zavolat klientovi',
  },
  save: 'Uložit formulář',
  close: 'Zavřít',
  list: 'Zobrazit zkratky',
  addSort: 'Přidat sloupec k řazení',
  addSortKeys: 'Shift + klik na název sloupce',
  singleKeys: 'Zkratky z jedné klávesy',
  singleKeysHelp: 'Vypněte je, když vám překážejí: například při ovládání hlasem.',
  or: 'nebo',
};
export type ShortcutWords = typeof shortcuts;
