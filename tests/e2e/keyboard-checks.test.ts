import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampled } from '../support/sampling/sample.ts';
import { stopOf, walk } from './support/focus-walk.ts';
import { openerOn } from './support/settled.ts';
import { people } from './support/sign-in.ts';
import { sharedTownOfFile } from './support/town-of-file.ts';

/** One screen of each kind. */
const screens = [
  '/',
  '/stores/manage',
  '/stores/1',
  '/settings/users/create',
  '/settings/password-policy',
  '/settings/audit-log',
  '/settings/system',
  '/settings/devices',
  '/web-orders/manage-orders/5000',
  '/playlists/create',
  '/settings/second-factor',
] as const;

/** The numbers K1 to K25 are those of docs/architecture/keyboard-checks.md. */
const checks = ['K1', 'K2, K3, K24', 'K23'] as const;
type Case = readonly [address: string, check: (typeof checks)[number]];

const cases = sampled(
  screens.flatMap((address) => checks.map((check): Case => [address, check])),
  ([address, check]) => ({ entity: address, rule: check }),
);
const screensOf = (asked: (typeof checks)[number]): readonly string[] =>
  cases.flatMap(([address, check]) => (check === asked ? [address] : []));

/** WCAG 1.4.12: as much as a reader may ask for. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

const town = await sharedTownOfFile();
const page = await town.visitor(people.superAdministrator);
const open = openerOn(page);

/** What makes the page wider than its window, by its innermost parts; nothing when the page is not wider. */
function sticksOut(of: Page): Promise<readonly string[]> {
  return of.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > clientWidth + 0.5);
    return wide.filter((one) => !wide.some((other) => one !== other && one.contains(other))).map((one) => one.outerHTML.slice(0, 160));
  });
}

describe('the keyboard on a screen', () => {
  it.each(screensOf('K1'))('K1 at %s comes first to the way past the frame, which leads to the content', async (address) => {
    await open(address);
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      window.getSelection()?.removeAllRanges();
    });
    await page.locator('body').press('Tab');
    expect((await stopOf(page))?.name).toBe('Přeskočit na obsah');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main-content');
  });

  it.each(screensOf('K2, K3, K24'))(
    'K2, K3, K24 at %s walks in the order of reading and exactly back, always seen, on targets large enough',
    async (address) => {
      await open(address);
      expect(await page.locator('[tabindex]:not([tabindex="0"]):not([tabindex="-1"])').count()).toBe(0);
      await page.locator('.skip-link').focus();
      const there = await walk(page, 'Tab');
      expect(there.filter(({ goesOn }) => !goesOn).map(({ name }) => name)).toEqual([]);
      expect(there.filter(({ ring }) => ring < 2).map(({ name }) => name)).toEqual([]);
      expect(there.filter(({ isCovered }) => isCovered).map(({ name }) => name)).toEqual([]);
      // Targets are measured where they are no link within a text.
      expect(there.filter(({ width, height }) => Math.max(width, height) < 24).map(({ name }) => name)).toEqual([]);
      const back = await walk(page, 'Shift+Tab');
      expect(back.map(({ name }) => name)).toEqual(there.toReversed().map(({ name }) => name));
    },
  );

  it.each(screensOf('K23'))('K23 at %s reads at 320 pixels with the spacing of WCAG 1.4.12, scrolling one way only', async (address) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(address);
    await page.addStyleTag({ content: spacing });
    await expect.poll(() => sticksOut(page)).toEqual([]);
    const cut = () =>
      page.locator('main button:visible, main a:visible, main label:visible, main h1, main h2:visible').evaluateAll((all) =>
        all
          .filter((one) => {
            const { overflowX, textOverflow } = getComputedStyle(one);
            return one.scrollWidth > one.clientWidth + 1 && (overflowX === 'hidden' || textOverflow === 'ellipsis');
          })
          .map((one) => one.textContent?.trim()),
      );
    await expect.poll(cut).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
  });
});
