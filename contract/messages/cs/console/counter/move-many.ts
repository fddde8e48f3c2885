import { plural } from '../../../basics/plural.ts';

const orders = (count: number): string => `${count} ${plural(count, 'objednávku', 'objednávky', 'objednávek')}`;

/** Texts of moving many orders at once. Loaded with the screen. */
export const moveMany = {
  title: 'Přesunout více objednávek',
  toMany: 'Přesunout všechny najednou',
  toOne: 'Řešit po jedné',
  selected: 'Přesunout na jiný čas',
  loading: 'Hledají se nejbližší volné časy',
  failed: 'Nejbližší časy se nepodařilo najít',
  retry: 'Zkusit znovu',
  help: 'Každému navrhujeme nejbližší den a hodinu stejné činnosti. Návrh můžete změnit.',
  caption: 'Objednávky k přesunutí',
  client: 'Klient',
  former: 'Původně',
  proposal: 'Nový čas',
  result: 'Výsledek',
  timeOf: (name: string) => `Nový čas, ${name}`,
  stay: 'Nepřesouvat',
  noTime: 'Žádný volný čas. Přesuňte ji zvlášť.',
  waits: 'Nepřesunuto',
  moved: 'Přesunuto, čeká na odpověď',
  call: 'Bez e-mailu, zavolejte',
  nextTime: (reason: string) => `${reason} Navrhujeme další čas.`,
  noNext: (reason: string) => `${reason} Další volný čas není.`,
  message: 'Zpráva klientům',
  messageHelp: 'Přijde všem spolu s novým časem a odkazem, kterým ho potvrdí, nebo si vyberou jiný.',
  move: (count: number) => `Přesunout ${orders(count)} a dát vědět`,
  done: (count: number) => `Přesunuto: ${count} ${plural(count, 'objednávka', 'objednávky', 'objednávek')}. Zprávy odejdou za minutu.`,
  some: (moved: number, left: number) =>
    `Přesunuto: ${moved}. ${left} ${plural(left, 'čas je', 'časy jsou', 'časů je')} už obsazených, u ${plural(left, 'něj je', 'nich je', 'nich je')} další návrh.`,
  unknown: (reason: string) => `Nevíme, které objednávky se přesunuly: ${reason} Zkuste to znovu, žádná se nepřesune dvakrát.`,
  unanswered: 'Kdo ještě neodpověděl',
  none: 'Žádnou z objednávek přesunout nejde',
  noneText: 'Mezitím skončily, někdo je zrušil, nebo je klient už na místě.',
};
export type MoveManyWords = typeof moveMany;
