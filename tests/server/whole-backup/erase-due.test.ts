import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultRetention } from '../../../contract/rules/backup/retention.ts';
import { eraseDue } from '../../../server/areas/backups/full-backup/erasing/erase-due.ts';
import { aFolder } from '../../support/whole-backup/backups.ts';

const nights = ['2026-04-30', '2026-05-31', '2026-06-30', '2026-07-31', '2026-08-31', '2026-11-22', '2026-11-24'];

/** A folder of nightly backups, of which some were written again before and some cannot be. */
async function erased(before: readonly string[], failing: readonly string[] = []) {
  const folder = aFolder();
  for (const name of [...nights.map((night) => `poradnik-${night}.backup`), 'moje.backup']) writeFileSync(join(folder, name), '');
  const [done, failed]: [string[], string[]] = [[], []];
  const nightOf = (file: string) => basename(file).slice(9, 19);
  const outcome = await eraseDue({
    folder,
    today: '2026-11-24',
    retention: defaultRetention,
    isDue: async (file) => !before.includes(nightOf(file)),
    erase: async (file) => {
      if (failing.includes(nightOf(file))) throw new Error('damaged');
      done.push(nightOf(file));
    },
    onFailed: (file) => void failed.push(nightOf(file)),
  });
  return { ...outcome, erased: done, failed };
}

describe('a folder of nightly backups', () => {
  it('is rid of personal values by three at once, the oldest first', async () => {
    expect(await erased([])).toEqual({ erased: ['2026-04-30', '2026-05-31', '2026-06-30'], done: 3, left: 2, failed: [] });
    expect(await erased(['2026-04-30', '2026-05-31', '2026-06-30'])).toMatchObject({ erased: ['2026-07-31', '2026-08-31'], left: 0 });
    expect(await erased(nights)).toEqual({ erased: [], done: 0, left: 0, failed: [] });
  });

  it('waits for none that cannot be written again', async () => {
    const failing = ['2026-04-30', '2026-05-31', '2026-06-30'];
    const { erased: done, failed } = await erased([], failing);
    expect([done, failed]).toEqual([['2026-07-31', '2026-08-31'], failing]);
  });
});
