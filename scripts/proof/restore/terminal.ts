import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wholeBackupWords as words } from '../../../contract/messages/cs/whole-backup.ts';
import { openDatabase } from '../../../server/db/connect/open.ts';
import { queriesOver } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { startCluster } from '../../../tests/support/postgres-cluster.ts';
import { secretKey } from '../../../tests/support/whole-backup/backups.ts';
import type { ProofLine } from '../reporting/proof-line.ts';
import { inTerminal, type Screen, type Typed } from './in-terminal.ts';

const passphrase = 'dost dlouhe heslo zalohy';
const ctrlC = '\u0003';

/** Types passphrases into the prompt of a real terminal. */
export async function proveTerminal(program: readonly string[]): Promise<readonly ProofLine[]> {
  const folder = mkdtempSync(join(tmpdir(), 'poradnik-terminal-'));
  const cluster = await startCluster();
  try {
    const opened = await openDatabase({ kind: 'server', url: cluster.url, log: () => undefined });
    await migrate(queriesOver(opened));
    await opened.close();
    const environment = { DATABASE_URL: cluster.url, SECRET_KEY: secretKey, DATA_DIR: folder };
    const run = (options: readonly string[], typed: readonly Typed[]) =>
      inTerminal({ command: [process.execPath, ...program, ...options], environment, typed });
    const backUp = (name: string, typed: readonly Typed[]) => run(['--backup', join(folder, name), '--encrypt'], typed);
    const isThere = (name: string) => existsSync(join(folder, name)) || existsSync(join(folder, `${name}.partial`));
    const first = (text: string): Typed => ({ after: words.askPassphrase, text });
    const second = (text: string): Typed => ({ after: words.askAgain, text });
    const check = (text: string) => run(['--check', '--restore', join(folder, 'equal')], [first(text)]);

    const equal = await backUp('equal', [first(`${passphrase}\r`), second(`${passphrase}\r`)]);
    const differing = await backUp('differing', [first(`${passphrase}\r`), second('docela jine heslo\r')]);
    const short = await backUp('short', [first('kratke\r')]);
    const cut = await backUp('cut', [first(`neco${ctrlC}`)]);
    const cutAgain = await backUp('cutAgain', [first(`${passphrase}\r`), second(ctrlC)]);
    return [
      line('a passphrase typed twice', equal, { ends: 0, says: 'Je zašifrovaná', fileIs: isThere('equal'), shouldBe: true }),
      line('two that differ', differing, { ends: 1, says: words.passphrasesDiffer, fileIs: isThere('differing'), shouldBe: false }),
      line('one that is short', short, { ends: 1, says: words.shortPassphrase(12), fileIs: isThere('short'), shouldBe: false }),
      line('Ctrl-C at the first question', cut, { ends: 1, says: words.nothingTyped, fileIs: isThere('cut'), shouldBe: false }),
      line('Ctrl-C at the second', cutAgain, { ends: 1, says: words.nothingTyped, fileIs: isThere('cutAgain'), shouldBe: false }),
      line('--check with it', await check(`${passphrase}\r`), { ends: 0, says: 'je v pořádku', fileIs: true, shouldBe: true }),
      line('--check with another', await check('docela jine heslo\r'), {
        ends: 1,
        says: words.wrongPassphrase,
        fileIs: true,
        shouldBe: true,
      }),
    ];
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Expected = { readonly ends: number; readonly says: string; readonly fileIs: boolean; readonly shouldBe: boolean };

function line(what: string, { code, shown, isRestored }: Screen, { ends, says, fileIs, shouldBe }: Expected): ProofLine {
  const isSaid = shown.includes(says);
  const isEchoed = ['heslo zalohy', 'jine', 'kratke', 'neco'].some((typed) => shown.includes(typed));
  const parts = [
    `ends with ${code}`,
    isSaid ? 'says why' : `says ${shown.slice(-200)}`,
    isEchoed ? 'ECHOED' : 'nothing echoed',
    isRestored ? 'terminal as before' : 'terminal LEFT RAW',
    ...(fileIs === shouldBe ? [] : ['a wrong file']),
  ];
  return {
    what,
    measured: parts.join(', '),
    target: `ends with ${ends}, nothing echoed, terminal as before`,
    holds: code === ends && isSaid && !isEchoed && isRestored && fileIs === shouldBe,
  };
}
