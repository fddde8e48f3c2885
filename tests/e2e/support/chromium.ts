import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const places = ['/usr/bin', ...(process.env['PATH'] ?? '').split(path.delimiter)];
const names = ['chromium', 'chromium-browser', 'google-chrome'];

/** The browser of the machine; none is ever downloaded. `CHROMIUM` names another. */
export const chromiumPath: string | undefined = [
  process.env['CHROMIUM'] ?? '',
  ...places.flatMap((place) => names.map((name) => path.join(place, name))),
].find((file) => file !== '' && existsSync(file));

/** Whether this machine has a browser to test with; if not, say what is left out. */
export const hasChromium = chromiumPath !== undefined;
