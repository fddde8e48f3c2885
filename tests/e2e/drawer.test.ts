import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { watch } from './support/console-errors.ts';
import { keysOn } from './support/keys.ts';
import { listedRows } from './support/listed-rows.ts';
import { desksOfStoreOne } from './support/lists.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

const town = await townOfFile();
const page = await town.visitor(people.superAdministrator, { width: 1280 });
const complaints = watch(page, town.origin);

describe('a record that is edited beside its list', () => {
  const { notice, tabTo } = keysOn(() => page);
  const drawerOn = (on: Page) => on.locator('section[role="dialog"]');
  const drawer = () => drawerOn(page);
  const rows = () => page.locator('tbody [data-row-link]');
  const name = (on = page) => drawerOn(on).getByRole('textbox', { name: /^Název/u });
  const openList = async (): Promise<void> => {
    await page.goto(desksOfStoreOne);
    await page.locator('[data-row-edit]').first().waitFor();
  };

  it('opens, is saved and closed by keys alone, and leads back to its row', async () => {
    await openList();
    const second = (await rows().nth(1).textContent()) ?? '';
    await page.locator('h1').focus();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('e');
    await drawer()
      .getByRole('heading', { level: 2, name: `Přepážka: ${second}` })
      .waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('form') !== null)).toBe(true);
    expect(await violationsOn(page, '.side-drawer')).toEqual([]);
    await tabTo(/^Název/u);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Vedle seznamu');
    await page.keyboard.press('Control+s');
    await notice('Přepážka byla uložena.').waitFor();
    await drawer().getByRole('heading', { level: 2, name: 'Přepážka: Vedle seznamu' }).waitFor();
    await page.keyboard.press('Escape');
    await drawer().waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Vedle seznamu');
    await expect.poll(() => new URL(page.url()).searchParams.get('filter')).toBe('{"store_id":1}');
  });

  it('holds the focus while it is open, and lets what opens over it have the keys', async () => {
    await openList();
    await rows().first().focus();
    await page.keyboard.press('e');
    await name().waitFor();
    for (let steps = 0; steps < 60; steps += 1) {
      await page.keyboard.press('Tab');
      const isHeld = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('[aria-modal="true"], [data-outside-modals]') !== null,
      );
      expect(isHeld).toBe(true);
    }
    await page.keyboard.press('Control+k');
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(await drawer().isVisible()).toBe(true);
    const services = drawer().getByRole('combobox', { name: /^Činnosti/u });
    await services.click();
    await expect.poll(() => services.getAttribute('aria-expanded')).toBe('true');
    await services.press('Escape');
    expect(await drawer().isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await drawer().waitFor({ state: 'detached' });
  });

  it('opens by its address, and says when there is none', async () => {
    await openList();
    await rows().first().focus();
    await page.keyboard.press('e');
    await name().waitFor();
    await page.reload();
    await name().waitFor();
    await expect.poll(() => listedRows(page).count()).toBeGreaterThan(0);
    await page.goto('/stores/desks?edit=999999');
    await page.getByText('Přepážka neexistuje, nebo k ní nemáte přístup.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await drawer().waitFor({ state: 'detached' });
    complaints.forget();
  });

  it('says at once who saved it meanwhile, and lets the person choose when they save', async () => {
    const other = await town.signedIn(people.administrator, { width: 1280 });
    await openList();
    await rows().nth(2).focus();
    await page.keyboard.press('e');
    await name().fill('Moje přepážka');
    await other.goto(page.url());
    await name(other).fill('Cizí přepážka');
    await other.keyboard.press('Control+s');
    await other.getByText('Přepážka byla uložena.').first().waitFor();
    await drawer().getByText('Záznam se mezitím změnil').first().waitFor();
    await page.keyboard.press('Control+s');
    const choice = page.getByRole('dialog', { name: 'Záznam mezitím uložil někdo jiný' });
    await choice.getByText('Cizí přepážka').waitFor();
    await choice.getByRole('button', { name: 'Uložit výběr' }).click();
    await drawer().getByRole('heading', { name: 'Přepážka: Moje přepážka' }).waitFor();
    complaints.forget();
  });

  it('shows the calendar of a date over itself, and Escape closes the calendar alone', async () => {
    await page.goto('/web-orders/email-blacklist');
    await page.locator('[data-row-edit]').first().click();
    await drawer()
      .getByRole('button', { name: /kalendář|datum/iu })
      .first()
      .click();
    const calendar = page.getByRole('grid');
    await calendar.waitFor();
    await calendar.getByRole('gridcell').first().waitFor();
    await page.keyboard.press('Escape');
    await calendar.waitFor({ state: 'detached' });
    expect(await drawer().isVisible()).toBe(true);
  });

  it('takes a date that is half typed for no empty one: it is refused until it is whole or cleared', async () => {
    const other = await town.signedIn(people.superAdministrator);
    await other.goto('/web-orders/email-blacklist');
    await other.locator('[data-row-link]').first().click();
    const until = other.getByRole('textbox', { name: /^Blokováno do/u });
    const saved = other.getByText('Blokovaný e-mail byl uložen.');
    const save = async (): Promise<void> => {
      await other.keyboard.press('Control+s');
      await saved.first().waitFor();
      await other.getByRole('button', { name: 'Zavřít oznámení' }).first().click();
      await saved.first().waitFor({ state: 'detached' });
    };
    const refused = async (): Promise<void> => {
      await other.keyboard.press('Control+s');
      await other
        .getByText(/Zadejte existující datum ve tvaru/u)
        .first()
        .waitFor();
      expect(await saved.count()).toBe(0);
    };

    await until.fill('');
    await until.pressSequentially('12. 5. 2027');
    await save();
    await expect.poll(() => until.inputValue()).toBe('12.05.2027');
    await until.fill('12.05.');
    await refused();
    expect(await until.inputValue()).toBe('12.05.');
    await until.fill('');
    await save();
    await until.pressSequentially('12');
    await refused();
    await other.context().close();
  });

  it('stands over a list in a tab of a record too', async () => {
    await page.goto('/stores/1?tab=desks');
    await page.locator('[data-row-edit]').first().click();
    await name().waitFor();
    expect(new URL(page.url()).searchParams.get('tab')).toBe('desks');
    await name().fill('Z karty pobočky');
    await page.keyboard.press('Control+s');
    await notice('Přepážka byla uložena.').waitFor();
    await page.keyboard.press('Escape');
    await drawer().waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Z karty pobočky', exact: true }).waitFor();
  });

  it('covers a narrow screen', async () => {
    const phone = await town.signedIn(people.superAdministrator, { width: 400 });
    await phone.goto(desksOfStoreOne);
    await phone.locator('[data-row-edit]').first().click();
    await name(phone).waitFor();
    const box = await drawerOn(phone).boundingBox();
    expect([box?.x, box?.width]).toEqual([0, 400]);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
    expect(await violationsOn(phone)).toEqual([]);
  });

  it('is offered to nobody who may not write', async () => {
    const operator = await town.signedIn(people.operatorOfStoreOne, { width: 1280 });
    await operator.goto('/stores/settings?edit=1');
    await operator.getByText('Záznam můžete jen prohlížet.', { exact: false }).waitFor();
    await listedRows(operator).first().waitFor({ state: 'attached' });
    expect(await operator.locator('[data-row-edit], [data-cell-edit]').count()).toBe(0);
    expect(await violationsOn(operator, '.side-drawer')).toEqual([]);
  });

  it('complains of nothing', () => {
    expect(complaints.lines()).toEqual([]);
  });
});
