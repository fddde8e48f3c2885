import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { people, signIn } from './support/sign-in.ts';
import { startTown } from './support/town.ts';

type Point = { readonly x: number; readonly y: number };

describe('the calendar under a finger', () => {
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
    await cell(day).waitFor();
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
