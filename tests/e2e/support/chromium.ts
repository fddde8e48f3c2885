import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Chromium, packagedChromium } from './packaged-chromium.ts';

const places = ['/usr/bin', ...(process.env['PATH'] ?? '').split(path.delimiter)];
const names = ['chromium', 'chromium-browser', 'google-chrome'];

/** The browser that `CHROMIUM` names, else the one that npm brought, else one of the machine; none is ever downloaded. */
export function findChromium(): Chromium | undefined {
  const asked = process.env['CHROMIUM'] ?? '';
  if (asked !== '') return installed(asked);
  return packagedChromium() ?? places.flatMap((place) => names.map((name) => installed(path.join(place, name)))).find(isFound);
}

const installed = (executablePath: string): Chromium | undefined => (existsSync(executablePath) ? { executablePath, env: {} } : undefined);

const isFound = (chromium: Chromium | undefined): chromium is Chromium => chromium !== undefined;
