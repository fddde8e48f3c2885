import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, firefox } from 'playwright-core';

const names = ['firefox-esr', 'firefox'];

/** The Firefox that `FIREFOX` names, else the one of the machine; none is ever downloaded. */
export function findFirefox(): string | undefined {
  const asked = process.env['FIREFOX'] ?? '';
  if (asked !== '') return existsSync(asked) ? asked : undefined;
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(path.delimiter)];
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find((file) => existsSync(file));
}

const bridge = fileURLToPath(new URL('firefox-bridge.mjs', import.meta.url));
const mouse = 2 | 4;
const preferences = {
  // The bridge swallows the command for reduced motion, so the profile asks for it.
  'ui.prefersReducedMotion': 1,
  // Without a window it would take itself for a phone, where calendars lie over the screen: it has a fine pointer that hovers.
  'ui.primaryPointerCapabilities': mouse,
  'ui.allPointerCapabilities': mouse,
  // The list of downloads would open over the page and take its keys.
  'browser.download.alwaysOpenPanel': false,
};

/** Starts the Firefox of the machine, as it is, over WebDriver BiDi: a build of the test library's own is not what people have. */
export function launchFirefox(): Promise<Browser> {
  const program = findFirefox();
  if (program === undefined) throw new Error('no Firefox found; install firefox-esr or set FIREFOX');
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath: bridge,
    env: { ...process.env, FIREFOX_PROGRAM: program },
    firefoxUserPrefs: preferences,
  });
}

/**
 * Lets React notice what the test library fills in. In Firefox the library sets a value by the setter in which React keeps what it
 * has seen, so that React finds nothing new. What a person types comes by events of the browser and is noticed.
 */
export function noticeFilledInputs(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    window.addEventListener(
      'input',
      ({ isTrusted, target }) => {
        if (isTrusted || target === null || !('_valueTracker' in target)) return;
        const tracker: unknown = target._valueTracker;
        if (typeof tracker !== 'object' || tracker === null || !('setValue' in tracker)) return;
        if (typeof tracker.setValue === 'function') tracker.setValue('\u0000');
      },
      true,
    );
  });
}
