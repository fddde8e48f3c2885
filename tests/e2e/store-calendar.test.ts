import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, daysBetween } from '../../contract/rules/opening/calendar-days.ts';
import { violationsOn } from './support/axe.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';
import { workdayAhead } from './support/workday.ts';

const day = (page: Page, name: RegExp) => page.getByRole('gridcell', { name });

/** The same day of the month before, or its last one. */
function monthBefore(of: Day): Day {
  const lastOfMonth = addDays(`${of.slice(0, 7)}-01`, -1);
  return of.slice(8) < lastOfMonth.slice(8) ? `${lastOfMonth.slice(0, 8)}${of.slice(8)}` : lastOfMonth;
}

const town = await townOfFile();
const page = await town.signedIn(people.superAdministrator);

describe('the calendar of a store', () => {
  it('says what a day will look like and why, also in words of each cell', async () => {
    await page.goto('/stores/1?tab=calendar&day=2026-12-31');
    await day(page, /^čtvrtek 31\. 12\. 2026, Volný, Výjimka: Poslední den roku, 8:00–11:00/u).waitFor();
    await expect.poll(() => day(page, /^čtvrtek 24\. 12\. 2026, Svátek, Svátek podle zákona: Štědrý den, Zavřeno$/u).count()).toBe(1);
    await expect.poll(() => day(page, /^sobota 19\. 12\. 2026, .*Zavřeno/u).count()).toBe(1);
    expect(await page.getByText('Nedostupn').count()).toBe(0);
    const reasons = page.locator('.day-panel__reasons li');
    await expect
      .poll(() => reasons.allTextContents())
      .toEqual(['Základní plán „Základní úřední hodiny“8:00–15:00', 'Výjimka: Poslední den roku8:00–11:00, rozhoduje']);
    expect(await violationsOn(page)).toEqual([]);
  });

  it('is walked through and marked by keyboard alone, after a look at the orders', async () => {
    // Orders reach thirty days ahead; a day after them leaves none to be solved.
    const [first, , third] = daysBetween(workdayAhead(40), addDays(workdayAhead(40), 2));
    await page.goto(`/stores/1?tab=calendar&day=${first}`);
    await page.locator(`[data-day="${first}"]`).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await page.getByText('Vybrány 3 dny').waitFor();
    await expect.poll(() => page.getByRole('gridcell', { selected: true }).count()).toBe(3);
    await page.getByRole('button', { name: 'Blokovat' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Blokovat vybrané dny' });
    await dialog
      .getByText(/mimo úřední hodiny/u)
      .first()
      .waitFor();
    await dialog.getByRole('textbox', { name: 'Poznámka' }).fill('Inventura');
    expect(await violationsOn(page, 'dialog')).toEqual([]);
    await dialog.getByRole('button', { name: 'Uložit' }).press('Enter');
    await expect.poll(() => day(page, /Blokovaný, Den je blokovaný: Inventura, Zavřeno/u).count()).toBe(3);
    await page.locator(`[data-day="${third}"]`).focus();
    await page.keyboard.press('PageUp');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-day'))).toBe(monthBefore(third ?? ''));
  });

  it('shows a whole year from 320 pixels on, with nothing beside the page', async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/stores/1?tab=calendar&day=2026-12-24&view=year');
    await day(page, /^čtvrtek 24\. 12\. 2026, Svátek/u).waitFor();
    await expect.poll(() => page.getByRole('grid').count()).toBe(12);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(await violationsOn(page)).toEqual([]);
  });
});
