import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { endWithNpm } from './end-with-npm.mjs';

endWithNpm();

// One process and one address: the server with vite inside. tsx starts it anew when the server or the contract
// changes; what changes in src/ vite replaces in the open page.
const root = fileURLToPath(new URL('..', import.meta.url));
const tsx = createRequire(import.meta.url).resolve('tsx/cli');
const watched = [tsx, 'watch', '--clear-screen=false', '--exclude=./src/**', '--exclude=./data/**', 'server/main.ts', '--dev'];
const child = spawn(process.execPath, [...watched, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });

// The terminal sends its signals to both; this process waits for the child, so that the prompt returns after the last line.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
