import { words } from '../basics/words.mjs';
import { run } from './run.mjs';

const say = (line) => process.stdout.write(`${line}\n`);

/** Says how a part went, where its time went, what it said only if it failed, and hands its tally on. */
export function report({ name, tally, output = '', started, remarks = [] }) {
  const count = tally.passed + tally.failed + tally.skipped;
  const detail = count > 1 ? words.testing.tests(count) : '';
  const failed = tally.failed > 0;
  say((failed ? words.testing.failed : words.testing.passed)(name, detail, performance.now() - started));
  for (const remark of remarks) say(remark);
  if (failed) say(output.replace(/^/gmu, '    '));
  return tally;
}

/** A step that either holds or not: it counts as one test. */
export async function step(name, args) {
  const started = performance.now();
  const { code, output } = await run(args);
  return report({ name, output, started, tally: { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 } });
}

/** A part that cannot run here: said with how to add what is missing, and counted. */
export function leaveOut(name, reason) {
  say(words.testing.skipped(name, reason));
  return { passed: 0, failed: 0, skipped: 1 };
}
