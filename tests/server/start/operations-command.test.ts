import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfiguration } from '../../../server/settings/config.ts';
import { aDataDirectory } from './program.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
/** The block of the page that begins so. */
const blockOf = (beginning: string): string =>
  page
    .split('```sh\n')
    .find((block) => block.startsWith(beginning))
    ?.split('\n```')[0] ?? '';

it('the printed environment is one that the server takes, and the printed command gives it to npm, values with spaces too', () => {
  const folder = aDataDirectory();
  const [place, program] = [join(folder, 'environment'), join(folder, 'program')];
  mkdirSync(program);
  const passphrase = "BACKUP_PASSPHRASE='dost dlouhé heslo & zálohy'";
  writeFileSync(place, `${blockOf('PUBLIC_URL=').replace('SECRET_KEY=…', `SECRET_KEY=${'k'.repeat(32)}`)}\n${passphrase}\n`);
  // A program of this name prints its folder, its arguments and its environment.
  const npm = join(folder, 'npm');
  writeFileSync(npm, '#!/bin/sh\npwd\necho "$@"\nenv -0\n');
  chmodSync(npm, 0o755);
  const command = blockOf('sudo ')
    .replace('sudo -u poradnik ', '')
    .replace('/etc/poradnik/environment', place)
    .replace('/opt/poradnik', program);
  const said = execFileSync('sh', ['-c', command], { encoding: 'utf8', env: { PATH: `${folder}:${process.env['PATH'] ?? ''}` } });
  const [at, given, ...rest] = said.split('\n');
  expect([at, given]).toEqual([program, 'run backup -- /var/backups/poradnik/today.backup']);
  const environment = Object.fromEntries(
    rest
      .join('\n')
      .split('\0')
      .map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)]),
  );
  expect(environment).toMatchObject({ BACKUP_PASSPHRASE: 'dost dlouhé heslo & zálohy', DATA_DIR: '/var/lib/poradnik' });
  const outcome = readConfiguration(environment, ['--backup', given?.split(' ').at(-1) ?? '']);
  expect(outcome).toMatchObject({
    configuration: {
      databaseUrl: 'postgres://poradnik:HESLO@db/poradnik',
      databaseMigrationUrl: 'postgres://poradnik_owner:HESLO@db/poradnik',
      backupFile: '/var/backups/poradnik/today.backup',
    },
  });
});

it('the printed command stops at the first line that fails', () => {
  const folder = aDataDirectory();
  const npm = join(folder, 'npm');
  writeFileSync(npm, '#!/bin/sh\necho started\n');
  chmodSync(npm, 0o755);
  const command = blockOf('sudo ')
    .replace('sudo -u poradnik ', '')
    .replace('/etc/poradnik/environment', '/dev/null')
    .replace('/opt/poradnik', join(folder, 'missing'));
  const run = () =>
    execFileSync('sh', ['-c', `${command} 2>&1`], { encoding: 'utf8', env: { PATH: `${folder}:${process.env['PATH'] ?? ''}` } });
  expect(run).toThrow(expect.objectContaining({ stdout: expect.not.stringContaining('started') }));
});
