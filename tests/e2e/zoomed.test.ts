import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { allOrders } from './support/lists.ts';
import { people } from './support/sign-in.ts';
import { sharedTownOfFile } from './support/town-of-file.ts';

/** A screen of 1280 x 1024 at 400 %, in CSS pixels. */
const zoomed = { width: 320, height: 256 } as const;
const most = zoomed.height / 4;

/** How much of the screen's height pauses while what is read is scrolled. */
async function pinnedHeight(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const middle = { x: innerWidth / 2, y: innerHeight / 2 };
    const canScroll = (element: Element): boolean =>
      element.scrollHeight > element.clientHeight + 1 && /auto|scroll/u.test(getComputedStyle(element).overflowY);
    let scroller: Element | null = document.elementFromPoint(middle.x, middle.y);
    while (scroller !== null && !canScroll(scroller)) scroller = scroller.parentElement;
    const target = scroller ?? document.scrollingElement ?? document.documentElement;
    const frames = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
    const lines = Array.from({ length: innerHeight }, (_, y) => y);
    const columns = [0.2, 0.5, 0.8].map((share) => innerWidth * share);
    const placeAt = (x: number, y: number) => {
      const element = document.elementFromPoint(x, y);
      return { element, top: element?.getBoundingClientRect().top };
    };
    const stays = ({ element, top }: ReturnType<typeof placeAt>): boolean =>
      element !== null && !element.contains(target) && element !== target && element.getBoundingClientRect().top === top;
    let tallest = 0;
    // What stays may do so on a part of the way only.
    for (let from = 0; from <= 240; from += 20) {
      target.scrollTo({ top: from, behavior: 'instant' });
      await frames();
      const before = lines.map((y) => columns.map((x) => placeAt(x, y)));
      target.scrollBy({ top: 15, behavior: 'instant' });
      await frames();
      if (target.scrollTop !== from + 15) break;
      tallest = Math.max(tallest, lines.filter((_, y) => before[y]?.some(stays)).length);
    }
    return tallest;
  });
}

const town = await sharedTownOfFile();
const page = await town.signedIn(people.superAdministrator, { width: zoomed.width });

describe('on a screen at 400 %', () => {
  beforeAll(async () => {
    await page.setViewportSize(zoomed);
  });

  const screens: readonly (readonly [kind: string, address: string, ready: string])[] = [
    ['the home page', '/', '.state-summary__state'],
    ['a list', allOrders, '[data-row-link]'],
    ['a record', '/stores/1', '.tabs__tab'],
    ['the form of a record', '/stores/2?tab=contact', 'input[name="city"]'],
    ['the form of a new record', '/stores/create-store', 'input[name="label"]'],
    ['a list in a record', '/stores/2?tab=services', '[data-row-link]'],
    ['a calendar', '/stores/2?tab=calendar', '.month-grid'],
    ['a record over its list', '/stores/settings?edit=1', '.side-drawer input[name="name"]'],
  ];
  it.each(screens)('what stays in sight takes a quarter at most: %s', async (_, address, ready) => {
    await page.goto(address);
    await page.locator(ready).first().waitFor({ state: 'attached' });
    await expect
      .poll(() => page.evaluate(() => document.querySelector('.header')?.getBoundingClientRect().height))
      .toBeLessThanOrEqual(most);
    await expect.poll(() => pinnedHeight(page)).toBeLessThanOrEqual(most);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(zoomed.width);
  });

  it('what stays in sight takes a quarter at most: dialogs', async () => {
    await page.goto(allOrders);
    await page.locator('[data-row-link]').first().waitFor();
    await page.getByRole('button', { name: 'Filtry' }).click();
    await page.getByRole('dialog').waitFor();
    await expect.poll(() => pinnedHeight(page)).toBeLessThanOrEqual(most);
  });
});
