import type { Page } from 'playwright-core';
import type { Traffic } from './traffic.ts';

/** The screen is: its heading is there and nothing says any more that it loads. */
export async function settled(page: Page, traffic: Traffic): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await traffic.quiet();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}
