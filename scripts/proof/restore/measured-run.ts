import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

const looksEveryMs = 20;

/** Runs it to its end; answers with the most memory that the process itself ever had, without PostgreSQL. */
export async function measuredRun(
  given: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly megabytes: number; readonly seconds: number }> {
  const begin = performance.now();
  const child = spawn(process.execPath, [...given], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let kilobytes = 0;
  const timer = setInterval(() => {
    kilobytes = Math.max(kilobytes, peakOf(child.pid ?? 0));
  }, looksEveryMs);
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`it ended with ${code}`);
  return { megabytes: Math.round((kilobytes * 1024) / 1e6), seconds: Math.round((performance.now() - begin) / 1000) };
}

/** The kernel keeps the peak; it is gone with the process. */
function peakOf(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+) kB/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
