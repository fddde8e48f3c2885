import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aDataDirectory, aProgram } from './program.ts';

it('a data directory gets a new key, says what is lost without it, and goes on with another only when told to', async () => {
  const directory = aDataDirectory();
  const key = join(directory, 'keys', 'secret');
  const run = (...options: string[]) => aProgram(options, { DATA_DIR: directory });
  const first = run('--empty');
  await first.origin();
  expect(await first.stop()).toBe(0);
  const before = readFileSync(key, 'utf8');

  const rotating = run('--rotate-key');
  expect(await rotating.ended).toBe(0);
  expect(rotating.said()).toContain('vše je zašifrované novým tajným klíčem (hodnot: 0)');
  const after = readFileSync(key, 'utf8');
  expect([after === before, existsSync(`${key}.next`)]).toEqual([false, false]);

  rmSync(key);
  const refused = run('--empty');
  expect(await refused.ended).toBe(1);
  expect(refused.complained()).toContain(`jehož soubor ${key} chybí`);
  expect(existsSync(key)).toBe(false);

  const accepting = run('--empty', '--accept-new-key');
  const origin = await accepting.origin();
  expect(accepting.said()).toContain('Platí nový tajný klíč.');
  expect((await fetch(`${origin}/health/ready`)).status).toBe(200);
  expect(await accepting.stop()).toBe(0);
}, 120_000);
