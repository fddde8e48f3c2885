import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { seedRandom } from '../../../contract/rules/values/random.ts';
import { noteSeed } from './repeat-command.ts';
import { isAskedWhole, sampleCount } from './sample.ts';
import { turnOfRun } from './turn.ts';

type Options = {
  /** The entity that the property is about: with `ENTITIES` all runs of the named ones are made. */
  readonly entity?: string;
  /** Fewer runs would say nothing. */
  readonly least?: number;
  readonly endOnFailure?: boolean;
};

/**
 * How a property is run: a tenth of its runs with a seed that moves with the commit, so that ten commits make as many runs as
 * one whole run; all of them with `SAMPLE=whole`. A failure names the seed and the path that lead to it again.
 */
export function propertyRuns<Ts>(whole: number, { entity, least = 1, endOnFailure = false }: Options = {}): fc.Parameters<Ts> {
  const path = process.env['SEED_PATH'];
  const numRuns = isAskedWhole(entity) ? whole : shareOf(whole, least);
  return { numRuns, seed: seedOfRun(), endOnFailure, reporter, ...(path === undefined ? {} : { path }) };
}

/** The tenth of a number, rounded up; the whole number with `SAMPLE=whole`. */
export function shareOf(whole: number, least = 1): number {
  return turnOfRun() === 'whole' ? whole : Math.max(least, Math.ceil(whole / sampleCount));
}

/** The seed of this run: the one that `SEED` gives, one by chance for the whole, otherwise another one for each commit. */
export function seedOfRun(): number {
  const [given, turn] = [process.env['SEED'], turnOfRun()];
  if (given !== undefined) return Number(given);
  if (turn !== 'whole') return Math.floor(seedRandom('sample', turn)() * most);
  noteSeed({ seed: seedByChance, path: null });
  return seedByChance;
}

const most = 2_147_483_647;
// One for all properties of the file, so that any of its failures can name it.
const seedByChance = randomInt(most);

function reporter<Ts>(details: fc.RunDetails<Ts>): void {
  if (!details.failed) return;
  noteSeed({ seed: details.seed, path: details.counterexamplePath });
  throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance });
}
