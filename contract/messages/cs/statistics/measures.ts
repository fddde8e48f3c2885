import type { MeasureName } from '../../../rules/statistics/definitions.ts';

/** What a measure is called, and the sentence that says what it counts: in tables, in help and in the second sheet of exports. */
export type MeasureWords = Readonly<Record<MeasureName, { readonly name: string; readonly definition: string }>>;

const percentile = 'Odhad z rozložení časů s chybou nejvýše 5 %, nikdy mimo nejkratší a nejdelší čas.';

export const measureWords: MeasureWords = {
  clients: { name: 'Klienti', definition: 'Kolik klientů přišlo. Převedený klient se počítá jednou, u činnosti, se kterou přišel.' },
  tickets: { name: 'Lístky', definition: 'Kolik lístků se vydalo. Převedený klient má lístek za každou činnost.' },
  served: { name: 'Obsloužení', definition: 'Lístky, jejichž obsluha skončila. Převedené lístky sem nepatří.' },
  missed: { name: 'Nedostavili se', definition: 'Klienti, kteří byli voláni a k přepážce nepřišli.' },
  missed_share: { name: 'Podíl nedostavených', definition: 'Nedostavení děleno volanými.' },
  left: { name: 'Odešli před voláním', definition: 'Klienti, kteří odešli dřív, než byli voláni.' },
  unserved: { name: 'Neobsloužení', definition: 'Lístky, které na konci dne ještě čekaly.' },
  transferred: { name: 'Převedení', definition: 'Lístky, jejichž klient byl poslán k další činnosti.' },
  ordered: {
    name: 'Objednaní',
    definition: 'Objednávky na tento den a na činnosti, které nebyly zrušeny, nepropadly a jsou potvrzené. Počítají se ke dni termínu.',
  },
  arrived: { name: 'Objednaní, kteří přišli', definition: 'Kolik z objednaných přišlo.' },
  arrived_share: { name: 'Podíl příchodů', definition: 'Objednaní, kteří přišli, děleno objednanými.' },
  wait_shortest: { name: 'Čekání: nejkratší', definition: 'Nejkratší doba od příchodu do volání.' },
  wait_mean: {
    name: 'Čekání: průměr',
    definition:
      'Součet čekání dělený počtem volaných. Čeká se od příchodu do posledního volání; objednaný čeká od svého termínu, přijde-li dřív.',
  },
  wait_median: { name: 'Čekání: medián', definition: `Polovina volaných nečekala déle. ${percentile}` },
  wait_p90: { name: 'Čekání: 9 z 10', definition: `Devět z deseti volaných nečekalo déle. Říká se od 10 volaných. ${percentile}` },
  wait_p95: { name: 'Čekání: 19 z 20', definition: `Devatenáct z dvaceti volaných nečekalo déle. Říká se od 20 volaných. ${percentile}` },
  wait_longest: { name: 'Čekání: nejdelší', definition: 'Nejdelší doba od příchodu do volání.' },
  wait_below_5: { name: 'Čekali do 5 min', definition: 'Volaní, kteří čekali méně než 5 minut.' },
  wait_5_to_15: { name: 'Čekali 5–15 min', definition: 'Volaní, kteří čekali aspoň 5 a méně než 15 minut.' },
  wait_15_to_30: { name: 'Čekali 15–30 min', definition: 'Volaní, kteří čekali aspoň 15 a méně než 30 minut.' },
  wait_from_30: { name: 'Čekali 30 min a déle', definition: 'Volaní, kteří čekali 30 minut a déle.' },
  within_target: { name: 'Volaní včas', definition: 'Volaní, kteří čekali kratší dobu, než je cíl, děleno všemi volanými.' },
  service_level: {
    name: 'Splnění cíle',
    definition:
      'Volaní včas děleno všemi, kdo měli být voláni: volanými, těmi, kdo odešli až po době cíle, a neobslouženými. Kdo odešel dřív, se nepočítá.',
  },
  handling_shortest: { name: 'Obsluha: nejkratší', definition: 'Nejkratší doba od volání do konce obsluhy.' },
  handling_mean: {
    name: 'Obsluha: průměr',
    definition: 'Součet dob od volání do konce obsluhy dělený jejich počtem. Kdo se nedostavil, se nepočítá.',
  },
  handling_median: { name: 'Obsluha: medián', definition: `Polovina obsluh netrvala déle. ${percentile}` },
  handling_p90: { name: 'Obsluha: 9 z 10', definition: `Devět z deseti obsluh netrvalo déle. Říká se od 10 obsluh. ${percentile}` },
  handling_longest: { name: 'Obsluha: nejdelší', definition: 'Nejdelší doba od volání do konce obsluhy.' },
  handling_total: { name: 'Obsluha: celkem', definition: 'Součet dob od volání do konce obsluhy.' },
  desk_time: {
    name: 'U přepážky',
    definition: 'Jak dlouho byly přepážky otevřené. Počítá se přepážka, kterou už zavřeli; otevřená se započte po zavření.',
  },
  idle_time: { name: 'Bez klienta', definition: 'Čas otevřené přepážky, kdy u ní nikdo nebyl obsluhován.' },
  occupancy: { name: 'Vytížení', definition: 'Čas otevřené přepážky s klientem děleno časem, kdy byla otevřená.' },
  peak: {
    name: 'Nejvíc čekajících',
    definition: 'Nejvíc klientů, kteří na jedné pobočce čekali najednou. Za část činností ani za více poboček dohromady se nesčítá.',
  },
};
