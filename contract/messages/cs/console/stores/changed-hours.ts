import { plural } from '../../../basics/plural.ts';

const orders = (count: number): string => `${count} ${plural(count, 'objednávka', 'objednávky', 'objednávek')}`;
const stores = (count: number): string => `${count} ${plural(count, 'pobočka', 'pobočky', 'poboček')}`;

/** Words of changing opening hours: which orders that concerns, and giving hours to other branches. Fetched with what changes them. */
export const changedHours = {
  impact: {
    title: 'Dopad na objednávky',
    counting: 'Zjišťuje se dopad na objednávky…',
    none: 'Žádná objednávka se tím neocitne mimo úřední hodiny.',
    some: (count: number) => `${orders(count)} ${plural(count, 'by se ocitla', 'by se ocitly', 'by se ocitlo')} mimo úřední hodiny.`,
    noneBlocked: 'Žádná objednávka v zablokované době není.',
    someBlocked: (count: number) => `V zablokované době ${plural(count, 'je', 'jsou', 'je')} ${orders(count)}.`,
    already: (count: number) => `${orders(count)} ${plural(count, 'je', 'jsou', 'je')} mimo tyto úřední hodiny.`,
    stay: 'Objednávky zůstanou platné a klientům se o tom nic nepošle. Po uložení je po jedné nebo všechny najednou přesunete, zrušíte, nebo ponecháte.',
    more: (count: number) => `A ještě ${orders(count)}.`,
    hidden: 'Které to jsou, uvidí ten, kdo má přístup k objednávkám.',
    failed: 'Dopad na objednávky se nepodařilo zjistit.',
    despite: (action: string, count: number) => `${action}, ${orders(count)} ${plural(count, 'zůstane', 'zůstanou', 'zůstane')} k vyřešení`,
  },
  left: {
    title: (count: number) => `Uloženo, zbývá vyřešit ${orders(count)}`,
    text: (count: number) =>
      `${plural(count, 'Termín je zavřený a klient o tom zatím neví', 'Termíny jsou zavřené a klienti o tom zatím nevědí', 'Termíny jsou zavřené a klienti o tom zatím nevědí')}. Objednávky přesunete všechny najednou, nebo je projdete po jedné a každou přesunete, zrušíte, nebo ponecháte.`,
    find: 'Co nevyřešíte teď, najdete v přehledu webových objednávek mezi tím, co potřebuje pozornost.',
    later: 'Později',
    solve: (count: number) => `Vyřešit ${count} ${plural(count, 'objednávku', 'objednávky', 'objednávek')}`,
    walk: 'Projít objednávky v zavřené době',
  },
  applying: {
    action: 'Použít pro vybrané pobočky…',
    note: 'Výchozí hodiny dostávají jen nové pobočky. Stávajícím je můžete dát tady, použijí se ty uložené.',
    unsaved: 'Nejprve úřední hodiny uložte.',
    help: 'Základní plán poboček se nahradí výchozími hodinami, kde žádný není, vznikne. Plánů s daty ani výjimek se to netýká. Před použitím uvidíte rozdíly.',
    preview: 'Zobrazit rozdíly',
    back: 'Zpět na výběr',
    copy: (count: number) => `Použít pro ${count} ${plural(count, 'pobočku', 'pobočky', 'poboček')}`,
    done: (count: number) => `Výchozí hodiny ${plural(count, 'má', 'mají', 'má')} ${stores(count)}.`,
    failed: 'Výchozí hodiny se nepodařilo použít',
    noneChosen: 'Vyberte aspoň jednu pobočku.',
  },
  copying: {
    title: (name: string) => `Kopírovat plán „${name}“ na pobočky`,
    choose: 'Na které pobočky se plán zkopíruje?',
    help: 'Plán se stejnou platností se nahradí, jinak vznikne nový. Před zkopírováním uvidíte rozdíly.',
    preview: 'Zobrazit rozdíly',
    back: 'Zpět na výběr',
    copy: (count: number) => `Zkopírovat na ${count} ${plural(count, 'pobočku', 'pobočky', 'poboček')}`,
    done: (count: number) => `Plán mají ${stores(count)}.`,
    results: { created: 'Vznikne', replaced: 'Změní se', unchanged: 'Beze změny', refused: 'Nejde' },
    resultsDone: { created: 'Vytvořeno', replaced: 'Změněno', unchanged: 'Beze změny', refused: 'Odmítnuto' },
    change: (day: string, before: string, after: string) => `${day}: ${before} → ${after}`,
    orders: (count: number) => `Mimo úřední hodiny: ${orders(count)}`,
    unknown: 'Pobočka neexistuje, nebo k ní nemáte přístup',
    store: 'Pobočka',
    result: 'Výsledek',
    differences: 'Rozdíly',
    failed: 'Plán se nepodařilo zkopírovat',
    noneChosen: 'Vyberte aspoň jednu pobočku.',
  },
};

export type ChangedHoursWords = typeof changedHours;
