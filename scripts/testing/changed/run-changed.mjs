import { words } from '../../basics/words.mjs';
import { bin, check, format, generated, inTurn, lint, types } from '../check-steps.mjs';
import { browser, parts } from '../parts.mjs';
import { run } from '../run.mjs';
import { report } from '../step.mjs';
import { suite } from '../suite.mjs';

const names = words.testing.steps;
const say = (line) => process.stdout.write(`${line}\n`);
const linted = /\.(?:ts|tsx|mjs)$/u;
// More files of one reason than these are only counted.
const shown = 20;

/** Runs what the changes since a commit touch. */
export async function runChanged(commit) {
  const started = performance.now();
  const { code, output } = await run([bin('tsx/dist/cli.mjs'), 'scripts/testing/changed/print-plan.ts', commit]);
  if (code !== 0) return [report({ name: words.changed.plan, output, started, tally: { passed: 0, failed: 1, skipped: 0 } })];
  const plan = JSON.parse(output.slice(output.indexOf('{')));
  sayPlan(plan, commit);
  if (plan.changed === 0) return [];
  if (plan.touchesAll.length > 0) return [...(await check()), ...(await parts.console())];
  const [near, far] = [plan.suites.filter(isNear), plan.suites.filter((each) => !isNear(each))];
  return [...(await cheap(plan, near)), ...(await inTurn(far.map((each) => () => runSuite(each, plan)))).flat()];
}

/** Suites of one worker, which share the two cores with the other steps; the rest have two workers of their own. */
const isNear = ({ suite: project }) => project === 'unit' || project === 'console';

/** Two lines at once, as for all files. */
async function cheap(plan, suites) {
  const code = plan.files.filter((file) => linted.test(file));
  const steps = [
    ...(plan.files.length > 0 ? [() => format(plan.files)] : []),
    ...(code.length > 0 ? [() => lint(code)] : []),
    ...(plan.generated ? [generated] : []),
  ];
  const [unitTests, consoleTests] = suites.map((each) => () => runSuite(each, plan));
  const lines = await Promise.all([inTurn([...steps, consoleTests]), inTurn([...plan.types.map((part) => () => types(part)), unitTests])]);
  return lines.flat(2);
}

/** Nothing chosen, nothing run: without files vitest would run the whole suite. */
async function runSuite({ suite: project, chosen }, { entities }) {
  if (chosen.length === 0) return [];
  // The tests of the sampling itself are in the unit suite: they ask for all entities.
  const env = project === 'server' && entities.length > 0 ? { ENTITIES: entities.join(',') } : {};
  const choice = { env, only: chosen.map(({ path }) => path) };
  return project === 'browser' ? browser(choice) : [await suite(names[project], project, choice)];
}

function sayPlan({ changed, touchesAll, entities, suites }, commit) {
  if (changed === 0) say(words.changed.nothing(commit));
  else say(words.changed.count(changed, commit));
  if (entities.length > 0) say(words.changed.entities(entities));
  if (touchesAll.length > 0) say(words.changed.touchesAll(touchesAll));
  for (const each of changed === 0 ? [] : suites) say(suiteLine(each));
}

function suiteLine({ suite: project, chosen, left, all }) {
  if (chosen.length === 0) return words.changed.none(names[project]);
  const reasons = [...grouped(chosen)].map(([reason, files]) => `${reason} (${files.length > shown ? files.length : files.join(', ')})`);
  return words.changed.suite(names[project], chosen.length, all, left > 0 ? [...reasons, words.changed.left(left)] : reasons);
}

/** The files of each reason, without what all paths of tests have. */
function grouped(chosen) {
  const groups = new Map();
  for (const { path, reason } of chosen) {
    const why = words.changed.reasons[reason.kind](reason.of);
    groups.set(why, [...(groups.get(why) ?? []), path.replace(/^tests\/(?:server\/|console\/|e2e\/)?/u, '').replace(/\.test\.tsx?$/u, '')]);
  }
  return groups;
}
