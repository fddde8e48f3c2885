import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { keysOn } from './support/keys.ts';
import { listedRows } from './support/listed-rows.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';
import { giveLevel, openUser, rowWith } from './support/users-screen.ts';

const town = await townOfFile();

describe('the users screen', () => {
  it('fits 1280 px and says of each what they may, where and in what state', async () => {
    const page = await town.signedIn(people.superAdministrator, { width: 1280 });
    await page.goto('/settings/users');
    await rowWith(page, people.operatorOfStoreOne).waitFor();
    await expect
      .poll(() => page.locator('thead th').allInnerTexts())
      .toEqual(expect.arrayContaining(['E-mail', 'Stav', 'Role', 'Oprávnění', 'Omezení na pobočky', 'Poslední přihlášení']));
    const sideways = () => page.locator('.table-holder').evaluate((holder) => holder.scrollWidth - holder.clientWidth);
    await expect.poll(sideways).toBe(0);
    await expect.poll(() => rowWith(page, people.superAdministrator).innerText()).toContain('Všechny');
    const { press, tick } = keysOn(() => page);
    await press('Stav');
    await tick('Neaktivní');
    await expect.poll(() => listedRows(page).count()).toBe(1);
    expect(await violationsOn(page)).toEqual([]);
    await page.context().close();
  });

  it('shows a user with more rights than one has to be read only, and says why', async () => {
    const root = await town.signedIn(people.superAdministrator);
    await giveLevel(root, people.administrator, '1');
    const page = await town.signedIn(people.administrator, { width: 400, dark: true });
    await openUser(page, people.superAdministrator);
    await page.getByText('Tento účet má vyšší oprávnění než vy, proto ho můžete jen prohlížet.').waitFor();
    expect(await page.getByRole('button', { name: /Uložit|Smazat|Vypnout/u }).count()).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    await openUser(page, people.guest);
    await page
      .getByRole('textbox', { name: /^Jméno/u })
      .first()
      .waitFor();
    await page.context().close();
    await giveLevel(root, people.administrator, '10');
    await root.context().close();
  });

  it('signs somebody out of all their devices, by keys alone', async () => {
    const admin = await town.signedIn(people.superAdministrator);
    const [one, other] = [await town.visitor(people.guest), await town.visitor(people.guest)];
    await openUser(admin, people.guest, 'Zařízení');
    await expect.poll(() => admin.getByRole('listitem').filter({ hasText: 'Naposledy aktivní' }).count()).toBe(2);
    expect(await violationsOn(admin)).toEqual([]);
    const { press } = keysOn(() => admin);
    await press(/^Odhlásit zařízení/u);
    await admin.getByText('Zařízení je odhlášené.').waitFor();
    await press('Odhlásit ze všech zařízení');
    await admin.getByText('Uživatel teď není nikde přihlášen.').waitFor();
    expect(await violationsOn(admin)).toEqual([]);
    // Anyone who sits there sees it at once, without having pressed anything.
    for (const page of [one, other]) {
      await page.getByText('Z bezpečnostních důvodu jsme Vás odhlásili.').waitFor();
      await page.context().close();
    }
    await admin.context().close();
  });
});
