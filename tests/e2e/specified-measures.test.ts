import { describe, expect, it } from 'vitest';
import { breakpoints, fontWeights, limits } from '../../contract/basics/limits.ts';
import { isFirefox } from './support/browser.ts';
import { people } from './support/sign-in.ts';
import { sharedTownOfFile } from './support/town-of-file.ts';

const town = await sharedTownOfFile();
const page = await town.signedIn(people.superAdministrator);

const styleOf = (selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
const widthOf = async (selector: string): Promise<number> => (await page.locator(selector).first().boundingBox())?.width ?? 0;

/** Weights of all elements of the page that show words. */
const weights = (): Promise<readonly number[]> =>
  page.evaluate(() => {
    const withWords = [...document.body.querySelectorAll('*')].filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''),
    );
    return [...new Set(withWords.map((element) => Number(getComputedStyle(element).fontWeight)))];
  });

/** The numbers of specification section 9, as the screen has them. */
describe('the screen', () => {
  it.each([
    ['/', '.state-summary__state'],
    ['/stores/manage', '[data-row-link]'],
    ['/stores/1', '.tabs__tab'],
    ['/web-orders/calendar?store=1', '.order-calendar, .calendar, main h1'],
  ])('shows %s in the specified weights of type', async (address, ready) => {
    await page.goto(address);
    await page.locator(ready).first().waitFor();
    const allowed: readonly number[] = Object.values(fontWeights);
    await expect.poll(async () => (await weights()).filter((weight) => !allowed.includes(weight))).toEqual([]);
  });

  it('marks the statistics in the menu with the given orange', async () => {
    await page.goto('/statistics/services/tables');
    await page.locator('.sidebar [aria-current="page"]').waitFor();
    await expect.poll(() => styleOf('.sidebar [aria-current="page"]', 'background-color')).toBe('rgb(255, 144, 43)');
  });

  it('has the measures of the footer, of messages, of help and of the menu', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/stores/manage');
    await page.locator('[data-row-link]').first().waitFor();
    await expect.poll(() => widthOf('.footer .brand')).toBe(limits.footerLogoWidthPixels);
    await expect.poll(async () => [await styleOf('.toasts', 'right'), await styleOf('.toasts', 'bottom')]).toEqual(['50px', '50px']);
    await expect.poll(() => styleOf('.toasts', 'max-width')).toBe(`${limits.notificationMaximalWidthPercent}%`);
    if (!isFirefox) await expect.poll(() => styleOf('.shell__aside', 'transition-duration')).toBe('0.1s');
    await page.getByRole('button', { name: /^Nápověda/u }).click();
    await expect.poll(() => widthOf('.help')).toBeGreaterThanOrEqual(limits.helpMinimalWidthPixels);
    await page.keyboard.press('Escape');
  });

  it.each([
    ['desktopLarge', '/stores/1', () => styleOf('.overview', 'grid-template-columns')],
    ['desktop', '/stores/manage', async () => String(await page.getByRole('button', { name: 'Otevřít nabídku' }).count())],
    ['tablet', '/stores/manage', async () => String(await page.locator('table').count())],
    ['mobile', '/stores/manage', () => styleOf('.header', 'gap')],
  ] as const)('changes its layout at the breakpoint %s, and not a pixel below it', async (name, address, look) => {
    const looks: string[] = [];
    for (const width of [breakpoints[name] - 1, breakpoints[name]]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await page
        .locator(name === 'desktopLarge' ? '.overview' : '[data-row-link]')
        .first()
        .waitFor();
      looks.push(name === 'desktopLarge' ? String((await look()).split(' ').length) : await look());
    }
    expect(new Set(looks).size).toBe(2);
  });

  it('reaches look, density and full screen below 992 px from the menu of the user', async () => {
    await page.setViewportSize({ width: 853, height: 533 });
    await page.goto('/stores/manage');
    await page.locator('[data-row-link]').first().waitFor();
    const openMenu = () => page.locator('.header__user button').first().click();
    await openMenu();
    await page.getByRole('button', { name: 'Zapnout celou obrazovku' }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await page.evaluate(() => document.exitFullscreen());
    await openMenu();
    await page.getByRole('button', { name: 'Vzhled' }).click();
    const dialog = page.getByRole('dialog', { name: 'Vzhled' });
    await dialog.getByRole('radio', { name: 'Tmavý' }).waitFor();
    await dialog.getByRole('radio', { name: 'Hustá' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.header__user') !== null)).toBe(true);
  });
});
