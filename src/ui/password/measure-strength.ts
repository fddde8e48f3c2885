export const strengths = ['weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof strengths)[number];
export type Measure = (password: string, known: readonly string[]) => Strength;

/** Longer ones are strong enough by what is looked at; the work grows faster than the length. */
const lookedAt = 64;
const ofScore: Readonly<Record<number, Strength>> = { 0: 'weak', 1: 'weak', 2: 'fair', 3: 'good', 4: 'strong' };

let ready: Promise<Measure> | undefined;

/** Fetches what measures: the library and its list of common passwords are large, and only who sets a password needs them. */
export function fetchMeasure(countryWords: readonly string[]): Promise<Measure> {
  ready ??= make(countryWords);
  return ready;
}

async function make(countryWords: readonly string[]): Promise<Measure> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const common = { 'passwords-common': dictionary['passwords-common'], country: [...countryWords] };
  const library = new ZxcvbnFactory({ dictionary: common, graphs: adjacencyGraphs, maxLength: lookedAt });
  return (password, known) => ofScore[library.check(password.slice(0, lookedAt), [...known]).score] ?? 'weak';
}
