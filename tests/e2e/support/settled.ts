import type { Page } from 'playwright-core';
import { listenTo, type Traffic } from './traffic.ts';

/** The screen is: its heading is there and nothing says any more that it loads. */
export async function settled(page: Page, traffic: Traffic): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await traffic.quiet();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}

/** Opens addresses on the page, each until its screen is settled. */
export function openerOn(page: Page): (address: string) => Promise<void> {
  const traffic = listenTo(page);
  return async (address) => {
    await page.goto(address);
    await settled(page, traffic);
  };
}
