import { beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { watch } from './support/console-errors.ts';
import { keysOn } from './support/keys.ts';
import { allOrders, confirmedOrders } from './support/lists.ts';
import { makeThreeRegions, openThreeRegions } from './support/regions.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

const town = await townOfFile();
const page = await town.visitor(people.superAdministrator);
const complaints = watch(page, town.origin);

describe('many records at once, by the keyboard alone', () => {
  const { rowNamed, dialog, notice, press, tick, tabTo, select } = keysOn(() => page);
  beforeAll(() => makeThreeRegions(page));

  it('are counted as they are selected, let go, and get the ticked fields and no others after a look at what will happen', async () => {
    await openThreeRegions(page);
    await select('Hromadný jedna', 'Hromadný dva');
    const bar = page.getByRole('region', { name: 'Hromadné akce' });
    await bar.getByText('Vybrány 2 regiony').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await press('Zrušit výběr');
    await bar.waitFor({ state: 'detached' });
    await select('Hromadný jedna', 'Hromadný dva');
    await press('Upravit hromadně');
    await dialog().getByText('Co změnit').waitFor();
    await press('Pokračovat');
    await dialog().getByText('Zaškrtněte aspoň jedno pole.').waitFor();
    await dialog().getByRole('button', { name: 'Zavřít' }).focus();
    await tick('Poznámka');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Společná poznámka');
    expect(await violationsOn(page)).toEqual([]);
    await press('Pokračovat');
    await dialog().getByText('Provede se: 2 regiony').waitFor();
    await dialog().getByText('Společná poznámka').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await press('Uložit změny');
    await notice('2 regiony byly uloženy.').waitFor();
    await dialog().waitFor({ state: 'detached' });
    await bar.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('list-body');
    await expect.poll(() => rowNamed('Společná poznámka').count()).toBe(2);
    expect(await rowNamed('Hromadný tři').textContent()).not.toContain('Společná');
  });

  it('are deleted but for those that something refers to, which say what', async () => {
    await openThreeRegions(page);
    await select('Hromadný jedna', 'Hromadný dva', 'Střed');
    await press('Smazat regiony');
    await dialog().getByText('Provede se: 2 regiony').waitFor();
    await dialog().getByText('Nepůjde provést: 1 region').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await press('Smazat regiony');
    await dialog().getByText('Co se stalo').waitFor();
    const reasons = dialog().getByRole('region', { name: 'Proč to nejde' });
    await expect.poll(() => reasons.textContent()).toContain('Záznam se používá jinde');
    expect(await reasons.getByRole('link', { name: 'Střed' }).getAttribute('href')).toMatch(/^\/stores\/regions\/\d+$/u);
    expect(await violationsOn(page)).toEqual([]);
    await press('Zavřít');
    await expect.poll(() => rowNamed('Hromadný jedna').count()).toBe(0);
    await expect.poll(() => rowNamed('Střed').count()).toBe(1);
  });

  it('come back at once when the deletion is taken back', async () => {
    await notice('2 regiony byly smazány.').waitFor();
    await press('Vrátit zpět');
    await notice('2 regiony byly obnoveny.').waitFor();
    await expect.poll(() => rowNamed('Hromadný').count()).toBe(3);
  });

  it('get a date from the calendar too, which Escape closes before the dialog', async () => {
    await page.goto('/web-orders/email-blacklist');
    await page
      .getByRole('checkbox', { name: /^Vybrat .*@/u })
      .first()
      .focus();
    await page.keyboard.press('Space');
    await press('Upravit hromadně');
    await dialog().getByText('Co změnit').waitFor();
    await tick('Blokováno do');
    await press(/^Vyberte datum/u);
    const calendar = page.locator('.MuiDateCalendar-root');
    await calendar.waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await calendar.waitFor({ state: 'detached' });
    await dialog().getByText('Co změnit').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Vyberte datum/u);
    await page.keyboard.press('Enter');
    await calendar.locator(':focus').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await calendar.waitFor({ state: 'detached' });
    await press('Pokračovat');
    await dialog()
      .getByText(/^Provede se: 1 /u)
      .waitFor();
    await dialog()
      .getByText(/^\d\d\.\d\d\.2\d{3}$/u)
      .first()
      .waitFor();
    await tabTo('Zpět');
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  it('take an action that the entity declares, with what it asks for', async () => {
    await page.goto(confirmedOrders);
    await page
      .getByRole('row')
      .filter({ has: page.locator('[data-row-link]') })
      .first()
      .getByRole('checkbox')
      .focus();
    await page.keyboard.press('Space');
    await page.getByRole('heading', { level: 1 }).focus();
    await press('Zrušit objednávky');
    await dialog().getByText('Co změnit').waitFor();
    await tabTo(/^Důvod zrušení/u);
    await page.keyboard.type('Pobočka má zavřeno');
    await press('Pokračovat');
    await dialog().getByText('Provede se: 1 objednávka').waitFor();
    await press('Zrušit objednávky');
    await notice('Objednávka byla zrušena.').waitFor();
  });

  it('are found by the filter beyond the page', async () => {
    await page.goto(allOrders);
    await page.getByRole('checkbox', { name: 'Vybrat všechny řádky na stránce' }).check();
    await page.getByRole('button', { name: /^Vybrat všech/u }).click();
    await page.getByRole('button', { name: 'Smazat objednávky' }).click();
    await dialog().getByRole('alert').waitFor();
    await expect.poll(() => dialog().getByRole('alert').textContent()).toContain('nejvýše 1');
    complaints.forget();
  });

  it('fit a phone', async () => {
    const small = await town.signedIn(people.superAdministrator, { width: 400, height: 800 });
    await small.goto('/stores/settings');
    await small.getByRole('checkbox', { name: 'Vybrat Hromadný jedna' }).check();
    await small.getByRole('button', { name: 'Upravit hromadně' }).click();
    await small.getByRole('dialog').getByRole('checkbox', { name: 'Poznámka' }).check();
    expect(await violationsOn(small)).toEqual([]);
    expect(await small.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
  });

  it('did all of this without a complaint of the browser', () => {
    expect(complaints.lines()).toEqual([]);
  });
});
