import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const consoleFolder = path.join(root, 'dist/console');
export const bookingPageFolder = path.join(root, 'dist/booking-page');
export const serverFolder = path.join(root, 'dist/server');
export const serverProgram = path.join(serverFolder, 'main.mjs');
export const recordFile = path.join(root, 'dist/build.json');
/** Where Node keeps the program as it has compiled it: the folder that systemd gives a service, elsewhere in the build. */
export const compiledFolder = process.env['CACHE_DIRECTORY'] ?? path.join(serverFolder, 'compiled');
