import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { findChromium } from './chromium.ts';
import { launchFirefox, noticeFilledInputs } from './firefox.ts';

// Nothing that talks to the outside or draws by a graphics card that a test machine does not have.
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A microphone that beeps and is allowed: a browser without a window cannot ask for one.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  // A page lives for seconds: compiling its code well costs a third of its processor time, and it is gone before that pays.
  '--js-flags=--no-opt --no-maglev --always-sparkplug',
];

/** The Firefox of the machine instead of Chromium. It takes no media features, and its profile asks for less movement once for all. */
export const isFirefox = process.env['TEST_BROWSER'] === 'firefox';

/** The browser of this process, in which each test file has its own profiles. */
export type OpenBrowser = Pick<Browser, 'newContext'> & {
  /** Ends the profiles that were opened here; the browser goes on for the next file and ends with the process. */
  close(): Promise<void>;
};

let running: Promise<Browser> | null = null;

/** Opens the browser without a window; the files of one worker share it. */
export async function openBrowser(): Promise<OpenBrowser> {
  running ??= launchBrowser();
  // One that crashed is replaced.
  if (!(await running).isConnected()) running = launchBrowser();
  const browser = await running;
  const contexts = new Set<BrowserContext>();
  return {
    newContext: async (options) => {
      const context = await browser.newContext(options);
      contexts.add(context);
      return context;
    },
    close: async () => {
      await Promise.all([...contexts].map((context) => context.close()));
    },
  };
}

/** Starts a browser of the caller's own, which the caller closes: Chromium, or Firefox where `TEST_BROWSER=firefox`. */
export function launchBrowser(): Promise<Browser> {
  if (isFirefox) return launchFirefox();
  const found = findChromium();
  if (found === undefined) throw new Error('no Chromium found; install it or set CHROMIUM');
  const { executablePath, env } = found;
  return chromium.launch({ executablePath, env: { ...process.env, ...env }, args: flags });
}

export type Visitor = {
  readonly origin: string;
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  readonly locale?: string;
  /** A screen that is touched, without a pointer. */
  readonly touch?: boolean;
};

/** What a browser has kept of an earlier visit. */
export type Kept = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

/** A visitor with a profile of their own, empty unless something was kept; the language and zone of the town unless said. */
export async function visit(
  browser: OpenBrowser,
  { origin, width = 1280, height = 900, dark = false, locale = 'cs-CZ', touch = false }: Visitor,
  kept: Kept = { cookies: [], origins: [] },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    storageState: kept,
    viewport: { width, height },
    hasTouch: touch,
    colorScheme: dark ? 'dark' : 'light',
    // Movement makes pictures and measured places differ from run to run.
    reducedMotion: 'reduce',
    locale,
    timezoneId: 'Europe/Prague',
  });
  if (isFirefox) await noticeFilledInputs(context);
  return context;
}
