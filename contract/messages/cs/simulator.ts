import { czechNumber } from '../basics/numbers.ts';
import { plural } from '../basics/plural.ts';

const counted = (count: number, [one, few, many]: readonly [string, string, string]): string =>
  `${czechNumber(count)} ${plural(count, one, few, many)}`;

/** What came of orders that were made as the public does; `refused` are reasons with how often they were given. */
type Booked = Readonly<Record<'asked' | 'confirmed' | 'unconfirmed' | 'taken', number>> & {
  readonly refused: Readonly<Record<string, number>>;
};

/** What the branch simulator says to who starts it. */
export const simulatorWords = {
  help: `Použití: npm run simulate -- [volby]

Hraje pobočky města: skutečný klient protokolu pobočkového serveru. Co hraje, určuje nastavení v centrální aplikaci.

Volby:
  --url ADRESA           adresa centrální aplikace (http://localhost:3000)
  --stores POČET         kolik poboček hrát (všechny ze souboru s klíči)
  --speed KOLIKRÁT       kolikrát rychleji běží čas; dožene skutečnost a pokračuje s ní (1)
  --from OKAMŽIK         odkud začít: now, last, den (2026-11-20), nebo okamžik (2026-11-20T08:00); bez ní při
                         --speed 1 now, jinak začátek posledního úředního dne
  --until OKAMŽIK        kde skončit: now, den (jeho konec), nebo okamžik; bez ní běží dál
  --seed TEXT            stejný text zahraje stejné dny (radovin)
  --faults SEZNAM        poruchy, například cut,late=0.1: cut (přerušení spojení), repeat (zdvojené dávky),
                         reorder (přeházené dávky), late (opožděné o dny), skew (hodiny jdou špatně), outage (výpadky
                         pobočky); číslo od 0 do 1 říká jak často
  --state SLOŽKA         kde si pobočky pamatují události a nastavení (DATA_DIR/simulator)
  --journal SOUBOR       zapisovat každou událost jako řádek JSON
  --displays SOUBOR      zapisovat, co který displej při vyvolání ukázal a čím se ozval, jako řádek JSON
  --book POČET           místo hraní objedná tolik termínů jako veřejnost a skončí;
                         zná jen to, co smí klient: objednávku, kterou potvrzuje odkaz v e-mailu, nechá nepotvrzenou
  --user, --password     přihlášení hlavního správce: založí pobočky, které chybí, a vytvoří jim klíče
  --help                 vypsat tuto nápovědu

Bez --user bere klíče ukázkových poboček z DATA_DIR/simulator.json. Ukončí se Ctrl+C.`,
  faults: (faults: readonly string[]) => `Simulátor se nespustil. Opravte prosím:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
  unknownOption: (option: string) => `Volba ${option} neexistuje. Seznam voleb vypíše npm run simulate -- --help.`,
  missingValue: (option: string) => `Za volbou ${option} chybí hodnota.`,
  badUrl: (value: string) => `--url má být adresa začínající http:// nebo https://, je „${value}“.`,
  badCount: (option: string, value: string) => `${option} má být celé číslo od 1 do 10000, je „${value}“.`,
  badSpeed: (value: string) => `--speed má být číslo od 1 do 1000000, je „${value}“.`,
  badInstant: (option: string, value: string) => `${option} má být den (2026-11-20) nebo okamžik (2026-11-20T08:00), je „${value}“.`,
  untilBeforeFrom: '--until má být později než --from.',
  badFault: (value: string) => `Porucha „${value}“ neexistuje, nebo její číslo není od 0 do 1.`,
  passwordNeeded: '--user a --password patří k sobě: uveďte obě volby, nebo žádnou.',
  noStores: (path: string) =>
    `V souboru ${path} nejsou žádné pobočky. Spusťte nejdřív npm start s ukázkovými daty, nebo se přihlaste volbami --user a --password.`,
  fewStores: (found: number, wanted: number) =>
    `Klíče jsou jen pro ${counted(found, ['pobočku', 'pobočky', 'poboček'])}, hraje jen ty (z ${wanted}). Další založí volby --user a --password.`,
  taken: (code: string) => `Pobočku ${code} hraje jiný simulátor se stejnou složkou --state, vynechávám ji.`,
  allTaken: 'Všechny pobočky hraje jiný simulátor se stejnou složkou --state. Ukončete ho, nebo zvolte jinou složku.',
  signInFailed: (status: number) => `Přihlášení se nepodařilo (${status}). Zkontrolujte --user a --password.`,
  callFailed: (what: string, status: number, text: string) => `Volání ${what} se nepodařilo (${status}): ${text}`,
  unreachable: (url: string) => `Na adrese ${url} centrální aplikace neodpovídá.`,
  making: (label: string) => `Zakládám pobočku ${label}…`,
  started: (count: number, speed: number) =>
    `${plural(count, 'Hraje', 'Hrají', 'Hraje')} se ${counted(count, ['pobočka', 'pobočky', 'poboček'])}${speed > 1 ? `, čas běží ${speed}krát rychleji` : ''}. Ukončíte Ctrl+C.`,
  progress: (time: string, { connected, all, made, unconfirmed }: Readonly<Record<'connected' | 'all' | 'made' | 'unconfirmed', number>>) =>
    `${time}  spojeno ${connected} z ${all}, událostí ${czechNumber(made)}, nepotvrzených ${czechNumber(unconfirmed)}`,
  finished: (made: number) => `Hotovo, ${counted(made, ['událost potvrzena', 'události potvrzeny', 'událostí potvrzeno'])}.`,
  unconfirmed: (count: number) => `Centrální aplikace nepotvrdila ${counted(count, ['událost', 'události', 'událostí'])}.`,
  stopped: 'Simulátor skončil.',
  nothingOffered: 'Přes web se teď nedá objednat žádný volný termín.',
  bookingClosed: 'Objednávání přes web je vypnuté: centrální aplikace běží s PUBLIC_BOOKING=off.',
  waiting: (seconds: number) => `Centrální aplikace nebere z jedné adresy víc požadavků, pokračuje se za ${seconds} s.`,
  booked: ({ asked, confirmed, unconfirmed, taken, refused }: Booked) =>
    [
      `Objednáno ${czechNumber(confirmed + unconfirmed)} z ${counted(asked, ['termínu', 'termínů', 'termínů'])}: potvrzených ${czechNumber(confirmed)}, na potvrzení e-mailem čeká ${czechNumber(unconfirmed)}.`,
      ...(taken > 0 ? [`Termín byl mezitím obsazený: ${czechNumber(taken)}krát.`] : []),
      ...Object.entries(refused).map(([code, count]) => `Odmítnuto (${code}): ${czechNumber(count)}krát.`),
    ].join('\n'),
  /** Names of what is made where stores are to be made. */
  made: {
    store: (order: number) => `Simulovaná pobočka ${order}`,
    service: ['Ověřování a Czech POINT', 'Občanské průkazy a pasy', 'Evidence obyvatel', 'Pokladna'],
    desk: (number: number) => `Přepážka ${number}`,
    employee: (order: number) => `Úředník ${order}`,
    kiosk: 'Kiosk u vchodu',
    display: 'Hala – hlavní displej',
    plan: 'Běžné úřední hodiny',
  },
} as const;
