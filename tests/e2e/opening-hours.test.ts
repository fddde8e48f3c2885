import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

/** A branch that keeps shorter hours in summer. */
const address = '/stores/10?tab=hours';

const town = await townOfFile();
const page = await town.signedIn(people.superAdministrator);

describe('opening hours of a store', () => {
  it('show plans, what holds today, and exceptions', async () => {
    await page.goto(address);
    await page.getByRole('heading', { name: 'Základní úřední hodiny' }).waitFor();
    await expect.poll(() => page.getByText('Platí dnes').count()).toBe(1);
    await page.getByText('Poslední den roku').first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
  });

  it('say today, tomorrow and the next exception, and have the month on the same page', async () => {
    await page.goto(address);
    const coming = page.locator('.coming-days dt');
    await coming.first().waitFor();
    const names = async () => (await coming.allTextContents()).map((text) => text.split(',')[0]);
    await expect.poll(names).toEqual(['Dnes', 'Zítra', 'Příští výjimka', 'Příští svátek']);
    expect(await page.locator('.part-links').count()).toBe(0);
    const month = page.getByRole('grid', { name: /^Kalendář: / });
    await month.locator('[data-day$="-15"]:not(.day-cell--unknown)').waitFor();
    const title = await month.getAttribute('aria-label');
    await page.getByRole('button', { name: 'Další měsíc' }).press('Enter');
    await expect.poll(() => month.getAttribute('aria-label')).not.toBe(title);
    await page.getByRole('button', { name: 'Předchozí měsíc' }).press('Enter');
    await expect.poll(() => month.getAttribute('aria-label')).toBe(title);
    await month.locator('[tabindex="0"]').press('Home');
    const day = await page.evaluate(() => document.activeElement?.getAttribute('data-day'));
    await page.keyboard.press('Enter');
    await page.waitForURL(({ searchParams }) => searchParams.get('tab') === 'calendar' && searchParams.get('day') === day);
    await page.getByRole('link', { name: 'Plány a výjimky' }).press('Enter');
    await page.getByRole('link', { name: 'Celý rok' }).press('Enter');
    await page.waitForURL(({ searchParams }) => searchParams.get('view') === 'year');
  });

  it('stand on a phone below each other, without scrolling aside', async () => {
    const phone = await town.signedIn(people.superAdministrator, { width: 400, height: 860, dark: true });
    await phone.goto(`${town.origin}${address}`);
    await phone.getByRole('grid', { name: /^Kalendář: / }).waitFor();
    await expect.poll(() => phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
    expect(await violationsOn(phone)).toEqual([]);
  });

  it('are written in their place by keyboard alone, with their impact before they are saved', async () => {
    await page.goto(address);
    // Another window was before it.
    await page.bringToFront();
    await page.getByRole('button', { name: 'Upravit: Základní úřední hodiny' }).press('Enter');
    const closes = page.getByRole('textbox', { name: 'Úterý, do' });
    await closes.waitFor();
    await closes.fill('8');
    await closes.press('Enter');
    await page.getByText('Konec musí být později než začátek').first().waitFor();
    await closes.fill('830');
    await closes.press('Tab');
    await page.waitForFunction(() => document.querySelector('.impact')?.textContent?.includes('mimo úřední hodiny') === true);
    await closes.press('ArrowUp');
    await expect.poll(() => closes.inputValue()).toBe('08:45');
    expect(await violationsOn(page)).toEqual([]);
    const saved = page.waitForResponse((reply) => reply.request().method() === 'PATCH' && reply.url().includes('/opening-plans/'));
    await page.keyboard.press('Control+s');
    expect((await saved).status()).toBe(200);
    await page.getByRole('button', { name: 'Ukončit úpravy' }).press('Enter');
    await page.getByText('8:00–8:45').first().waitFor();
  });

  it('name the two intervals that collide', async () => {
    await page.goto(address);
    await page.getByRole('button', { name: 'Upravit: Základní úřední hodiny' }).click();
    await page.getByRole('button', { name: 'Přidat interval: Středa' }).click();
    const opens = page.getByRole('textbox', { name: 'Středa, od' }).nth(1);
    await opens.fill('16:00');
    await opens.press('Tab');
    await page.getByText(/se kryje s 8:00–17:00 \(středa\)/u).waitFor();
    await page.getByRole('button', { name: /^Odebrat 16:00/u }).click();
    const add = page.getByRole('button', { name: 'Přidat interval: Středa' });
    await expect.poll(() => add.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('are copied to other stores after a look at the differences of each', async () => {
    await page.goto(address);
    await page
      .getByRole('heading', { level: 3, name: /^Letní/u })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Kopírovat na pobočky: Letní/u })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Úřad městské části Jih' }).check();
    await dialog.getByRole('checkbox', { name: 'Úřad městské části Podhradí' }).check();
    await dialog.getByRole('button', { name: 'Zobrazit rozdíly' }).click();
    const rows = dialog.locator('tbody tr');
    await rows.first().waitFor();
    await expect.poll(() => rows.count()).toBe(2);
    await expect.poll(() => rows.nth(0).textContent()).toContain('Vznikne');
    await expect.poll(() => rows.nth(1).textContent()).toContain('Beze změny');
    expect(await violationsOn(page, 'dialog')).toEqual([]);
    await dialog.getByRole('button', { name: /^Zkopírovat na 1 pobočku/u }).click();
    await dialog.getByText('Vytvořeno').waitFor();
    await dialog.getByRole('button', { name: 'Zavřít' }).last().click();
    await page.goto('/stores/9?tab=hours');
    await page.getByRole('heading', { name: /^Letní úřední hodiny/u }).waitFor();
  });
});
