import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { watch } from './support/console-errors.ts';
import { keysOn } from './support/keys.ts';
import { confirmedOrders } from './support/lists.ts';
import { overhang } from './support/overhang.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

const boxOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

const town = await townOfFile();
const page = await town.signedIn(people.superAdministrator, { width: 1280, height: 800 });
const complaints = watch(page, town.origin);

describe('the record of an order', () => {
  let address: string;
  beforeAll(async () => {
    await page.goto(confirmedOrders);
    await page.locator('[data-row-link]').first().waitFor();
    await keysOn(() => page).openFirstRow();
    await page.locator('h1').waitFor();
    await page.waitForURL(/\/manage-orders\/\d+$/u);
    address = page.url();
  });

  it('has its fields in two columns and the history beside them where there is room, one under the other on a telephone', async () => {
    await page.getByRole('region', { name: 'Historie' }).waitFor();
    const boxes = async () => [await boxOf(page, '.record__main'), await boxOf(page, '.record__side')] as const;
    await expect.poll(async () => (await boxOf(page, '.record__side')).width).toBe(344);
    const isNextToForm = async () => {
      const [form, side] = await boxes();
      return side.x >= form.x + form.width;
    };
    await expect.poll(isNextToForm).toBe(true);
    const columns = async () =>
      new Set(await page.locator('.form-grid > *').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().x)))).size;
    await expect.poll(columns).toBe(2);
    await page.setViewportSize({ width: 400, height: 800 });
    await expect.poll(columns).toBe(1);
    const isBelow = async () => {
      const [form, side] = await boxes();
      return side.y >= form.y + form.height;
    };
    await expect.poll(isBelow).toBe(true);
    await expect.poll(() => overhang(page)).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it('leads from the old address of the history to where it is now', async () => {
    await page.goto(`${address}/history`);
    const history = page.getByRole('region', { name: 'Historie' });
    await history.waitFor();
    await expect.poll(async () => ((await history.boundingBox())?.y ?? 0) < 800).toBe(true);
    await page.getByLabel(/^Jméno klienta/u).waitFor();
  });

  it('is cancelled by keys alone, after a question whose safe answer has the focus, which the history and the messages then tell', async () => {
    const keys = keysOn(() => page);
    await page.goto(address);
    await expect.poll(() => page.title()).toContain(', PIN ');
    const title = await page.title();
    const name = title.slice(0, title.lastIndexOf(' – '));
    await keys.press('Zrušit objednávku');
    const dialog = page.getByRole('dialog', { name: `Zrušit objednávku ${name}?` });
    await dialog.getByText('zůstane v Odchozích zprávách', { exact: false }).first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Ponechat');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Zrušit objednávku');
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await keys.enter(/^Důvod zrušení/u, 'Klient volal');
    await keys.press('Zrušit objednávku');
    await keys.notice(/Objednávka byla zrušena/u).waitFor();
    await page.locator('.page-header').getByText('Zrušená').waitFor();
    // The town has no way out for messages: they are kept, and no one is offered to send them again.
    const messages = page.getByRole('region', { name: 'Zprávy klientovi' });
    await messages.getByText('Po zrušení').first().waitFor();
    await messages.getByText('Není kudy odeslat').first().waitFor();
    expect(await messages.getByRole('button').count()).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    const history = page.getByRole('region', { name: 'Historie' });
    await history.getByText('Zrušená').first().waitFor();
    await history.getByText('Klient volal').first().waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Zrušit objednávku' }).count()).toBe(0);
    // The button is gone, and the focus is not lost with it.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(complaints.lines()).toEqual([]);
  });

  it('stands in the dark without a barrier', async () => {
    const dark = await town.signedIn(people.superAdministrator, { dark: true });
    await dark.goto(address);
    await dark.getByRole('region', { name: 'Historie' }).getByText('Zrušená').first().waitFor();
    expect(await violationsOn(dark)).toEqual([]);
    await dark.context().close();
  });
});
