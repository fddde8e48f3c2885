import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { judgeBackupFolder } from '../../../server/start/judge-backup-folder.ts';
import { aFolder } from '../../support/whole-backup/backups.ts';

/** What is said of a folder, and how many lines the log has. */
function judged(folder: string | null): { readonly said: readonly string[]; readonly logged: number } {
  const [said, logged]: [string[], unknown[]] = [[], []];
  judgeBackupFolder(folder, (line) => said.push(line), { error: (...line: readonly unknown[]) => logged.push(line) });
  return { said, logged: logged.length };
}

it('a folder of backups that cannot be written is told at the start, by its variable and with what to do', () => {
  const file = join(aFolder(), 'soubor');
  writeFileSync(file, '');
  for (const folder of [file, join(file, 'pod')]) {
    expect(judged(folder)).toEqual({ said: [expect.stringMatching(/BACKUP_DIR.*install -d/u)], logged: 1 });
  }
});

it('a folder of backups that is not there yet is made for this account alone, and nothing is left in it', () => {
  const folder = join(aFolder(), 'zálohy', 'noční');
  expect(judged(folder)).toEqual({ said: [], logged: 0 });
  expect([statSync(folder).mode & 0o777, readdirSync(folder)]).toEqual([0o700, []]);
});

it('no folder is asked for where no backups are made', () => {
  expect(judged(null)).toEqual({ said: [], logged: 0 });
});
