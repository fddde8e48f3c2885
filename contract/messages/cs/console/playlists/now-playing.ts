import { plural } from '../../../basics/plural.ts';

/** What devices play now. Fetched with the screen. */
export const nowPlaying = {
  title: 'Právě se přehrává',
  loading: 'Načítá se, co hraje',
  failed: 'Nepodařilo se načíst, co hraje',
  again: 'Zkusit znovu',
  none: 'Žádný displej ani tlačítko tu nic přehrávat nemá',
  noneText: 'Založte displej, nebo vyberte jinou pobočku.',
  store: 'Pobočka',
  allStores: 'Všechny pobočky',
  onlyDifferent: 'Jen co hraje jinak, než má',
  noneDifferent: 'Nic nehlásí, že by hrálo jinak',
  noneDifferentText: 'Zrušte filtr a uvidíte všechna zařízení.',
  summary: (devices: number, differing: number, unknown: number) =>
    [
      `${devices} ${plural(devices, 'zařízení', 'zařízení', 'zařízení')}`,
      ...(differing === 0 ? [] : [`${differing} ${plural(differing, 'hraje', 'hrají', 'hraje')} jinak, než má`]),
      ...(unknown === 0 ? [] : [`${unknown} nehlásí, co hraje`]),
      ...(differing === 0 && unknown < devices ? [unknown === 0 ? 'vše hraje, jak má' : 'ostatní hrají, jak mají'] : []),
    ].join(' · '),
  lost: 'Živé změny teď nechodí, údaje se obnoví samy po spojení.',
  columns: { device: 'Zařízení', store: 'Pobočka', plays: 'Hraje', since: 'Od', next: 'Pak', why: 'Proč' },
  nothing: 'nic',
  noChange: 'beze změny',
  at: (name: string, time: string) => `${name} (${time})`,
  silent: (text: string, since: string) => `Displej se neozývá. Naposledy hrál: ${text} od ${since}.`,
  neverReported: 'Displej zatím nehlásil, co hraje.',
  other: (expected: string) => `Má hrát ${expected}.`,
  nothingExpected: 'Nemá hrát nic.',
  older: (version: number, newest: number) =>
    `Hraje starší verzi (${version}, nejnovější je ${newest}): pobočka ještě nemá všechny soubory.`,
  button: 'Kiosek zatím nehlásí, co hraje. Podle plánu:',
};
export type NowPlayingWords = typeof nowPlaying;
