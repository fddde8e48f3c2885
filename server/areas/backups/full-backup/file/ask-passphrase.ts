import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { wholeBackupWords as words } from '../../../../../contract/messages/cs/whole-backup.ts';
import { leastPassphrase } from '../../../../../contract/rules/backup/terms.ts';
import { BackupFault } from './backup-fault.ts';

/**
 * The passphrase of a backup: that of the environment, otherwise what is typed in the terminal, which does not show it. It never
 * is among the arguments, where every account of the machine could read it.
 * @throws BackupFault `needs_passphrase` where there is no terminal, `nothing_typed`
 */
export async function knownPassphrase(given: string | null): Promise<string> {
  if (given !== null) return given;
  if (!process.stdin.isTTY) throw new BackupFault('needs_passphrase', 'there is neither BACKUP_PASSPHRASE nor a terminal');
  return typed(words.askPassphrase);
}

/** Asks for the passphrase of backups when it is first needed, and no second time. */
export function askedOnce(given: string | null): () => Promise<string> {
  let known: Promise<string> | null = null;
  return () => (known ??= knownPassphrase(given));
}

/**
 * A passphrase for a new backup: what is typed is typed twice.
 * @throws BackupFault `needs_passphrase`, `nothing_typed`, `short_passphrase`, `passphrases_differ`
 */
export async function newPassphrase(given: string | null): Promise<string> {
  const passphrase = await knownPassphrase(given);
  if (passphrase.length < leastPassphrase) throw new BackupFault('short_passphrase', 'the passphrase is short');
  if (given === null && (await typed(words.askAgain)) !== passphrase) throw new BackupFault('passphrases_differ', 'the passphrases differ');
  return passphrase;
}

function typed(question: string): Promise<string> {
  process.stderr.write(question);
  const unseen = new Writable({ write: (...[, , done]) => done() });
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true });
  return new Promise((resolve, reject) => {
    terminal.once('close', () => {
      process.stderr.write('\n');
      // Ctrl+C and the end of the input, where no answer came before.
      reject(new BackupFault('nothing_typed', 'nothing was typed'));
    });
    terminal.question('', (answer) => {
      resolve(answer);
      terminal.close();
    });
  });
}
