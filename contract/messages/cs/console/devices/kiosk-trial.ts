import type { KioskCondition } from '../../../../rules/kiosk/visit/parameters.ts';
import { plural } from '../../../basics/plural.ts';

const conditions: Readonly<Record<KioskCondition, string>> = {
  error: 'Porucha',
  blocked: 'Zablokovaný',
  offline: 'Bez spojení',
  paper_out: 'Došel papír',
  outside_hours: 'Mimo otevírací dobu',
  printing: 'Tiskne se lístek',
};

/** The trial of a kiosk as a visitor. */
export const kioskTrial = {
  title: 'Vyzkoušet kiosek',
  close: 'Ukončit zkoušku',
  again: 'Začít znovu',
  kiosk: 'Kiosek, jak ho uvidí klient',
  nothingChanges: 'Jen zkouška: nevydá se žádný lístek a žádná objednávka se nezmění.',
  states: 'Stav kiosku',
  conditions,
  ownImage: 'vlastní obrázek',
  builtIn: 'Kde není nahraný obrázek nebo zvuk, ukáže se vestavěné sdělení, potichu.',
  ownSound: 'vlastní zvuk',
  noImage: 'vlastní obrázek nemá',
  noSound: 'vlastní zvuk nemá',
  soundNotPlayed: 'Prohlížeč zvuk tohoto stavu nepřehrál. Zkontrolujte hlasitost a zapněte stav znovu.',
  hours: 'Otevírací doba',
  open: (until: string) => `Teď je otevřeno do ${until}.`,
  closedUntil: (day: string, time: string) => `Teď je zavřeno, otevře se ${day} v ${time}.`,
  today: 'dnes',
  closed: 'Teď je zavřeno.',
  hoursUnknown: 'Hodiny pobočky se nepodařilo načíst, kiosek vydává, jako by bylo otevřeno.',
  asOpen: 'Zkoušet, jako by bylo otevřeno',
  queue: 'Fronta',
  people: (count: number) => (count === 0 ? 'Teď nikdo nečeká.' : `Teď ${plural(count, 'čeká', 'čekají', 'čeká')} ${count}.`),
  queueUnknown: 'Pobočka teď neposílá, kdo čeká: kiosek počty neukáže.',
  estimate:
    'Čekání je odhad: lidé před klientem krát obvyklá délka obsluhy, děleno otevřenými přepážkami. Když některý z údajů chybí, neukáže se. Čísla lístků začínají od začátku řady.',
  orders: 'Dnešní objednávky',
  noOrders: 'Na dnešek nikdo objednaný není.',
  noneAwaited: (count: number) =>
    `Na dnešek ${plural(count, 'je 1 objednávka', `jsou ${count} objednávky`, `je ${count} objednávek`)}, na příchod klienta už žádná nečeká.`,
  ordersUnknown: 'Dnešní objednávky se nepodařilo načíst: žádný PIN nebude platit.',
  typePin: 'Zadejte PIN některé z nich:',
  order: (time: string, pin: string) => `v ${time}, PIN ${pin}`,
  moreOrders: (count: number) => `a ${plural(count, 'další', 'další', 'dalších')} ${count}`,
  paper: 'Vytištěný lístek',
  paperOf: (number: string) => `Lístek ${number}, jak vyjede z tiskárny`,
  paperLength: (millimetres: number) => `Délka papíru ${millimetres} mm.`,
  paperNotOwn: 'Kiosek svůj lístek ještě nemá: takto ho navrhneme na kartě Lístek.',
  paperFailed: 'Lístek se nepodařilo nakreslit. Zkuste stránku načíst znovu.',
  minutes: (count: number) => `${count} min`,
  ordersNotRead: 'Dnešní objednávky se nepodařilo načíst: jejich PIN tu platit nebude.',
  madeUp: (pin: string, service: string) => `Příchod vyzkoušejte PINem ${pin}. Je to vymyšlená objednávka na činnost ${service}.`,
  madeUpNote: 'Platí jen v této zkoušce, nikde se neukládá. Skutečný kiosek by tento PIN odmítl.',
  issued: (count: number) => `${plural(count, 'Vydaný lístek', 'Vydané lístky', 'Vydaných lístků')}: ${count}`,
};
export type KioskTrialWords = typeof kioskTrial;
