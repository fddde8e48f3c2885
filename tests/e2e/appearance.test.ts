import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampled } from '../support/sampling/sample.ts';
import { violationsOn } from './support/axe.ts';
import { isFirefox } from './support/browser.ts';
import { watch } from './support/console-errors.ts';
import { people } from './support/sign-in.ts';
import { pageOfComingOrder } from './support/town.ts';
import { sharedTownOfFile } from './support/town-of-file.ts';

const themes = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
const palettes = (['light', 'dark'] as const).flatMap((mode) =>
  themes.map((theme) => ({ mode, theme, name: `${theme.toLowerCase()}-${mode}` })),
);
/** All palettes are come to; whether they are clear to everybody is asked of the sample. */
const examined = new Set(sampled(palettes, ({ mode, theme }) => ({ entity: theme, rule: mode })).map(({ name }) => name));

const town = await sharedTownOfFile();

const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Vzhled' });

async function openAppearance(page: Page): Promise<void> {
  await page.goto('/stores/manage');
  await page.locator('[data-row-link]').first().waitFor();
  await page.getByRole('button', { name: 'Vzhled' }).focus();
  await page.keyboard.press('Enter');
  await dialogOf(page).waitFor();
}

describe('the look of the console', () => {
  it('changes through all sixteen palettes by the arrows, at once and without a reload, each clear to everybody', async () => {
    const page = await town.visitor(people.superAdministrator);
    const complaints = watch(page, town.origin);
    await openAppearance(page);
    await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
    for (const [mode, name] of [
      ['Světlý', 'light'],
      ['Tmavý', 'dark'],
    ] as const) {
      await dialogOf(page).getByRole('radio', { name: mode }).focus();
      await page.keyboard.press('Space');
      await dialogOf(page).getByRole('radio', { name: 'Motiv A' }).focus();
      await page.keyboard.press('Space');
      for (const theme of themes) {
        await expect.poll(() => themeOf(page)).toBe(`${theme.toLowerCase()}-${name}`);
        if (examined.has(`${theme.toLowerCase()}-${name}`)) expect(await violationsOn(page)).toEqual([]);
        if (theme !== 'H') await page.keyboard.press('ArrowRight');
      }
    }
    expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
    expect(complaints.lines()).toEqual([]);
  });

  it("leaves the browser's own controls dark beside a date", async () => {
    const page = await town.visitor(people.superAdministrator, { dark: true });
    await page.goto(await pageOfComingOrder());
    await page.getByRole('button', { name: /datum/iu }).first().waitFor();
    await expect.poll(() => themeOf(page)).toMatch(/-dark$/u);
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  });

  it('is there after a sign-out and in another browser, and goes back to the usual', async () => {
    const page = await town.visitor(people.administrator);
    await openAppearance(page);
    const dialog = dialogOf(page);
    await dialog.getByRole('radio', { name: 'Motiv C' }).check();
    await dialog.getByRole('radio', { name: 'Tmavý' }).check();
    await dialog.getByRole('radio', { name: 'Hustá' }).check();
    await dialog.getByRole('checkbox', { name: 'Obsah v omezené šířce' }).check();
    // Choices go to the server together, a moment after the last one; a slow choice parts them.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('poradnik.preferences'))).toContain('"unsent":{}');
    await page.getByRole('button', { name: 'Zavřít' }).last().click();
    await expect.poll(() => page.locator('.shell').getAttribute('class')).toContain('shell--boxed');
    await page.goto('/auth/sign-out');
    await page.context().close();

    const other = await town.visitor(people.administrator);
    await expect.poll(() => themeOf(other)).toBe('c-dark');
    await expect.poll(() => other.evaluate(() => document.documentElement.dataset['density'])).toBe('compact');
    await expect.poll(() => other.locator('.shell').getAttribute('class')).toContain('shell--boxed');
    await openAppearance(other);
    await dialogOf(other).getByRole('button', { name: 'Obnovit výchozí' }).click();
    await expect.poll(() => themeOf(other)).toBe('a-light');
    await expect.poll(() => other.locator('.shell').getAttribute('class')).not.toContain('shell--boxed');
  });

  it.each([
    ['Sbalená nabídka', 'shell--collapsed'],
    ['Sbalená nabídka s popisky', 'shell--collapsed-text'],
    ['Plovoucí nabídka', 'shell--floating'],
    ['Rozbalit nabídku najetím myší', 'shell--hover'],
  ] as const)('lays the frame out with "%s" without a barrier, and lets every entry be come to', async (label, name) => {
    const page = await town.visitor(people.superAdministrator);
    await openAppearance(page);
    const box = dialogOf(page).getByRole('checkbox', { name: label, exact: true });
    await box.focus();
    if (!(await box.isChecked())) await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.shell').getAttribute('class')).toContain(name);
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('navigation', { name: 'Hlavní nabídka' }).getByRole('button', { name: 'Nastavení' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Uživatelé' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /^Uživatelé/u }).waitFor();
    await page.getByRole('button', { name: 'Vzhled' }).click();
    await box.uncheck();
    await page.keyboard.press('Escape');
  });

  it('fades a screen in over half a second, and not at all for who wants less movement', async () => {
    const page = await town.visitor(people.superAdministrator);
    const fade = () => page.locator('.shell__screen').evaluate((screen) => getComputedStyle(screen).animationDuration);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(fade).toBe(isFirefox ? '0s' : '0.5s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(fade).toBe('0s');
  });

  it('takes the whole screen and gives it back', async () => {
    const page = await town.visitor(people.superAdministrator);
    await page.getByRole('button', { name: 'Zapnout celou obrazovku' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Vypnout celou obrazovku' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Zapnout celou obrazovku' }).waitFor();
  });
});
