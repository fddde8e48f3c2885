import { build } from 'vite';
import { root } from './places.mjs';

/** Builds the console into dist/console as vite.config.ts says. */
export async function buildConsole() {
  await build({ root, mode: 'production', logLevel: 'warn' });
}
