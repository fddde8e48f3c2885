import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { endWithNpm } from './basics/end-with-npm.mjs';

endWithNpm();

const root = fileURLToPath(new URL('..', import.meta.url));
const tsx = createRequire(import.meta.url).resolve('tsx/cli');
const given = process.argv.slice(2);
// One process serves one address: the server with vite inside, or vite with the mock server of `scripts/mocks`. tsx restarts it
// when code that runs in Node changes; vite replaces changes in src/ in the open page.
const program = given.includes('--without-server') ? ['scripts/mocks/main.ts'] : ['server/main.ts', '--dev'];
const watched = [tsx, 'watch', '--clear-screen=false', '--exclude=./src/**', '--exclude=./data/**', ...program];
const child = spawn(process.execPath, [...watched, ...given.filter((one) => one !== '--without-server')], { cwd: root, stdio: 'inherit' });

// The terminal sends its signals to both; this process waits for the child, so that the prompt returns after the last line.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
