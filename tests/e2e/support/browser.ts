import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { chromiumPath } from './chromium.ts';

// Nothing that talks to the outside or draws by a graphics card that a test machine does not have.
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the machine's Chromium without a window. */
export async function openBrowser(): Promise<Browser> {
  if (chromiumPath === undefined) throw new Error('no Chromium found; install it or set CHROMIUM');
  return chromium.launch({ executablePath: chromiumPath, args: flags });
}

export type Visitor = {
  readonly origin: string;
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  readonly locale?: string;
};

/** A visitor with an empty profile: own cookies, own storage, the language and zone of the town unless said. */
export function visit(
  browser: Browser,
  { origin, width = 1280, height = 900, dark = false, locale = 'cs-CZ' }: Visitor,
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    // Movement makes pictures and measured places differ from run to run.
    reducedMotion: 'reduce',
    locale,
    timezoneId: 'Europe/Prague',
  });
}
