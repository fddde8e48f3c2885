import fs from 'node:fs';
import { isOfSharedMemory } from '../pool/storage-fault.ts';
import { DatabaseUnavailable, describeError } from '../pool/unavailable.ts';

type Circumstances = {
  /** What PostgreSQL or initdb wrote to its standard error output. */
  readonly output: string;
  readonly directory: string;
};

/** What a shell or the loader says of a program that cannot be run: a volume without leave to run, a damaged or foreign program. */
const unusableProgram =
  /(\S+\/bin\/\w+): (?:Permission denied|not found|Exec format error|cannot execute|error while loading shared libraries|symbol lookup error)/u;

/** The reason of a start that failed, from the error of the system or from what PostgreSQL said. */
export function explainFailedStart(error: unknown, { output, directory }: Circumstances): DatabaseUnavailable {
  if (error instanceof DatabaseUnavailable) return error;
  const { message, code } = describeError(error);
  const details = { directory, code, said: output.trim().slice(-500) };
  const explained = output === '' ? message : `${message}: ${output.trim().slice(-500)}`;
  // PostgreSQL says the same of shared memory that does not fit /dev/shm, which is no full disk.
  const isDiskFull =
    code === 'ENOSPC' || code === 'EDQUOT' || (/No space left on device|Disk quota exceeded/u.test(output) && !isOfSharedMemory(output));
  if (isDiskFull) return new DatabaseUnavailable('disk_full', explained, details);
  const program = unusableProgram.exec(output)?.[1];
  if (program !== undefined) return new DatabaseUnavailable('programs_unusable', explained, { ...details, program });
  if (isWriteRefused(code) || /Read-only file system|Permission denied/u.test(output)) {
    return new DatabaseUnavailable(isForeign(directory) ? 'foreign_owner' : 'not_writable', explained, details);
  }
  const unknownUser = /could not look up effective user ID (\d+)/u.exec(output)?.[1];
  if (unknownUser !== undefined) return new DatabaseUnavailable('unknown_account', explained, { ...details, uid: unknownUser });
  return new DatabaseUnavailable('broken', explained, details);
}

function isForeign(directory: string): boolean {
  const own = process.getuid?.();
  if (own === undefined || own === 0) return false;
  try {
    return fs.statSync(directory).uid !== own;
  } catch {
    return false;
  }
}

function isWriteRefused(code: string | null): boolean {
  return ['EACCES', 'EROFS', 'EPERM', 'ENOTDIR', 'EEXIST'].some((known) => known === code);
}
