import type { CDPSession, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../../contract/rules/opening/calendar-days.ts';
import { dayAt } from '../../contract/rules/opening/open-instants.ts';
import { openBrowser } from './support/browser.ts';
import { people, signIn } from './support/sign-in.ts';
import { startTown } from './support/town.ts';

type Point = { readonly x: number; readonly y: number };

describe('calendars under a finger', () => {
  let town: Awaited<ReturnType<typeof startTown>>;
  let browser: Awaited<ReturnType<typeof openBrowser>>;
  let page: Page;
  let session: CDPSession;
  beforeAll(async () => {
    [town, browser] = await Promise.all([startTown(), openBrowser()]);
    const context = await browser.newContext({
      baseURL: town.origin,
      viewport: { width: 400, height: 700 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
      locale: 'cs-CZ',
      timezoneId: 'Europe/Prague',
    });
    page = await context.newPage();
    session = await context.newCDPSession(page);
    await signIn(page, people.superAdministrator);
  });
  afterAll(async () => {
    await browser.close();
    await town.stop();
  });

  /** The calendar in the middle of the window, with a day chosen by the address. */
  async function openCalendar(day: string): Promise<void> {
    await page.goto(`/stores/1?tab=calendar&day=${day}`);
    // What is shown of the days makes their rows as high as they stay.
    await page.locator(`[data-day="${day}"]:not(.day-cell--unknown)`).waitFor();
    await cell(day).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  }
  const cell = (day: string) => page.locator(`[data-day="${day}"]`);
  async function middleOf(day: string): Promise<Point> {
    const box = await cell(day).boundingBox();
    if (box === null) throw new Error(`${day} is not in sight`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  /** A finger goes from a point to another in steps, as fingers do. */
  async function slide(from: Point, to: Point): Promise<void> {
    for (let step = 1; step <= 8; step += 1) {
      await touch('touchMove', [{ x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 }]);
      await page.waitForTimeout(20);
    }
  }
  const chosen = async (): Promise<readonly (string | null)[]> =>
    page.locator('[data-day][aria-selected="true"]').evaluateAll((cells) => cells.map((one) => one.getAttribute('data-day')));
  const scrolled = (): Promise<number> => page.evaluate(() => window.scrollY);

  it('draws a choice over days once the finger has rested, and scrolls nothing meanwhile', async () => {
    await openCalendar('2027-03-10');
    const [from, to] = [await middleOf('2027-03-09'), await middleOf('2027-03-18')];
    const before = await scrolled();
    await touch('touchStart', [from]);
    await expect.poll(chosen).toEqual(['2027-03-09']);
    await slide(from, to);
    await touch('touchEnd', []);
    await page.getByText('Vybráno 10 dnů').waitFor();
    expect((await chosen()).length).toBe(10);
    expect(await scrolled()).toBe(before);
  });

  it('scrolls the page under a finger that moves at once, and chooses nothing', async () => {
    await openCalendar('2027-03-10');
    const from = await middleOf('2027-03-24');
    const before = await scrolled();
    await touch('touchStart', [from]);
    await slide(from, { x: from.x, y: from.y - 200 });
    await touch('touchEnd', []);
    await expect.poll(scrolled).toBeGreaterThan(before);
    expect(await chosen()).toEqual(['2027-03-10']);
  });

  /** The middle of what is in sight. */
  async function middleIn(place: Locator): Promise<Point> {
    const box = await place.boundingBox();
    if (box === null) throw new Error('it is not in sight');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  it('takes an order to a free place once the finger has rested on it, and asks before it moves', async () => {
    const order = page.locator('a.order-cell--confirmed[data-order]').first();
    // Not every day has an order, and some are holidays.
    for (const day of comingDays()) {
      await page.goto(`/web-orders/calendar?store=1&view=day&day=${day}`);
      await page.locator('.order-days').waitFor();
      if ((await order.count()) > 0) break;
    }
    await order.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    // Scrolls while the finger does not rest.
    const before = await scrolled();
    let from = await middleIn(order);
    await touch('touchStart', [from]);
    await slide(from, { x: from.x, y: from.y - 60 });
    await touch('touchEnd', []);
    await expect.poll(scrolled).toBeGreaterThan(before);
    await order.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    from = await middleIn(order);
    const { y } = from;
    const places = await page.locator('a.order-cell--free').all();
    const boxes = await Promise.all(places.map(async (free) => ({ free, box: await free.boundingBox() })));
    const below = boxes.find(({ box }) => box !== null && box.y > y + 20);
    const [goal = ''] = (await below?.free.getAttribute('aria-label'))?.match(/\d+:\d\d/u) ?? [];
    await touch('touchStart', [from]);
    await page.locator('.order-cell[data-held]').waitFor();
    const scrolledBefore = await scrolled();
    await slide(from, await middleIn(below?.free ?? order));
    expect(await scrolled()).toBe(scrolledBefore);
    await touch('touchEnd', []);
    const dialog = page.getByRole('dialog', { name: /^Přesunout objednávku: / });
    await dialog.getByRole('button', { name: new RegExp(`^Přesunout na .+ ${goal}$`, 'u') }).waitFor();
    await dialog.getByRole('button', { name: /^Nechat v /u }).tap();
    await dialog.waitFor({ state: 'detached' });
    // Held at the edge of the window it scrolls the page there, and away from it no longer.
    from = await middleIn(order);
    await touch('touchStart', [from]);
    await page.locator('.order-cell[data-held]').waitFor();
    const began = await scrolled();
    await slide(from, { x: from.x, y: 690 });
    await expect.poll(scrolled).toBeGreaterThan(began);
    await slide({ x: from.x, y: 690 }, { x: from.x, y: 10 });
    const turned = await scrolled();
    await expect.poll(scrolled).toBeLessThan(turned);
    await slide({ x: from.x, y: 10 }, { x: from.x, y: 350 });
    const rests = await scrolled();
    await page.waitForTimeout(200);
    expect(await scrolled()).toBe(rests);
    await slide({ x: from.x, y: 350 }, { x: 2, y: 350 });
    await touch('touchEnd', []);
    expect(await dialog.count()).toBe(0);
  });

  it('draws an interval of a plan once the finger has rested, and scrolls otherwise', async () => {
    await page.goto('/web-orders/configuration/1');
    const days = page.locator('.week-grid__days');
    await page.getByRole('button', { name: /^Pondělí 8:00–16:30/u }).waitFor();
    const blocks = page.locator('.week-grid__days [data-block]');
    const count = await blocks.count();
    // An hour is 36 points of the drawn day, which begins at seven: the evening of Monday is bare, and a finger near a
    // block would be taken for one on it.
    const bare = async (): Promise<Point> => {
      await days.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const box = await days.boundingBox();
      if (box === null) throw new Error('the week is not drawn');
      return { x: box.x + 40, y: box.y + 10.75 * 36 };
    };
    // One day is in sight, and the beginning of no other.
    const [week = 0, seen = 0] = await page
      .locator('.week-grid__days, .week-grid')
      .evaluateAll((parts) => parts.map(({ clientWidth }) => clientWidth).toSorted((one, other) => other - one));
    expect(week / 7).toBeGreaterThan(seen - 60);
    let from = await bare();
    const before = await scrolled();
    await touch('touchStart', [from]);
    await slide(from, { x: from.x, y: from.y - 80 });
    // A finger that stops before it is lifted throws nothing on.
    await page.waitForTimeout(150);
    await touch('touchEnd', []);
    await expect.poll(scrolled).toBeGreaterThan(before);
    expect(await blocks.count()).toBe(count);
    from = await bare();
    await touch('touchStart', [from]);
    await page.locator('.week-block--new').waitFor();
    await slide(from, { x: from.x, y: from.y - 36 });
    await touch('touchEnd', []);
    await page.getByRole('region', { name: 'Pondělí 16:45–17:45' }).waitFor();
    await expect.poll(() => blocks.count()).toBe(count + 1);
  });

  it('chooses a day by a tap and days by two taps, for whom drawing is hard', async () => {
    await openCalendar('2027-03-10');
    await cell('2027-03-16').tap();
    await expect.poll(chosen).toEqual(['2027-03-16']);
    await page.getByRole('button', { name: 'Vybrat až po den…' }).tap();
    await page.getByText('Klepněte na poslední den výběru.').waitFor();
    await cell('2027-03-18').tap();
    await expect.poll(chosen).toEqual(['2027-03-16', '2027-03-17', '2027-03-18']);
    await cell('2027-03-22').tap();
    await expect.poll(chosen).toEqual(['2027-03-22']);
  });
});

function comingDays(): readonly string[] {
  const today = dayAt(new Date());
  return daysBetween(addDays(today, 1), addDays(today, 28));
}
