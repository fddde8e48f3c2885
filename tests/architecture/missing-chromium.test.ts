import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { root } from './sources.ts';

const run = promisify(execFile);

it('says in one line how Chromium is added on each of the usual systems where there is none, and counts the part as skipped', async () => {
  const env = { ...process.env, CHROMIUM: '/nowhere/chromium' };
  const { stdout } = await run(process.execPath, ['scripts/test.mjs', 'browser'], { cwd: root, env }).catch((ended: unknown) =>
    typeof ended === 'object' && ended !== null && 'stdout' in ended ? { stdout: String(ended.stdout) } : { stdout: '' },
  );
  const lines = stdout.trim().split('\n');
  // Before it runs, it says what and about how long.
  expect(lines[0]).toMatch(/^Poběží: browser\. Na dvou volných jádrech asi \d+ min\./u);
  const ofChromium = lines.filter((line) => line.includes('Chromium'));
  expect(ofChromium).toHaveLength(1);
  for (const command of ['apt-get install chromium', 'brew install chromium', 'winget install Google.Chrome', 'CHROMIUM'])
    expect(ofChromium[0]).toContain(command);
  expect(lines.at(-1)).toBe('0 passed, 0 failed, 1 skipped');
});
