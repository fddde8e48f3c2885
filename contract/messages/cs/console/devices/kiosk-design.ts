import { plural } from '../../../basics/plural.ts';

const kiosks = (count: number): string => `${count} ${plural(count, 'kiosek', 'kiosky', 'kiosků')}`;

/** What the three editors of a kiosk have in common. Fetched with each of them. */
export const kioskDesign = {
  tabs: { label: 'Vzhled kiosku', pages: 'Stránky', tickets: 'Lístek', states: 'Zvuky a obrazy stavů' },
  drafts: {
    one: 'Máte tu rozpracovanou práci, která nebyla uložena',
    many: 'Máte tu dřívější rozpracovanou práci, která nebyla uložena',
    at: (time: string) => `Rozpracováno: ${time}.`,
    older: 'Od té doby vzhled uložil někdo jiný: pokračovat znamená přepsat ho, až uložíte.',
    take: 'Pokračovat v ní',
    discard: 'Zahodit ji',
    of: (action: string, time: string) => `${action} (${time})`,
  },
  conflict: {
    someone: 'Někdo jiný',
    merge: 'Sloučit',
    canMerge: 'Každý jste měnili něco jiného: Sloučit spojí obojí.',
    compared: 'Co se liší',
    where: 'Kde',
    mine: 'Vy',
    both: 'měnili jste oba',
    unchanged: 'beze změny',
    removed: 'odebráno',
    same: 'Neliší se v ničem.',
    close: 'Zůstat v editoru',
  },
  copying: {
    choose: 'Kiosky na výběr',
    none: 'Žádný další kiosek tu není.',
    loading: 'Kiosky se načítají',
    search: 'Hledat pobočku nebo kiosek',
    clear: 'Smazat hledání',
    notFound: (text: string) => `Nic takového: „${text}“. Zkuste část názvu pobočky nebo kiosku.`,
    all: (count: number) => `Vybrat všechny (${count})`,
    allFound: (count: number) => `Vybrat všechny nalezené (${count})`,
    chosen: (count: number, all: number) => `Vybráno ${count} z ${all}`,
    found: (count: number) => `Se stránkami: ${kiosks(count)}`,
    more: (count: number) => `Ukázat další (${count})`,
    reading: 'Zjišťuje se, co se tam najde…',
    unread: (why: string) => `Nepodařilo se zjistit, co kiosek má, kopírovat na něj nelze. ${why}`,
    states: 'Zkopírovat i zvuky a obrazy stavů',
    statesOf: (count: number) => `Uložených je tu ${count}. Kde tu žádný není, nechá si kiosek svůj.`,
    run: (count: number) => `Kopírovat na ${kiosks(count)}`,
    cancel: 'Zrušit',
    close: 'Zavřít',
    running: 'Kopíruje se',
    progress: (done: number, count: number) => `${done} z ${count}`,
    outcomes: 'Jak dopadly jednotlivé kiosky',
    outcome: (done: number, failed: number) =>
      failed === 0
        ? `Zkopírováno na ${kiosks(done)}. Pobočky to dostanou jako jednu změnu.`
        : `Zkopírováno na ${kiosks(done)}, na ${kiosks(failed)} ne.`,
    copied: 'Zkopírováno',
    statesCopied: 'i zvuky a obrazy stavů',
    failed: (why: string) => `Nezkopírováno, kiosek má to co předtím. ${why}`,
    again: (count: number) => `Zkusit znovu (${count})`,
  },
};
