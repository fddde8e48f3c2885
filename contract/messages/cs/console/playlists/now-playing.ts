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
  noneDifferent: 'Všechno hraje, jak má',
  noneDifferentText: 'Zrušte filtr a uvidíte všechna zařízení.',
  summary: (devices: number, differing: number) =>
    `${devices} ${plural(devices, 'zařízení', 'zařízení', 'zařízení')} · ${
      differing === 0 ? 'vše hraje, jak má' : `${differing} ${plural(differing, 'hraje', 'hrají', 'hraje')} jinak, než má`
    }`,
  lost: 'Živé změny teď nechodí, údaje se obnoví samy po spojení.',
  columns: { device: 'Zařízení', store: 'Pobočka', plays: 'Hraje', since: 'Od', next: 'Pak', why: 'Proč' },
  nothing: 'nic',
  always: 'stále',
  noChange: 'beze změny',
  at: (name: string, time: string) => `${name} (${time})`,
  silent: (told: string, since: string) => `Displej se neozývá. Naposledy hrál: ${told}${since === '' ? '' : ` od ${since}`}.`,
  neverTold: 'Displej zatím nehlásil, co hraje.',
  other: (expected: string) => `Má hrát ${expected}.`,
  nothingExpected: 'Nemá hrát nic.',
  older: (version: number, newest: number) =>
    `Hraje starší verzi (${version}, nejnovější je ${newest}): pobočka ještě nemá všechny soubory.`,
  button: 'Podle plánu; kiosky nehlásí, co na tlačítku hraje.',
  differs: 'Hraje jinak, než má',
};
export type NowPlayingWords = typeof nowPlaying;
