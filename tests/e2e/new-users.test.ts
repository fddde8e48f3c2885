import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { keysOn } from './support/keys.ts';
import { people, signIn } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';
import { act, fillPerson, giveLevel, linkInOutbox, openUser, save } from './support/users-screen.ts';

const firstPassword = 'Úplně první heslo 2027';

const town = await townOfFile();

describe('new users', () => {
  it('invites a new user by keys alone, who sets a password by the link and signs in; an older link holds no more', async () => {
    const admin = await town.signedIn(people.superAdministrator);
    const { tick } = keysOn(() => admin);
    const email = 'pozvana@mesto.test';
    await admin.goto('/settings/users');
    await admin.locator('[data-row-link]').first().waitFor();
    await admin.keyboard.press('n');
    await admin.waitForURL(/\/settings\/users\/create$/u);
    await admin.getByRole('textbox', { name: /^Jméno/u }).waitFor();
    await fillPerson(admin, 'Pozvaná Kolegyně', email);
    expect(await admin.locator('input[type="password"]').count()).toBe(0);
    await tick('Webové objednávky');
    expect(await violationsOn(admin)).toEqual([]);
    await save(admin);
    await admin.getByRole('heading', { level: 1, name: 'Pozvaná Kolegyně' }).waitFor();
    await admin.getByText('Pozvaný, zatím se nepřihlásil').waitFor();
    const first = await linkInOutbox(town, email);
    await act(admin, 'Pozvat uživatele');
    // The server of the test has no way out: nothing is claimed to have left. The same was said of the first invitation.
    await expect.poll(() => admin.getByRole('dialog').count()).toBe(0);
    await admin.getByText('Pozvánka čeká v odchozích zprávách: není nastavený odesílací server.').last().waitFor();
    await admin.getByRole('button', { name: 'Odchozí zprávy' }).last().click();
    await admin.waitForURL((url) => url.pathname === '/settings/outbox');
    const second = await linkInOutbox(town, email);
    // Someone who is signed in learns why the link opens nothing yet, and may stay.
    await admin.goto(second);
    await admin.getByRole('heading', { level: 1, name: 'Už jste přihlášeni' }).waitFor();
    await admin.getByText(`(${people.superAdministrator})`).waitFor();
    expect(await violationsOn(admin)).toEqual([]);
    await admin.getByRole('link', { name: 'Zůstat v aplikaci' }).click();
    await admin.waitForURL((url) => url.pathname === '/');

    const guest = await town.stranger({ width: 400 });
    await guest.goto(first);
    await guest.getByText('Odkaz už neplatí.').waitFor();
    await guest.goto(second);
    await guest.getByRole('heading', { level: 1, name: 'Vítejte v Centrální aplikaci' }).waitFor();
    expect(await violationsOn(guest)).toEqual([]);
    await keysOn(() => guest).enter('Nové heslo *', firstPassword);
    await keysOn(() => guest).enter('Nové heslo znovu *', firstPassword);
    await guest.keyboard.press('Enter');
    await guest.getByText('Heslo je nastavené.').waitFor();
    expect(await violationsOn(guest)).toEqual([]);
    await signIn(guest, email, firstPassword);
    await guest.goto('/web-orders/manage-orders');
    await guest.getByRole('heading', { level: 1, name: 'Správa objednávek' }).waitFor();

    await openUser(admin, email, 'Stav');
    await admin.locator('.page-header').getByText('Aktivní', { exact: true }).waitFor();
    await admin.getByRole('button', { name: 'Vypnout uživatele' }).waitFor();
    expect(await admin.getByRole('button', { name: 'Pozvat uživatele' }).count()).toBe(0);
    await guest.context().close();
    await admin.context().close();
  });

  it('starts a new user with the rights of another, by keys alone, and says what they really have access to', async () => {
    const page = await town.signedIn(people.superAdministrator, { width: 400, dark: true });
    const { press, tick, enter, openTab } = keysOn(() => page);
    await openUser(page, people.operatorOfStoreOne);
    await press('Další');
    expect(await violationsOn(page)).toEqual([]);
    await press('Nový uživatel se stejnými právy');
    await page.getByRole('heading', { level: 1, name: 'Nový uživatel' }).waitFor();
    await page.getByText('Práva jsou převzatá od: Jana Procházková.').waitFor();
    await page.getByText('Vybráno: 1 pobočka').waitFor();
    await expect.poll(() => page.getByRole('checkbox', { name: 'Přehledy' }).isChecked()).toBe(true);
    // A whole region at once, and one store more by its name.
    await tick(/^Střed \(1 z/u);
    await page.getByText('Vybráno: 4 pobočky').waitFor();
    await enter('Hledat pobočku nebo region', 'zalesi');
    await page.getByRole('checkbox', { name: 'Úřad městské části Zálesí' }).waitFor();
    await tick('Úřad městské části Zálesí');
    await page.getByText('Vybráno: 5 poboček').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await fillPerson(page, 'Stejná Práva', 'stejna.prava@mesto.test');
    await save(page);
    await page.getByRole('heading', { level: 1, name: 'Stejná Práva' }).waitFor();
    await openTab('Skutečný přístup');
    await page.getByText('Uživatel si zatím nenastavil heslo').waitFor();
    const desks = page.getByRole('listitem').filter({ hasText: /^Přepážky/u });
    await desks.getByText('vidí, zakládá, upravuje a maže (díky oprávnění Pobočky)').waitFor();
    const kiosks = page
      .getByRole('listitem')
      .filter({ hasText: /^Dotykové kiosky/u })
      .filter({ hasText: 'Bylo by potřeba zaškrtnout oprávnění Dotykové kiosky.' });
    await expect.poll(() => kiosks.count()).toBe(1);
    await page.getByRole('link', { name: 'Úřad městské části Zálesí' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.context().close();
  });

  it('shows what is not one’s own to give disabled, with the reason', async () => {
    const root = await town.signedIn(people.superAdministrator);
    await giveLevel(root, people.administrator, '1');
    const deputy = await town.signedIn(people.administrator);
    await deputy.goto('/settings/users/create?tab=rights');
    await deputy.getByText('Hlavního správce smí určit jen hlavní správce.').waitFor();
    await expect.poll(() => deputy.getByRole('option', { name: 'Hlavní správce' }).isDisabled()).toBe(true);
    await deputy.getByText('Nejvyšší úroveň, kterou můžete udělit, je 1.').waitFor();
    await deputy.goto('/settings/users/create?tab=rights&rights_of=1');
    await deputy.getByText('Nepřevzali jsme, co sami udělit nemůžete: Role a Úroveň.').waitFor();
    const { enter, tabTo } = keysOn(() => deputy);
    await fillPerson(deputy, 'Povýšený', 'povyseny@mesto.test');
    await enter(/^Úroveň/u, '0');
    await save(deputy);
    await deputy.getByText('Zadejte číslo 1 nebo vyšší, vyšší úroveň nemáte ani vy').first().waitFor();
    // Anyone who means some branches and has chosen none yet gives no one all of them by mistake.
    await tabTo(/^Všechny pobočky/u);
    await deputy.keyboard.press('ArrowDown');
    await deputy.getByText('Vyberte aspoň jednu pobočku.').waitFor();
    await save(deputy);
    await deputy.getByRole('link', { name: /^Omezení na pobočky: Prosím, vyplňte toto pole/u }).waitFor();
    expect(await violationsOn(deputy)).toEqual([]);
    await deputy.context().close();
    await root.context().close();
  });
});
