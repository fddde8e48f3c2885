import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';

/** Runs it to its end, or kills it; answers with how long it took, in milliseconds. */
export function runProgram(
  given: readonly string[],
  environment: Readonly<Record<string, string>>,
  killAfterMs: number | null,
): Promise<number> {
  const begin = performance.now();
  const child = spawn(process.execPath, [...given], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'ignore', killAfterMs === null ? 'inherit' : 'ignore'],
  });
  const timer = killAfterMs === null ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      clearTimeout(timer);
      if (killAfterMs === null && code !== 0) reject(new Error(`it ended with ${code}`));
      else resolve(Math.round(performance.now() - begin));
    });
  });
}
