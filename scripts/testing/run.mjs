import { spawn } from 'node:child_process';
import { root } from '../basics/places.mjs';
import { words } from '../basics/words.mjs';

// Longer than any part takes on a slow machine: what runs on is stuck, and a stuck run must end with a sum too.
const limitMs = 50 * 60_000;

/** Runs a program of Node to its end or the limit; what it says is kept, so that two at once do not mix. */
export function run(args, env = {}) {
  return new Promise((resolve) => {
    const output = [];
    const timer = setTimeout(() => {
      output.push(Buffer.from(`\n${words.testing.tooLong(limitMs)}\n`));
      end(child);
    }, limitMs);
    const child = spawn(process.execPath, args, { cwd: root, detached: true, env: { ...process.env, NO_COLOR: '1', ...env } });
    running.add(child);
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => output.push(Buffer.from(String(error))));
    child.on('close', (code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code: code ?? 1, output: Buffer.concat(output).toString('utf8') });
    });
  });
}

// Each part is a process group of its own, so that what it started ends with it: browsers, databases, workers.
const running = new Set();

function end(child) {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It ended on its own a moment ago.
  }
}

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
]) {
  process.on(signal, () => {
    for (const child of running) end(child);
    process.exit(code);
  });
}
