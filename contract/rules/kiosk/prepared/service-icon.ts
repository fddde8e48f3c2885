import { foldDiacritics } from '../../text/fold-diacritics.ts';

/** Parts of Czech names of services, without accents, with the pictogram that people look for; the first that fits counts. */
const icons: readonly (readonly [names: RegExp, icon: string])[] = [
  [/obcansk\w* prukaz|\bop\b/u, 'id-card'],
  [/cestovn|\bpas\b|\bpasy\b|\bpasu\b/u, 'passport'],
  [/vyzvednut|vydej/u, 'document-check'],
  [/ridic|vozid|\bspz\b|autoskol/u, 'car'],
  [/prechodn|parkovac|parkovan/u, 'parking'],
  [/snat|oddav|manzel|matri/u, 'rings'],
  [/rodn\w* list|narozen|rodic/u, 'baby'],
  [/obyvatel|trval\w* pobyt|bydlist|bydlen|\bbyt/u, 'home'],
  [/overov|overen|legaliz|vidimac|podpis/u, 'stamp'],
  [/czech ?point|datov\w* schran|vypis/u, 'monitor'],
  [/\bpes\b|\bpsi\b|\bpsu\b|\bpsy\b/u, 'dog'],
  [/odpad|popelnic/u, 'trash'],
  [/pokladn|platb|poplat|\bdan/u, 'card'],
  [/zivnost|podnik/u, 'briefcase'],
  [/prestup|pokut/u, 'gavel'],
  [/staveb|stavb|uzemn/u, 'building'],
  [/mapa|katastr|pozem|geodet/u, 'map'],
  [/zelen|strom|kacen|zivotni\w* prostred/u, 'tree'],
  [/vodn|vodo|kanaliz/u, 'drop'],
  [/skol|vzdel/u, 'school'],
  [/zdravotn\w* postiz|\bztp|handicap/u, 'wheelchair'],
  [/social|davk|pece/u, 'heart'],
  [/ztrat|klic/u, 'key'],
  [/podateln|post/u, 'mail'],
  [/informac/u, 'info'],
  [/\blist(?!ek|k)|doklad|potvrzen|osvedcen|zadost|formular/u, 'document'],
];

/** The pictogram that a button of the service begins with; null where its name says nothing that there is one for. */
export function serviceIcon(czechName: string): string | null {
  const name = foldDiacritics(czechName);
  return icons.find(([names]) => names.test(name))?.[1] ?? null;
}
