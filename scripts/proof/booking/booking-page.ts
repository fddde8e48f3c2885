import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { jsBytesIn } from '../../../tests/e2e/support/booking-page.ts';
import { launchBrowser, visit } from '../../../tests/e2e/support/browser.ts';
import { startServer } from '../../../tests/e2e/support/server.ts';
import { bookingPageFolder } from '../../basics/places.mjs';
import { buildBookingPage, buildConsole } from '../../building/console.mjs';
import { buildServer } from '../../building/server.mjs';
import type { ProofLine } from '../reporting/proof-line.ts';

const [rounds, slower] = [10, 4];

/** The booking page in Chromium on a processor four times slower: what is fetched, and how long until it can be used. */
export async function proveBookingPage(): Promise<readonly ProofLine[]> {
  await buildServer();
  await buildBookingPage();
  await buildConsole();
  const folder = mkdtempSync(path.join(tmpdir(), 'poradnik-proof-booking-'));
  const server = await startServer({ dataDirectory: folder });
  const browser = await launchBrowser();
  try {
    const [opened, offered]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      const context = await visit(browser, { origin: server.origin, width: 400, height: 800, touch: true });
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
      opened.push(await timed(() => openPage(page)));
      offered.push(await timed(() => chooseFirst(page)));
      await context.close();
    }
    return [
      sizeLine(),
      timeLine('opened until a thing can be chosen', opened, 1_000),
      timeLine('a thing chosen until its days are there', offered, null),
    ];
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openPage(page: Page): Promise<void> {
  await page.goto('/objednani');
  await page.locator('.choice').first().waitFor();
}

async function chooseFirst(page: Page): Promise<void> {
  await page.locator('.choice').first().click();
  await page.locator('.place .choice, .day--free').first().waitFor();
  const place = page.locator('.place .choice').first();
  if (await place.isVisible()) await place.click();
  await page.locator('.day--free').first().waitFor();
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function sizeLine(): ProofLine {
  const [bytes, ofMap] = [jsBytesIn(bookingPageFolder), jsBytesIn(bookingPageFolder, { ofMap: true })];
  const others = readdirSync(path.join(bookingPageFolder, 'assets')).filter((name) => /\.(?:css\.gz|svg\.gz|woff2)$/u.test(name));
  const rest = others.reduce((sum, name) => sum + statSync(path.join(bookingPageFolder, 'assets', name)).size, 0);
  return {
    what: 'what the booking page is made of, both languages',
    measured: `${(bytes / 1000).toFixed(1)} kB of scripts (gzip), ${(rest / 1000).toFixed(1)} kB of styles, icons and fonts; the map that comes apart ${(ofMap / 1000).toFixed(1)} kB`,
    target: '<= 60 kB of scripts',
    holds: bytes <= 60_000,
  };
}

function timeLine(what: string, times: readonly number[], most: number | null): ProofLine {
  const sorted = times.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return {
    what: `${what}, ${slower}x slower processor`,
    measured: `median ${median.toFixed(0)} ms, longest ${(sorted.at(-1) ?? 0).toFixed(0)} ms of ${times.length}`,
    target: most === null ? 'for information' : `median <= ${most} ms`,
    holds: most === null ? null : median <= most,
  };
}
