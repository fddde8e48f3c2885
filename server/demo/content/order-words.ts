/** What clients write into the note; most write nothing. */
export const notes = [
  'Přijdu s kočárkem.',
  'Prosím o přepážku v přízemí, jsem na vozíku.',
  'Vyřizuji i za manžela, mám plnou moc.',
  'Přijdu s dítětem do 15 let.',
  'Potřebuji tlumočníka do znakového jazyka.',
  'Doklad mi propadl minulý týden.',
  'Jde o přepis dvou vozidel.',
  'Prosím o zavolání, kdyby se termín uvolnil dříve.',
  'Nemám rodný list, stačí oddací?',
  'Zaplatím kartou.',
] as const;

export const cancelReasons = [
  'Nemoc',
  'Nevyhovuje termín',
  'Vyřízeno jinak',
  'Omylem dvě objednávky',
  'Změna otevírací doby pobočky',
] as const;

/** What the history says of a client who cancelled by the link in the message. */
export const clientThemself = 'klient';
