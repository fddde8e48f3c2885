import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { keysOn } from './support/keys.ts';
import { codeInOutbox, codeOf, demand, paste } from './support/second-factor.ts';
import { people, signInHere } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

const newPassword = 'Radnice otevírá v osm 27';

const town = await townOfFile();
const root = await town.visitor(people.superAdministrator);

describe('the second factor, by keys alone', () => {
  let secret = '';
  const { press, notice } = keysOn(() => root);

  it('is not demanded of everybody while codes have nowhere to go', async () => {
    await demand(root);
    await root.locator('form').getByText('Kódy by zatím neměly kudy odejít').waitFor();
  });

  it('is set up with an application, and gives recovery codes', async () => {
    await root.goto('/settings/second-factor');
    await root.getByRole('heading', { level: 1, name: 'Dvoufázové ověření' }).waitFor();
    expect(await violationsOn(root)).toEqual([]);
    await press('Nastavit aplikaci');
    const dialog = root.getByRole('dialog', { name: 'Nastavit aplikaci' });
    await dialog.getByRole('img', { name: 'QR kód' }).waitFor();
    expect(await violationsOn(root)).toEqual([]);
    secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
    await dialog.locator('input:focus').waitFor();
    await root.keyboard.type('000000');
    await dialog.getByText('Chybný kód').waitFor();
    expect(await violationsOn(root)).toEqual([]);
    await dialog.locator('input:focus').waitFor();
    await root.keyboard.type(codeOf(secret));
    const kept = root.getByRole('dialog', { name: 'Uložte si záložní kódy' });
    await kept.waitFor();
    // They are shown this once: no key pressed out of habit takes them away.
    for (const key of ['Escape', 'Enter', 'Escape']) await root.keyboard.press(key);
    await kept.click({ position: { x: -20, y: -20 }, force: true });
    expect(await kept.getByRole('listitem').count()).toBe(10);
    expect(await violationsOn(root)).toEqual([]);
    await press('Mám je uložené');
    await root.getByText('Zbývá 10 kódů.').waitFor();
    expect(await violationsOn(root)).toEqual([]);
  });

  it('may be demanded of everybody by who needs no SMS, and then is: a telephone is given and confirmed', async () => {
    // Anyone who demands it has passed it, or their own session owes it too.
    await root.goto('/auth/sign-out');
    await root.getByText('Jste odhlášeni.').waitFor();
    await press('Přihlásit se znovu');
    await signInHere(root, people.superAdministrator);
    await root.getByText('Kód z aplikace').waitFor();
    await paste(root, codeOf(secret, 1));
    await root.waitForURL((url) => url.pathname === '/');
    await demand(root);
    await notice(/ulož/u).waitFor();
    const page = await town.stranger({ width: 400, dark: true });
    const { enter } = keysOn(() => page);
    await page.goto('/auth/sign-in');
    await signInHere(page, people.newcomer);
    // First an own password, then the telephone: the order of the access flow.
    await page.getByRole('heading', { level: 1, name: 'Vytvořte si heslo' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await enter('Nové heslo *', 'krátké');
    await page.keyboard.press('Enter');
    await page.getByText('Heslo zatím nesplňuje všechna pravidla').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await enter('Nové heslo *', newPassword);
    await enter('Nové heslo znovu *', newPassword);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Ověření přihlášení' }).waitFor();
    const phone = page.getByRole('textbox', { name: /Telefonní číslo/u });
    await phone.waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await enter(/^Telefonní číslo/u, '12');
    await page.keyboard.press('Enter');
    await page.getByText('Zadejte platné telefonní číslo').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await enter(/^Telefonní číslo/u, '602 111 222');
    await page.keyboard.press('Enter');
    await page.getByText(/^Kód pro číslo \+420\s602\s111\s222 čeká v odchozích zprávách/u).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    // Neither a look back at the number nor a reload takes the code away that is on its way.
    await page.getByRole('button', { name: 'Zadat jiné číslo' }).press('Enter');
    await expect.poll(() => phone.inputValue()).toBe('602 111 222');
    await page.getByRole('button', { name: 'Zadat kód, který už přišel' }).press('Enter');
    await page.getByRole('textbox', { name: /Kód z SMS/u }).waitFor();
    await page.reload();
    await page.getByText(/^Kód pro číslo \+420\s•••\s•••\s222 čeká v odchozích zprávách/u).waitFor();
    await page.getByRole('button', { name: 'Zadat číslo znovu' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    const code = await codeInOutbox(root, '+420602111222');
    await page.locator('input:focus').waitFor();
    await page.keyboard.type(`${code.slice(0, 5)}${(Number(code[5]) + 1) % 10}`);
    await page.getByText('Chybný kód').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await paste(page, `${code.slice(0, 3)} ${code.slice(3)}`);
    await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
    await page.context().close();
  });
});
