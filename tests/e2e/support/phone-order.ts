import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Shows the order of the page again, as of a branch where no kiosk takes the PIN. */
export async function withoutKiosk(page: Page): Promise<void> {
  const address = '**/central/public/orders/show';
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const order = await response.json();
    await route.fulfill({ response, json: { ...order, store: { ...order.store, has_kiosk: false } } });
  });
  await page.reload();
  await page.getByText('PIN objednávky').waitFor();
  await page.unroute(address);
}

/** With text of twice the size nothing is wider than the screen, and the PIN and a day are not broken into two lines. */
export async function readsLargeText(page: Page): Promise<void> {
  const enlarge = (size: string) => page.evaluate((given) => void (document.documentElement.style.fontSize = given), size);
  await enlarge('200%');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const pin = page.locator('.pass__pin');
  expect(await pin.evaluate((line) => line.getBoundingClientRect().height < 2 * Number.parseFloat(getComputedStyle(line).fontSize))).toBe(
    true,
  );
  expect(await pin.evaluate((line) => line.scrollWidth <= line.clientWidth)).toBe(true);
  expect(await page.locator('.pass').innerText()).toMatch(/\d\.\u00a0\d+\.\sve?\u00a0\d+:\d\d/u);
  await enlarge('');
}

/** Opens the move of the order and presses a day: its times are under the calendar of a phone, and come into sight. */
export async function opensMove(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Přesunout' }).click();
  await page.locator('.day--free').nth(1).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('times-of');
  expect(await page.locator('#times-of').evaluate((times) => times.getBoundingClientRect().top < innerHeight / 2)).toBe(true);
}
