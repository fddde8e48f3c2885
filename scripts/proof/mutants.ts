import { groupBy } from '../../contract/rules/values/group-by.ts';
import { countOfEquivalents } from './mutants/equivalents.ts';
import { type MutantPart, mutantParts } from './mutants/parts.ts';
import type { Mutant, MutantReport } from './mutants/report.ts';
import { runStryker } from './mutants/run-stryker.ts';
import { say } from './reporting/options.ts';
import { keepInPage, type PageOfParts } from './reporting/page-of-parts.ts';
import type { Proof, ProofLine } from './reporting/proof-line.ts';

const leastFound = 0.85;
const testsOption = '--tests=';

const page: PageOfParts<MutantPart['name']> = {
  name: 'mutants',
  text: `Stryker makes one small fault at a time (a comparison turned round, a text emptied, a block left out) in the pure rules
and in the work of the server, and asks the tests that touch the place: a fault that no test finds is one that nobody would notice.
Faults in what runs while a module is loaded are left out. Faults that no input can tell from the original stand with their reason in
\`scripts/proof/mutants/equivalents.json\` (${countOfEquivalents}) and do not count.`,
  titles: {
    rules: 'Rules: contract/rules and contract/derive, by the unit suite',
    areas: 'Areas of the server: accounts and booking, by the server suite',
  },
};

/**
 * `mutants [rules|work] [file …] [--all-tests] [--tests=folder] [--resume]`: a part that runs over all of its files renews its lines
 * on the page. `--tests` runs only the tests below one folder, which takes an hour or two instead of a day. With `--all-tests` it lists
 * the redundant tests of that folder. A fault that these tests miss may be found by tests of another folder.
 */
export const proveMutants: Proof = async (options, onLine) => {
  const words = options.filter((option) => !option.startsWith('--'));
  const files = words.filter((word) => word.includes('/'));
  const isAsked = ({ name, folders }: MutantPart): boolean =>
    words.length === 0 || words.includes(name) || folders.some((folder) => files.some((file) => file.startsWith(folder)));
  const asksAllTests = options.includes('--all-tests');
  const tests = options.find((option) => option.startsWith(testsOption))?.slice(testsOption.length);
  const lines: ProofLine[] = [];
  for (const part of mutantParts.filter(isAsked)) {
    const report = await runStryker(part, {
      files: files.length > 0 ? files : part.folders.map((folder) => `${folder}**/*.ts`),
      asksAllTests,
      tests,
      resumes: options.includes('--resume'),
    });
    for (const mutant of report.mutants.filter(isMissed)) say(described(mutant));
    if (asksAllTests) for (const name of redundantTests(report)) say(`says nothing that another test does not: ${name}`);
    const proved = linesOf(report);
    for (const line of proved) onLine(line);
    if (files.length === 0 && tests === undefined) keepInPage(page, part.name, proved);
    lines.push(...proved);
  }
  return lines;
};

const isMissed = ({ state }: Mutant): boolean => state === 'survived' || state === 'untested';

function described({ file, line, state, code, replacement }: Mutant): string {
  return `${state} ${file}:${line}: ${code} -> ${replacement.replaceAll(/\s+/gu, ' ').slice(0, 100)}`;
}

/** A line for each folder of the code, such as contract/rules. */
function linesOf({ mutants }: MutantReport): readonly ProofLine[] {
  const counted = mutants.filter(({ state }) => state !== 'equivalent');
  const byFolder = groupBy(counted, ({ file }) => file.split('/').slice(0, 2).join('/'));
  return [...byFolder].map(([folder, made]) => {
    const found = made.filter(({ state }) => state === 'found').length;
    const untested = made.filter(({ state }) => state === 'untested').length;
    const share = ((found / made.length) * 100).toFixed(1);
    return {
      what: `faults in ${folder} that the tests find`,
      measured: `${found} of ${made.length} (${share} %), ${untested} where no test comes by`,
      target: `>= ${leastFound * 100} %`,
      holds: found >= made.length * leastFound,
    };
  });
}

/** Tests that found nothing alone, taken away one after the other. What found nothing may be about other code. */
function redundantTests({ mutants, tests }: MutantReport): readonly string[] {
  const finders = mutants.map(({ foundBy }) => new Set(foundBy)).filter(({ size }) => size > 0);
  const finding = new Set(finders.flatMap((found) => [...found]));
  return tests.filter((name) => {
    if (!finding.has(name)) return false;
    const isNeeded = finders.some((found) => found.size === 1 && found.has(name));
    if (!isNeeded) for (const found of finders) found.delete(name);
    return !isNeeded;
  });
}
