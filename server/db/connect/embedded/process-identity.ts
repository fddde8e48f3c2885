import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';

/** What distinguishes one run of a program from every other, also after its pid is used again. */
export type ProcessIdentity = {
  readonly pid: number;
  /** When it began, in whatever form the system gives; null where it is not known. */
  readonly startedAt: string | null;
  /** Machine and space of pids: the pid means nothing outside it (containers). */
  readonly place: string;
};

/** The identity of this process. */
export function thisProcess(): ProcessIdentity {
  return identityOf(process.pid);
}

/** The shell in which npm runs this process, which ends with it (`scripts/basics/end-with-npm.mjs`); null where npm does not run it. */
export function shellOfNpm(): ProcessIdentity | null {
  return process.env['npm_lifecycle_event'] === undefined ? null : identityOf(process.ppid);
}

function identityOf(pid: number): ProcessIdentity {
  return { pid, startedAt: startOf(pid), place: thisPlace() };
}

/** Whether that very process still runs; null when it cannot be seen from here. */
export function isRunning(identity: ProcessIdentity): boolean | null {
  if (identity.place !== thisPlace()) return null;
  try {
    process.kill(identity.pid, 0);
  } catch (error) {
    // EPERM: it runs, under another user.
    const forbidden = error instanceof Error && 'code' in error && error.code === 'EPERM';
    if (!forbidden) return false;
  }
  return startOf(identity.pid) === identity.startedAt;
}

function thisPlace(): string {
  return `${os.hostname()} ${readOrNull(() => fs.readlinkSync('/proc/self/ns/pid')) ?? ''}`.trim();
}

function startOf(pid: number): string | null {
  if (process.platform !== 'linux') {
    return readOrNull(() =>
      execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)])
        .toString()
        .trim(),
    );
  }
  const stat = readOrNull(() => fs.readFileSync(`/proc/${pid}/stat`, 'utf8'));
  // The name in parentheses may hold anything, hence fields are counted from its end (proc(5)).
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  // A zombie holds nothing open any more; in a container no one may ever collect it.
  if (fields === undefined || fields[0] === 'Z') return null;
  // Ticks are counted from the start of the machine, so its run belongs to them.
  const boot = readOrNull(() => fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
  return `${boot ?? ''}:${fields[19] ?? ''}`;
}

function readOrNull(read: () => string): string | null {
  try {
    return read();
  } catch {
    return null;
  }
}
