import { execFileSync } from 'node:child_process';

/** The number that chooses a tenth of the generated cases, or `whole` for all of them. */
export type Turn = number | 'whole';

/** Runs git with these arguments; null where it cannot answer. */
type Git = (...args: readonly string[]) => string | null;
type Chosen = { readonly number: number; readonly reason: string };

const variable = 'SAMPLE';

/** The turn of this run. */
export function turnOfRun(): Turn {
  if (process.env[variable] === undefined) chooseByCommit();
  return turnIn(process.env[variable] ?? '');
}

/** What this run asks and why, in one line. */
export function describeTurn(): string {
  const reason = process.env[variable] === undefined ? chooseByCommit() : 'as SAMPLE says';
  const turn = turnOfRun();
  const sample = turn === 'whole' ? 'everything' : `sample ${turn % 10} of 0-9, SAMPLE=${turn}`;
  const entities = process.env['ENTITIES'];
  const alone = entities === undefined ? '' : ` Of entities, everything of ${entities} and nothing of others.`;
  return `Generated suites ask ${sample} (${reason}).${alone}`;
}

/** Puts the number into the environment, so that the workers of a run do not ask git again. Returns what it comes from. */
function chooseByCommit(): string {
  const { number, reason } = numberOfCommit();
  process.env[variable] = String(number);
  return reason;
}

export function turnIn(text: string): Turn {
  if (text === 'whole') return text;
  if (!/^\d{1,15}$/u.test(text)) throw new Error(`SAMPLE is a whole number or "whole", not "${text}"`);
  return Number(text);
}

/**
 * The number of commits up to this one, so that each commit asks the next tenth. A shallow clone does not know it and always
 * counts the same: there the hash of the commit chooses, and without git the day does.
 */
export function numberOfCommit(git: Git = runGit): Chosen {
  const head = git('rev-parse', 'HEAD');
  const count = git('rev-list', '--count', 'HEAD');
  if (head === null || count === null)
    return { number: Math.floor(Date.now() / 86_400_000), reason: 'the day, because git does not answer' };
  if (git('rev-parse', '--is-shallow-repository') === 'false') return { number: Number(count), reason: 'the number of commits' };
  return { number: Number.parseInt(head.slice(0, 8), 16), reason: 'the hash of the commit, because the clone is shallow' };
}

function runGit(...args: readonly string[]): string | null {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}
