import { plural } from '../../../basics/plural.ts';

/** Branches without settings of ordering. Fetched with their list. */
export const webStores = {
  missing: (count: number) => `${count} ${plural(count, 'pobočka nemá', 'pobočky nemají', 'poboček nemá')} nastavení objednávání`,
  meaning: 'Bez nastavení se pobočka nabízí pod svým názvem, se všemi činnostmi, které mají plán objednávání.',
  add: 'Přidat pobočky bez nastavení',
  added: (count: number) => `${plural(count, 'Přidána', 'Přidány', 'Přidáno')} ${count} ${plural(count, 'pobočka', 'pobočky', 'poboček')}.`,
  notAdded: (name: string, why: string) => `Nastavení pobočky ${name} se nepodařilo přidat. ${why}`,
};
