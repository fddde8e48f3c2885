import path from 'node:path';
import { build } from 'vite';
import { root } from '../basics/places.mjs';

/** Builds the console into dist/console as vite.config.ts says. */
export async function buildConsole() {
  await build({ root, mode: 'production', logLevel: 'warn' });
}

/** Builds the booking page into dist/booking-page as its own configuration says. */
export async function buildBookingPage() {
  await build({ configFile: path.join(root, 'vite.booking-page.config.ts'), mode: 'production', logLevel: 'warn' });
}
