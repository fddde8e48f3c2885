import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicScreens, redirects, screens } from './routes.ts';
import { violationsOn } from './support/axe.ts';
import { openBrowser, visit } from './support/browser.ts';
import { type Complaints, watch } from './support/console-errors.ts';
import type { RunningServer } from './support/server.ts';
import { people, signIn } from './support/sign-in.ts';
import { startTown } from './support/town.ts';

/** The screen stands: its heading is there and nothing says any more that it loads. */
async function settled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}

describe('every screen', () => {
  let server: RunningServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let complaints: Complaints;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startTown(), openBrowser()]);
    context = await visit(browser, server);
    page = await context.newPage();
    complaints = watch(page, server.origin);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  it.each(publicScreens)('without a session, %s stands without a complaint and without a barrier', async (route) => {
    complaints.forget();
    await page.goto(route);
    await settled(page);
    expect(await page.locator('h1').count()).toBe(1);
    // What a link that does not hold, or a session that is not there, is answered with.
    expect(complaints.lines().filter((line) => !/status of (?:401|410)/u.test(line))).toEqual([]);
    expect(await violationsOn(page)).toEqual([]);
  });

  it('describes the API where developers can read it', async () => {
    complaints.forget();
    await page.goto('/central/docs');
    await page.getByRole('heading', { level: 1, name: 'Pořadník API' }).waitFor();
    await page.getByRole('link', { name: 'email-blacklist' }).click();
    await page.locator('#email-blacklist').getByText('/email-blacklist/{id}/history').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(complaints.lines()).toEqual([]);
  });

  it('signs in before the others', async () => {
    await signIn(page, people.superAdministrator);
    await settled(page);
    expect(page.url()).toBe(`${server.origin}/`);
  });

  it.each(screens)('%s stands without a complaint and without a barrier', async (route) => {
    complaints.forget();
    await page.goto(route);
    await settled(page);
    expect(new URL(page.url()).pathname).toBe(route.split('?')[0]);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.title()).toContain('Centrální aplikace');
    expect(await violationsOn(page)).toEqual([]);
    expect(complaints.lines()).toEqual([]);
  });

  it.each(redirects)('%s leads to %s', async (from, to) => {
    await page.goto(from);
    await page.waitForURL((url) => url.pathname === to);
    await settled(page);
  });
});
