import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { simulatorWords as words } from '../contract/messages/cs/simulator.ts';
import { addDays } from '../contract/rules/opening/calendar-days.ts';
import { instantAt } from '../contract/rules/time/prague-time.ts';
import { type Faults, noFaults, usualFaults } from './branch/chances.ts';
import { startOf } from './office/plan/local-day.ts';

/** How the simulator was asked to play. */
export type Options = {
  readonly url: string;
  /** Null plays every store where the key is known. */
  readonly stores: number | null;
  readonly speed: number;
  /** Instants in milliseconds; `last` goes on where the branches were stopped today. */
  readonly from: number | 'last' | 'office-day';
  readonly until: number | null;
  readonly seed: string;
  readonly faults: Faults;
  readonly keysFile: string;
  readonly stateFolder: string;
  readonly journal: string | null;
  /** Where to write what displays show and play; null writes it nowhere. */
  readonly displays: string | null;
  /** How many orders to make as the public does, instead of playing branches; null plays. */
  readonly book: number | null;
  readonly account: { readonly user: string; readonly password: string } | null;
  /** Started by the server: plays what the demonstration plays, quietly, and ends with it. */
  readonly isBuiltIn: boolean;
};

type Outcome = { readonly options: Options } | { readonly faults: readonly string[] };
type Environment = Readonly<Record<string, string | undefined>>;

const names = [
  'url',
  'stores',
  'speed',
  'from',
  'until',
  'seed',
  'faults',
  'state',
  'journal',
  'displays',
  'user',
  'password',
  'book',
] as const;
type Name = (typeof names)[number];

/** Reads the options; all faults together. `now`: the real time, in milliseconds. */
export function readOptions(given: readonly string[], environment: Environment, now: number): Outcome {
  const { values, faults } = parsed(given);
  const say = (fault: string) => {
    faults.push(fault);
  };
  const data = resolve(environment['DATA_DIR'] || './data');
  const speed = numberIn(values.get('speed') ?? '1', 1, 1_000_000, () => say(words.badSpeed(values.get('speed') ?? '')));
  const moment = (name: 'from' | 'until') => {
    const text = values.get(name);
    if (text === undefined) return null;
    const read = readMoment(text, now, name === 'until');
    if (read === null) say(words.badInstant(`--${name}`, text));
    return read;
  };
  const from = values.get('from') === 'last' ? 'last' : (moment('from') ?? (speed > 1 ? 'office-day' : now));
  const until = moment('until');
  const user = values.get('user');
  const password = values.get('password');
  const url = values.get('url') ?? 'http://localhost:3000';
  if (!/^https?:\/\//u.test(url) || !URL.canParse(url)) say(words.badUrl(url));
  if ((user === undefined) !== (password === undefined)) say(words.passwordNeeded);
  if (typeof from === 'number' && until !== null && until <= from) say(words.untilBeforeFrom);
  const stores = values.get('stores');
  const journal = values.get('journal');
  const displays = values.get('displays');
  const book = values.get('book');
  const options: Options = {
    url,
    stores: stores === undefined ? null : Math.floor(numberIn(stores, 1, 10_000, () => say(words.badCount('--stores', stores)))),
    speed,
    from,
    until,
    seed: values.get('seed') ?? 'radovin',
    faults: readFaults(values.get('faults') ?? '', say),
    keysFile: resolve(data, 'simulator.json'),
    stateFolder: resolve(values.get('state') ?? resolve(data, 'simulator')),
    journal: journal === undefined ? null : resolve(journal),
    displays: displays === undefined ? null : resolve(displays),
    book: book === undefined ? null : Math.floor(numberIn(book, 1, 10_000, () => say(words.badCount('--book', book)))),
    account: user === undefined || password === undefined ? null : { user, password },
    isBuiltIn: given.includes('--built-in'),
  };
  return faults.length === 0 ? { options } : { faults };
}

function parsed(given: readonly string[]): { readonly values: ReadonlyMap<Name, string>; readonly faults: string[] } {
  const { tokens } = parseArgs({
    args: [...given],
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    strict: false,
    tokens: true,
  });
  const values = new Map<Name, string>();
  const faults: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    const name = token.kind === 'option' ? names.find((known) => known === token.name) : undefined;
    if (token.kind === 'option' && token.name === 'built-in') continue;
    if (name === undefined) faults.push(words.unknownOption(token.kind === 'option' ? token.rawName : token.value));
    else if (token.kind === 'option' && token.value !== undefined) values.set(name, token.value);
    else faults.push(words.missingValue(`--${name}`));
  }
  return { values, faults };
}

function numberIn(text: string, least: number, most: number, fault: () => void): number {
  const number = Number(text.trim() === '' ? Number.NaN : text);
  if (number >= least && number <= most) return number;
  fault();
  return least;
}

function readFaults(text: string, say: (fault: string) => void): Faults {
  const isFault = (name: string): name is keyof Faults => Object.hasOwn(usualFaults, name);
  const chosen: [string, number][] = [];
  for (const part of text.split(',').map((each) => each.trim())) {
    if (part === '') continue;
    const [name = '', rate] = part.split('=');
    const chance = rate === undefined && isFault(name) ? usualFaults[name] : Number(rate);
    if (isFault(name) && chance >= 0 && chance <= 1) chosen.push([name, chance]);
    else say(words.badFault(part));
  }
  return { ...noFaults, ...Object.fromEntries(chosen) };
}

/**
 * An instant in milliseconds as someone writes it: `now`, a day, or a day with the time that clocks in Prague show; with
 * an offset or Z any other. Null when it is none. `isEnd`: of a day its end.
 */
function readMoment(text: string, now: number, isEnd: boolean): number | null {
  if (text === 'now') return now;
  const [, year, month, day, hour, minute, second = '0', zone] =
    /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d))?(?:\.\d+)?(Z|[+-]\d\d:\d\d)?)?$/u.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  // A thirtieth of February would be taken for a day of March.
  if (year === undefined || Number.isNaN(Date.parse(date)) || addDays(date, 0) !== date) return null;
  if (hour === undefined) return startOf(isEnd ? addDays(date, 1) : date);
  if (zone !== undefined) return Number.isNaN(Date.parse(text)) ? null : Date.parse(text);
  if (Number(hour) > 23 || Number(minute) > 59) return null;
  return instantAt({
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second),
  }).getTime();
}
