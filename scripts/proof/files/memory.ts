import { readFileSync } from 'node:fs';

/** Bytes that the kernel counts for a process; `drawing`: for the largest of those that it started for media. */
export type Memory = { readonly own: number; readonly drawing: number };

/** Samples the memory of a process four times a second. At each call it answers with the most since the call before. */
export function watchMemory(pid: number): { readonly most: () => Memory; readonly end: () => void } {
  let most: Memory = { own: 0, drawing: 0 };
  const look = (): void => {
    const drawing = drawnBy(pid).map(residentBytes);
    most = { own: Math.max(most.own, residentBytes(pid)), drawing: Math.max(most.drawing, ...drawing) };
  };
  const timer = setInterval(look, 250);
  return {
    most: () => {
      look();
      const found = most;
      most = { own: 0, drawing: 0 };
      return found;
    },
    end: () => clearInterval(timer),
  };
}

function drawnBy(pid: number): readonly number[] {
  const started = textOf(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number);
  return started.filter((one) => textOf(`/proc/${one}/cmdline`).includes('media-process'));
}

function residentBytes(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/mu.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;
}

/** A process may have ended meanwhile. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
