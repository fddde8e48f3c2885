import type { SilentReason } from '../../../rules/statistics/planning/forecast.ts';
import type { PlanFault } from '../../../rules/statistics/what-if/edited-plan.ts';
import { czechNumber as number } from '../../basics/numbers.ts';
import { plural } from '../../basics/plural.ts';

const desks = (count: number): string => `${number(count)} ${plural(count, 'přepážku', 'přepážky', 'přepážek')}`;
const days = (count: number): string => `${number(count)} ${plural(count, 'úřední den', 'úřední dny', 'úředních dnů')}`;

const reasons: Readonly<Record<SilentReason | 'not_made' | 'beyond' | 'no_handling', string>> = {
  closed: 'Pobočka má tento den zavřeno, není co přehrávat. Vyberte jiný den.',
  no_tickets: 'Pobočka zatím neohlásila žádný lístek, předpověď proto nemá. Začne po čtyřech otevřených dnech.',
  few_days: 'Předpověď pro tento den není: potřebuje aspoň čtyři otevřené dny téhož dne v týdnu z posledních čtyř měsíců.',
  not_made: 'Předpověď ještě není hotová. Vzniká každý večer po 20. hodině, u nové pobočky do několika minut po spočítání jejích lístků.',
  beyond: 'Na tento den předpověď nesahá. Vyberte některý z příštích čtrnácti dnů.',
  no_handling: 'Za posledních osm týdnů nebyl nikdo obsloužen. Bez délky obsluhy se den přehrát nedá.',
};
const faults: Readonly<Record<PlanFault, string>> = {
  time_missing: 'Doplňte čas, od kdy do kdy přepážka slouží, třeba 8:00.',
  hours_reversed: 'Přepážka končí dřív, než začíná. Opravte časy.',
  outside_office: 'Přepážka slouží mimo úřední hodiny. Zkraťte její dobu.',
  break_missing: 'Doplňte čas přestávky, nebo přestávku odeberte.',
  break_reversed: 'Přestávka končí dřív, než začíná. Opravte časy.',
  break_outside: 'Přestávka je mimo dobu přepážky. Posuňte ji, nebo odeberte.',
  break_all_day: 'Přestávka zabírá celou dobu přepážky. Zkraťte ji, nebo přepážku zavřete.',
  no_service: 'Přepážka nemá žádnou činnost. Zaškrtněte aspoň jednu, nebo přepážku zavřete.',
};

/** A plan by its letter, and how many clients come to their turn in time with it, in words. */
type ShareOfPlan = { readonly plan: string; readonly share: string };

/** The screen that plays a coming day with other desks. Fetched with it. */
export const whatIfWords = {
  title: 'Co kdyby',
  description: (evening: string) => `Předpověď z večera ${evening}, přehraná dvěstěkrát s vaším plánem přepážek.`,
  toPlanning: 'Plánování přepážek',
  day: 'Den',
  copy: 'Zkopírovat odkaz',
  copied: 'Odkaz na oba plány je ve schránce. Kdo nemá pobočku ve svém dosahu, plány neuvidí.',
  notCopied: 'Odkaz se nepodařilo zkopírovat. Zkopírujte adresu z prohlížeče.',
  reasonTitle: 'Tento den se přehrát nedá',
  reasons,
  faults,
  misread: (plan: string) => `Plán ${plan} v odkazu nejde přečíst. Místo něj vidíte dnešní provoz.`,
  gone: (count: number) =>
    `${plural(count, 'Jedna přepážka', `${number(count)} přepážky`, `${number(count)} přepážek`)} z odkazu už v pobočce ${plural(count, 'není, byla vynechána', 'nejsou, byly vynechány', 'není, bylo vynecháno')}.`,
  expected: (clients: string, low: string, high: string, ordered: number) =>
    `Čekáme ${clients} klientů (${low}–${high}), z toho objednaných ${number(ordered)}.`,
  clientsTitle: (day: string) => `Klienti po hodinách, ${day}`,
  rows: { hour: 'Hodina', expected: 'Klienti', range: 'Rozmezí', ordered: 'Objednaní', desks: (plan: string) => `Přepážky ${plan}` },
  plans: 'Plány',
  plan: (letter: string, name: string) => `${letter}: ${name}`,
  name: 'Název plánu',
  usualName: 'Dnešní provoz',
  draftName: 'Návrh',
  usual: (count: number) =>
    count === 0
      ? 'Z minulých dnů neplyne, kdy která přepážka slouží. Otevřete je sami.'
      : `Dnešní provoz je to, co přepážky dělaly na většině z posledních ${number(count)} podobných dnů. Rozpis služeb aplikace nezná.`,
  fromCalls: 'Pobočka nehlásí, kdo u přepážky sedí: doba i přestávky jsou odvozeny z vyvolání.',
  newDesk: (count: number) => `Nová přepážka ${number(count)}`,
  addDesk: 'Přidat přepážku',
  removeDesk: (desk: string) => `Odebrat: ${desk}`,
  closed: 'zavřená',
  changed: 'změna',
  edit: (desk: string) => `Upravit: ${desk}`,
  done: (desk: string) => `Hotovo: ${desk}`,
  editShort: 'Upravit',
  doneShort: 'Hotovo',
  isOpen: 'Otevřená',
  from: (desk: string) => `${desk}, od`,
  to: (desk: string) => `${desk}, do`,
  hours: 'Doba',
  breaks: 'Přestávky',
  noBreak: 'bez přestávky',
  breakFrom: (desk: string, place: number) => `${desk}, ${number(place)}. přestávka od`,
  breakTo: (desk: string, place: number) => `${desk}, ${number(place)}. přestávka do`,
  addBreak: 'Přidat přestávku',
  removeBreak: (place: number) => `Odebrat ${number(place)}. přestávku`,
  services: 'Činnosti',
  allServices: 'Všechny',
  noServices: 'žádná činnost',
  undo: (desk: string) => `Vrátit: ${desk}`,
  undoShort: 'Vrátit',
  changes: (count: number) =>
    count === 0
      ? 'Plán je stejný jako dnešní provoz.'
      : `Proti dnešnímu provozu se liší ${number(count)} ${plural(count, 'přepážka', 'přepážky', 'přepážek')}.`,
  hoursAtDesks: (hours: string) => `Hodin u přepážek: ${hours}.`,
  undoAll: 'Vrátit dnešní provoz',
  unservedServices: (names: string) => `Žádná otevřená přepážka nevyřizuje: ${names}. Jejich klienti odejdou neobslouženi.`,
  notPlayable: (plan: string, count: number) => `Plán ${plan} zatím nejde přehrát: opravte ${desks(count)}.`,
  noDesk: (plan: string) => `V plánu ${plan} není otevřená žádná přepážka. Otevřete aspoň jednu.`,
  playing: 'Přehrávám den',
  playedAll: (count: number) => `Přehráno ${number(count)} dnů.`,
  played: (done: number, of: number) => `${number(done)} z ${number(of)} dnů`,
  cancel: 'Zastavit',
  cancelled: 'Přehrávání jste zastavili.',
  failed: 'Přehrání se nepovedlo. Zkuste to znovu; pomůže i načíst stránku, plány v ní zůstanou.',
  play: 'Přehrát',
  other: 'Přehrát jiné dny',
  otherHelp: (seed: number) => `Sada náhodných dnů ${number(seed)}. Stejná sada dá vždy stejný výsledek.`,
  old: 'Výsledky jsou z předchozího znění plánů.',
  answer: {
    none: 'Změňte v plánu B přepážky a uvidíte, co by to udělalo s čekáním.',
    better: (minutes: number, best: ShareOfPlan, other: ShareOfPlan) =>
      `S plánem ${best.plan} přijde do ${number(minutes)} min na řadu ${best.share} klientů, s plánem ${other.plan} jen ${other.share}.`,
    same: (minutes: number, share: string) => `Oba plány vyjdou stejně: do ${number(minutes)} min přijde na řadu ${share} klientů.`,
    hours: (a: string, b: string) => `Hodin u přepážek: plán A ${a}, plán B ${b}.`,
  },
  results: 'Co vyšlo ve 200 přehraných dnech',
  charts: {
    wait: 'Čekání v minutách podle hodiny příchodu',
    queue: 'Kolik lidí čeká',
    use: 'Využití přepážek',
    middle: 'medián',
    waitRange: 'od mediánu po 90 % klientů',
    dayRange: 'osm dnů z deseti',
    target: (minutes: number) => `cíl ${number(minutes)} min`,
    waitLabel: (plan: string, most: string, hour: number) =>
      `Čekání podle hodiny příchodu, ${plan}: nejdelší mezi ${hour}. a ${hour + 1}. hodinou, kdy 90 % klientů počká do ${most} min.`,
    queueLabel: (plan: string, most: string, hour: number) =>
      `Fronta po hodinách, ${plan}: nejdelší mezi ${hour}. a ${hour + 1}. hodinou, obvykle ${most} lidí.`,
    useLabel: (plan: string, most: string, hour: number) =>
      `Využití přepážek po hodinách, ${plan}: nejvyšší mezi ${hour}. a ${hour + 1}. hodinou, ${most} %.`,
    none: (plan: string) => `${plan}: nic k zobrazení.`,
  },
  table: {
    caption: 'Srovnání plánů',
    value: 'Hodnota',
    difference: 'Rozdíl B a A',
    within: (minutes: number, share: string) => `Do ${number(minutes)} min, cíl ${share}`,
    metDays: 'Dny, kdy je cíl splněn',
    metOf: (met: number, of: number) => `${number(met)} z ${number(of)}`,
    mean: 'Čekání v průměru',
    p90: 'Čekání, 90 % klientů do',
    queue: 'Nejdelší fronta',
    use: 'Využití přepážek',
    left: 'Odejde dřív, než přijde na řadu',
    unserved: 'Nikdo je neobslouží',
    lastLeaves: 'Poslední klient odchází',
    hours: 'Hodin u přepážek',
    erlang: (minutes: number) => `Erlang C, do ${number(minutes)} min`,
    minutes: (value: string) => `${value} min`,
    people: (value: string) => `${value} lidí`,
    perDay: (value: string) => `${value} za den`,
    points: (value: string) => `${value} p. b.`,
    same: 'stejně',
    met: 'cíl splněn',
    missed: 'cíl nesplněn',
  },
  servicesTable: {
    title: 'Čekání po činnostech',
    help: (minutes: number, count: number) =>
      `Podíl těch, kdo přišli na řadu do ${number(minutes)} min. Pod ním průměrné čekání, v závorce čekání 90 % klientů, a n: kolik jich ve všech ${number(count)} dnech přišlo na řadu.`,
    service: 'Činnost',
    minutes: (mean: string, p90: string) => `${mean} min (${p90})`,
    n: (count: string) => `n ${count}`,
    notCalled: (perDay: string) => `${perDay} za den nepřijde na řadu`,
  },
  hoursTable: {
    title: 'Hodinu po hodině v číslech',
    wait: (plan: string) => `${plan}: čekání, medián (90 %)`,
    queue: (plan: string) => `${plan}: fronta`,
    use: (plan: string) => `${plan}: využití`,
  },
  said: {
    better: (hour: number, now: string, before: string) =>
      `Nejvíc pomůže mezi ${hour}. a ${hour + 1}. hodinou: 90 % klientů počká do ${now} min místo ${before}.`,
    worse: (hour: number, now: string, before: string) =>
      `Hůř dopadne doba mezi ${hour}. a ${hour + 1}. hodinou: 90 % klientů počká do ${now} min místo ${before}.`,
    noWorse: 'V žádné hodině se nečeká o víc než minutu déle.',
  },
  erlang: {
    title: 'Kontrola vzorcem Erlang C',
    help: 'Vzorec nezná přestávky, rozdělení činností, frontu z předchozí hodiny ani to, že někdo odejde.',
    row: (share: string, played: string) => `${share}, přehráním vyšlo ${played}`,
  },
  past: {
    title: 'O kolik se přehrávání mýlí',
    loading: 'Přehrávám minulé dny pobočky…',
    failed: 'Minulé dny se nepodařilo načíst.',
    none: 'Zatím není co srovnat: žádný úřední den pobočky s lístky ještě neproběhl.',
    help: (count: number, from: string, to: string) =>
      `Posledních ${days(count)} přehraných znovu, se skutečnými příchody a přepážkami; délka obsluhy z lístků od ${from} do ${to}`,
    wait: (minutes: string) => `Průměrné čekání dne se lišilo v průměru o ${minutes} min.`,
    within: (minutes: number, points: string, erlang: string) =>
      `Podíl do ${number(minutes)} min se lišil o ${points} procentního bodu, vzorec Erlang C o ${erlang}.`,
    longer: (minutes: string) => `Přehrávání spíš přidává: čekání vychází v průměru o ${minutes} min delší, než bylo.`,
    shorter: (minutes: string) => `Přehrávání spíš ubírá: čekání vychází v průměru o ${minutes} min kratší, než bylo.`,
    chart: (count: number, worst: string, minutes: string) =>
      `Rozdíl přehraného a skutečného průměrného čekání, ${days(count)}. Největší ${worst}: ${minutes} min.`,
    worst: (day: string, minutes: string) => `Nejvíc se lišilo ${day}: ${minutes} min.`,
    table: 'Den po dni v číslech',
    columns: { day: 'Den', clients: 'Klientů', wait: 'Čekání', played: 'Přehrané', difference: 'Rozdíl' },
    calls: 'Kdy přepážky sloužily, je odvozeno z vyvolání: pobočka to v těchto dnech nehlásila.',
  },
  basis: {
    title: 'Z čeho se hraje',
    services: (from: string, to: string) => `Délka obsluhy a podíl činností jsou z lístků od ${from} do ${to}`,
    reservations: 'Z objednaných přijde 92 %, většina pár minut předem; mají přednost.',
    patience: (minutes: string) =>
      `Klienti odcházejí, když čekají dlouho: jeden na každých ${minutes} minut čekání, jako v těchto týdnech.`,
    noPatience: 'Z fronty v těchto týdnech nikdo neodešel, proto neodchází ani tady.',
    without: 'Nezahrnuje přednost činností, přesměrování k jiné přepážce ani mezeru mezi klienty.',
  },
  printed: { title: (plan: string) => `Přepážky, ${plan}`, desk: 'Přepážka', hours: 'Doba', services: 'Činnosti' },
};
