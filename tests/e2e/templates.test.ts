import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { keysOn } from './support/keys.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

const town = await townOfFile();

describe('a template of a message', () => {
  it('leads the keyboard to the tag that is missing, and takes it where the text has the cursor', async () => {
    const page = await town.signedIn(people.administrator, { width: 400, height: 800, dark: true });
    await page.goto('/web-orders/notification-settings/templates/1');
    const area = page.getByRole('textbox', { name: /^Obsah/u });
    await area.waitFor();
    await area.fill('Zveme vás: {store} {service} {date} {time}. PIN: ');
    await page.getByText('Chybějící povinné značky: 1 z 5').waitFor();
    await page.getByRole('region', { name: 'Náhled' }).getByRole('combobox').selectOption({ index: 1 });
    expect(await violationsOn(page)).toEqual([]);
    await area.focus();
    await page.keyboard.press('Control+s');
    const missing = page.getByRole('button', { name: 'Vložit značku PIN, povinná, v textu chybí' });
    await expect.poll(() => missing.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await area.innerText()).trim()).toMatch(/^Zveme vás: .*PIN: PIN$/u);
    await expect.poll(() => area.locator('[data-tag="pin"]').count()).toBe(1);
    await expect.poll(() => area.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Control+s');
    await keysOn(() => page)
      .notice('Šablona byla uložena.')
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
    await page.context().close();
  });
});
