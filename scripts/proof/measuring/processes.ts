import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** Processor time of a process and of all children that it has or had, in milliseconds. */
export function processorMilliseconds(pid: number): number {
  const children = readdirSync('/proc').filter((name) => /^\d+$/u.test(name) && parentOf(name) === pid);
  const own = timesOf(String(pid));
  // Those that ended are counted by their parent, those that live on their own.
  return (
    [own.self + own.ended, ...children.map((child) => timesOf(child).self)].reduce((sum, ticks) => sum + ticks, 0) * (1000 / ticksPerSecond)
  );
}

/** Memory that a process holds, in megabytes. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}

/** Memory of a process and its children, in megabytes, with what they share counted once. */
export function proportionalMegabytes(pid: number): number {
  const children = readdirSync('/proc').filter((name) => /^\d+$/u.test(name) && parentOf(name) === pid);
  return [String(pid), ...children].reduce((sum, each) => sum + proportionalKilobytes(each), 0) / 1024;
}

function proportionalKilobytes(pid: string): number {
  return Number(/^Pss:\s+(\d+) kB/mu.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
}

function fieldsOf(pid: string): readonly string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name is in parentheses and may hold anything.
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

function parentOf(pid: string): number {
  return Number(fieldsOf(pid)[1] ?? -1);
}

function timesOf(pid: string): { readonly self: number; readonly ended: number } {
  const fields = fieldsOf(pid);
  const at = (place: number) => Number(fields[place] ?? 0);
  return { self: at(11) + at(12), ended: at(13) + at(14) };
}
