import type { Channel } from '../../../../rules/services/channels.ts';
import type { Numbering } from '../../../../rules/services/plan-copies.ts';
import { plural } from '../../../basics/plural.ts';

const to = (count: number): string => `${count} ${plural(count, 'pobočky', 'poboček', 'poboček')}`;

/** Services in addition to their rows: copying them, and how their names look. */
export const services = {
  copying: {
    action: 'Kopírovat do poboček…',
    short: 'Kopírovat…',
    all: 'Kopírovat vše do poboček…',
    titleOne: (name: string) => `Kopírovat činnost „${name}“ do poboček`,
    title: (count: number) => `Kopírovat ${count} ${plural(count, 'činnost', 'činnosti', 'činností')} do poboček`,
    titleAll: 'Kopírovat všechny činnosti do poboček',
    help: 'Činnost stejného názvu se upraví podle této, jinak vznikne nová. Před zkopírováním uvidíte rozdíly u každé pobočky.',
    numbering: 'Písmeno a čísla lístků',
    numberings: { own: 'Každá pobočka svoje', same: 'Stejná jako odsud' } satisfies Record<Numbering, string>,
    numberingHelps: {
      own: 'Stávající činnost si je nechá. Nová převezme odsud, a když už je pobočka vydává, dostane první volné písmeno.',
      same: 'Činnost se odmítne tam, kde stejné lístky už vydává jiná.',
    } satisfies Record<Numbering, string>,
    desks: 'Přidat činnost i přepážkám stejných čísel',
    desksHelp: 'Činnost se odmítne tam, kde pobočka žádnou z nich nemá.',
    preview: 'Zobrazit rozdíly',
    back: 'Zpět na výběr',
    copy: (count: number) => `Zkopírovat do ${to(count)}`,
    done: (count: number) => `Činnosti jsou zkopírované do ${to(count)}.`,
    results: { created: 'Vznikne', changed: 'Změní se', unchanged: 'Beze změny', left: 'Vynechá se', refused: 'Nejde' },
    resultsDone: { created: 'Vytvořeno', changed: 'Změněno', unchanged: 'Beze změny', left: 'Vynecháno', refused: 'Odmítnuto' },
    leaveOut: 'Co zkopírovat',
    inStores: (name: string, count: number, all: number) => `${name} (${count} z ${all} poboček)`,
    chosen: (count: number, stores: number) =>
      `${plural(count, 'Zapíše', 'Zapíšou', 'Zapíše')} se ${count} ${plural(count, 'činnost', 'činnosti', 'činností')} v ${stores} ${plural(stores, 'pobočce', 'pobočkách', 'pobočkách')}. Co kopírovat nechcete, odškrtněte.`,
    nothing: 'Nezapíše se nic, vše je odškrtnuté.',
    tickets: (prefix: string, from: number, last: number) => `Lístky ${prefix === '' ? '' : `${prefix} `}${from}–${last}`,
    addedDesks: (numbers: string) => `Přibude na přepážkách č. ${numbers}`,
    missingDesks: (numbers: string) => `Pobočka nemá přepážky č. ${numbers}`,
    same: (names: string) => `Beze změny: ${names}`,
    unknown: 'Pobočka neexistuje, nebo k ní nemáte přístup',
    failed: 'Činnosti se nepodařilo zkopírovat',
    noneChosen: 'Vyberte aspoň jednu pobočku.',
  },
  desks: {
    title: 'Které přepážky činnost obsluhují',
    none: 'Zatím žádná: klienty této činnosti nikdo nevyvolá. Činnost vyberte v záznamu přepážky.',
    inactive: '(vypnutá)',
  },
  channels: {
    title: 'Jak činnost uvidí klienti a úředníci',
    help: 'Náhledy se mění, jak píšete. Kde vlastní text chybí, ukazuje se název činnosti.',
    names: {
      ticket: 'Lístek',
      touch_screen: 'Tlačítko na kiosku',
      virtual_display: 'Virtuální displej',
      desk: 'Přepážka',
      monitor: 'Monitoring',
      statistics: 'Statistiky',
      web_order: 'Webové objednávání',
      mobile: 'Mobilní aplikace',
    } satisfies Record<Channel, string>,
    unnamed: 'Název činnosti',
    fallback: 'Název činnosti, vlastní text není vyplněný',
    hidden: 'Podle nastavení viditelnosti se tu činnost nezobrazí.',
    cut: (field: string, lines: number, columns: number) =>
      `${field}: text se nezobrazí celý. ${plural(lines, 'Vejde', 'Vejdou', 'Vejde')} se ${lines} ${plural(lines, 'řádek', 'řádky', 'řádků')} po ${columns} ${plural(columns, 'znaku', 'znacích', 'znacích')}.`,
    cutSomewhere: (names: string) => `Text se nezobrazí celý: ${names}. Zkraťte ho, nebo tam zadejte kratší.`,
    desk: 'přepážka',
    nowServed: 'Právě obsluhujete',
    waiting: 'Čeká 5 lidí',
    chooseService: 'Vyberte činnost',
  },
};

export type ServiceWords = typeof services;
