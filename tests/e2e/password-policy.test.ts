import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { watch } from './support/console-errors.ts';
import { keysOn } from './support/keys.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

const town = await townOfFile();

describe('the policy of passwords', () => {
  it.each([
    ['NIST', { width: 1280, dark: false }, { missed: 'žádné předepsané druhy znaků', meant: 'Druhy znaků předepsané nejsou.' }],
    [
      'Vyhláška',
      { width: 400, dark: true },
      { missed: 'platnost hesla nejvýše 540 dnů', meant: 'Heslo platí 540 dnů, pak si uživatel zvolí nové.' },
    ],
  ])('is brought to the standard %s by keys alone', async (name, look, { missed, meant }) => {
    const page = await town.visitor(people.superAdministrator, look);
    const complaints = watch(page, town.origin);
    const keys = keysOn(() => page);
    const standard = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
    await page.goto('/settings/password-policy');
    await page.getByRole('heading', { level: 1, name: 'Zásady hesel' }).waitFor();
    await standard.getByText('Nesplňuje').waitFor();
    await standard.getByText(missed).waitFor();
    expect(await violationsOn(page)).toEqual([]);

    await keys.tabTo(`Vyplnit podle vzoru „${name}“`);
    await page.keyboard.press('Enter');
    await standard.getByText('Splňuje').waitFor();
    await page.getByText(meant).waitFor();
    // Filled in, and not saved.
    await page.getByText('Neuložené změny').waitFor();
    await page.keyboard.press('Control+s');
    await keys.notice(/Zásady hesel byly uloženy/u).waitFor();
    await page.reload();
    await standard.getByText('Splňuje').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(complaints.lines()).toEqual([]);
    await page.context().close();
  });

  it('tries a sample on what stands in the form, saved or not', async () => {
    const page = await town.signedIn(people.superAdministrator);
    const keys = keysOn(() => page);
    await page.goto('/settings/password-policy');
    await page
      .getByLabel(/^Minimální délka hesla/u)
      .first()
      .waitFor();
    await keys.enter(/^Minimální délka hesla(?! hlavního)/u, '20');
    await keys.tabTo('Vzorek hesla');
    await page.keyboard.type('heslo12');
    await page.getByText('Pravidla vzorek nesplňuje.').waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: /^aspoň 20 znaků/u })
      .waitFor();
    await page.getByText('Síla hesla: Slabé').first().waitFor();
    await page.keyboard.type(' a Žlutý kůň skáče');
    await page.getByText('Pravidla vzorek splňuje.').waitFor();
    await page.getByText('Síla hesla: Silné').first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.context().close();
  });

  it('says and takes the minutes after which who does nothing is signed out', async () => {
    const page = await town.signedIn(people.superAdministrator);
    const keys = keysOn(() => page);
    await page.goto('/settings/password-policy?tab=sign_in');
    const field = page.getByLabel(/^Odhlásit po nečinnosti/u);
    await expect.poll(() => field.inputValue()).toBe('30');
    await field.fill('4');
    await page.keyboard.press('Control+s');
    await page.locator('form').getByText('Zadejte číslo 5 nebo vyšší').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await field.fill('45');
    await page.keyboard.press('Control+s');
    await keys.notice(/Zásady hesel byly uloženy/u).waitFor();
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe('45');
    await page.context().close();
  });

  it('is read by everybody, who are told that they may not change it', async () => {
    const page = await town.signedIn(people.operatorOfStoreOne, { width: 400 });
    await page.goto('/settings/password-policy');
    await page.getByText('K úpravám nemáte dostatečná oprávnění.').waitFor();
    await page.getByText('Co nastavení znamená').waitFor();
    await expect.poll(() => page.getByRole('main').getByRole('textbox').count()).toBe(1);
    expect(await page.getByRole('button', { name: /Uložit|Vyplnit/u }).count()).toBe(0);
    await keysOn(() => page).enter('Vzorek hesla', 'krátké');
    await page.getByText('Pravidla vzorek nesplňuje.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.context().close();
  });
});
