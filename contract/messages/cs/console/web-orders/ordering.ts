import { atTime } from '../../../../rules/time/shown-time.ts';
import { plural } from '../../../basics/plural.ts';

const places = (count: number): string => `${count} ${plural(count, 'místo', 'místa', 'míst')}`;
const releasePlaces = (count: number): string => `${count} ${plural(count, 'volné místo', 'volná místa', 'volných míst')}`;

/** Choosing the time of an order. Fetched with the chooser. */
export const ordering = {
  chooseService: 'Nejdřív zvolte činnost, pak se nabídnou její volné termíny.',
  loading: 'Volné termíny se načítají',
  failed: 'Volné termíny se nepodařilo načíst.',
  again: 'Zkusit znovu',
  days: 'Den',
  times: 'Volné termíny',
  previousWeeks: 'Předchozí týdny',
  nextWeeks: 'Další týdny',
  places,
  releasePlaces,
  full: 'obsazeno',
  noTimes: 'Tento den se na činnost neobjednává.',
  nearest: (time: string) => `Nejbližší volný: ${time}`,
  nearestFree: 'Nejbližší volné termíny',
  noneFree: 'V příštích dvanácti měsících není žádný volný termín.',
  chosen: (time: string) => `Zvoleno: ${time}`,
  withoutPlan: 'Činnost nemá rozpis volných termínů. Zvolte čas v úředních hodinách pobočky.',
  starts: 'Začátek termínu',
  fullNotYours:
    'Na obsazený termín smí objednat jen ten, kdo má oprávnění „Objednávání mimo kapacitu“. Zvolte jiný volný termín, nebo požádejte správce: ví, kdo z kolegů ho má, a může ho dát i vám.',
  exceed: (time: string) => `Přesto objednat na ${time}`,
  beyond:
    'Tady se dá objednat i na obsazený termín nebo mimo nabízené časy. Napište, proč tak klienta objednáváte. Důvod zůstane v objednávce i v její historii.',
  giveReason: 'Napište důvod, nebo se vraťte na volné termíny.',
  otherTime: 'Jiný čas (mimo kapacitu)',
  offeredTimes: 'Zpět na volné termíny',
  move: 'Přesunout',
  moveQuestion: (order: string) => `Přesunout objednávku: ${order}`,
  now: 'Teď',
  newly: 'Nově',
  notChosen: 'zatím nezvoleno',
  keep: (time: string) => `Nechat ${atTime(time)}`,
  moveTo: (time: string) => `Přesunout na ${time}`,
  moving: 'Přesouvá se…',
  moved: (was: string, is: string) => `Objednávka byla přesunuta: ${was} → ${is}.`,
  chooseTime: 'Zvolte nový termín',
  sameTime: (time: string) => `Objednávka už je na ${time}, nic se nezmění. Zvolte jiný termín, nebo ji tak nechte.`,
  arrivesAgain: 'Klient je teď na místě. Na jiném dni bude objednávka zase Potvrzená a příchod se označí znovu; dnešní zůstane v historii.',
  endedMeanwhile: 'Objednávka mezitím skončila, přesunout už nejde. Kdo a kdy ji změnil, říká její historie.',
  movedMeanwhile: (was: string, is: string) =>
    `Objednávka už byla mezitím přesunuta z ${was} na ${is}. Přesuňte ji znovu, jen když to má být jinak.`,
};
