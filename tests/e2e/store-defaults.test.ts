import { describe, expect, it } from 'vitest';
import { demonstrationKeyFor } from '../support/licences.ts';
import { violationsOn } from './support/axe.ts';
import { watch } from './support/console-errors.ts';
import { keysOn } from './support/keys.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

const town = await townOfFile();
const page = await town.signedIn(people.superAdministrator);
const complaints = watch(page, town.origin);

describe('defaults of stores and ends of licences', () => {
  it('stand beside regions, and what is written by keys alone is the week of a new store', async () => {
    const { enter, press, notice } = keysOn(() => page);
    await page.goto('/stores/settings');
    await page.getByRole('link', { name: 'Výchozí nastavení poboček' }).press('Enter');
    const closes = page.getByRole('textbox', { name: 'Pátek, do' });
    await closes.waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Přidat interval: Pátek' }).press('Enter');
    const opens = page.getByRole('textbox', { name: 'Pátek, od' }).nth(1);
    await opens.fill('11:00');
    await opens.press('Tab');
    await page.getByText(/se kryje s 8:00–12:00 \(pátek\)/u).waitFor();
    await opens.fill('12:30');
    await opens.press('Tab');
    await page.keyboard.press('Control+s');
    await notice(/bylo uloženo/u).waitFor();
    await page.goto('/stores/create-store');
    await page.getByRole('textbox', { name: /^Název/u }).waitFor();
    await enter(/^Název/u, 'Úřad z výchozích hodin');
    await enter(/^Kód/u, 'VYCHOZI');
    await press(/^Uložit/u);
    await page.waitForURL(/\/stores\/\d+$/u);
    await page.goto(`${page.url()}?tab=hours`);
    await page.getByRole('heading', { name: 'Základní úřední hodiny' }).waitFor();
    // It is next to the day too, where the day is the next one with these hours.
    await page.getByText('8:00–12:00, 12:30–17:00', { exact: true }).last().waitFor();
    expect(complaints.lines()).toEqual([]);
  });

  it('are given to chosen stores by keys alone, after a look at what changes at each', async () => {
    const { notice } = keysOn(() => page);
    await page.goto('/stores/settings/defaults');
    const apply = page.getByRole('button', { name: 'Použít pro vybrané pobočky…' });
    await apply.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Použít výchozí úřední hodiny' });
    for (const name of ['Úřad městské části Jih', 'Úřad městské části Zálesí']) await dialog.getByRole('checkbox', { name }).press('Space');
    await dialog.getByRole('button', { name: 'Zobrazit rozdíly' }).press('Enter');
    await dialog.getByText('Změní se').first().waitFor();
    expect(await violationsOn(page, 'dialog')).toEqual([]);
    await dialog.getByRole('checkbox', { name: 'Úřad městské části Zálesí' }).press('Space');
    await dialog.getByRole('button', { name: 'Použít pro 1 pobočku' }).press('Enter');
    await notice(/Výchozí hodiny má 1 pobočka/u).waitFor();
    await dialog.getByText('Změněno').waitFor();
    await dialog.getByRole('button', { name: 'Zavřít' }).last().press('Enter');
    // What is not saved yet is given to no one.
    await page.getByRole('textbox', { name: 'Pondělí, do' }).first().fill('11:15');
    await page.keyboard.press('Tab');
    await page.getByText('Nejprve úřední hodiny uložte.').waitFor();
    await expect.poll(() => apply.isDisabled()).toBe(true);
  });

  it('are given to the stores that are selected in their list', async () => {
    await page.goto('/stores/manage');
    const select = (name: string) => page.getByRole('row', { name }).getByRole('checkbox').press('Space');
    for (const name of ['Úřad městské části Jih', 'Úřad městské části Podhradí']) await select(name);
    await page.getByRole('button', { name: 'Použít výchozí úřední hodiny' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Použít výchozí úřední hodiny' });
    await dialog.getByText('Vybráno: 2 pobočky').waitFor();
    expect(await violationsOn(page, 'dialog')).toEqual([]);
    await dialog.getByRole('button', { name: 'Zobrazit rozdíly' }).press('Enter');
    await dialog.getByText('Změní se').first().waitFor();
    await page.keyboard.press('Escape');
  });

  it('begin a new message to staff', async () => {
    const { notice } = keysOn(() => page);
    await page.goto('/stores/settings/defaults?tab=alerts');
    const minutes = page.getByRole('textbox', { name: /^Upozornit e-mailem po/u });
    await minutes.fill('17');
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await notice(/bylo uloženo/u).waitFor();
    await page.goto('/settings/email-notifications/create');
    await expect.poll(() => page.getByRole('textbox', { name: /^Upozornit po/u }).inputValue()).toBe('17');
  });

  it('are only read by who is no super administrator', async () => {
    const operator = await town.signedIn(people.operatorOfStoreOne);
    await operator.goto('/stores/settings/defaults');
    await operator.getByText('Pondělí').first().waitFor();
    expect(await operator.getByRole('textbox', { name: 'Pátek, do' }).count()).toBe(0);
    expect(await violationsOn(operator)).toEqual([]);
  });

  it('warn of the end of a licence until a new key is set, without a reload', async () => {
    await page.goto('/');
    const warning = page.getByRole('list', { name: 'Licence končí' });
    const link = warning.getByRole('link', { name: 'Prodloužit licenci' });
    await warning.getByText('Magistrát – Živnostenský úřad').waitFor();
    await expect.poll(() => warning.getByText(/platí do/u).count()).toBe(1);
    expect(await violationsOn(page)).toEqual([]);
    const other = await town.signedIn(people.superAdministrator);
    await other.goto(await link.evaluate((one) => one.getAttribute('href') ?? ''));
    const { enter, press } = keysOn(() => other);
    await other.getByRole('textbox', { name: /^Nový licenční klíč/u }).waitFor();
    await enter(
      /^Nový licenční klíč/u,
      demonstrationKeyFor({ serial_number: 'PO-DEMO-0005', software_bulkhead_desk_count: 60, input_device_count: 20 }),
    );
    const changed = other.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.url().endsWith('/licence'));
    await press('Změnit licenční klíč');
    expect([(await changed).status(), await (await changed).text()]).toEqual([200, expect.any(String)]);
    await warning.waitFor({ state: 'detached' });
  });

  it('count devices of the licence as they come', async () => {
    await page.goto('/stores/4?tab=licence');
    const used = page
      .getByRole('row', { name: /^Kiosky/u })
      .getByRole('cell')
      .first();
    const before = Number(await used.textContent());
    const other = await town.signedIn(people.superAdministrator);
    const { enter, press } = keysOn(() => other);
    await other.goto('/touch-screens/create?store=4');
    await other.getByRole('textbox', { name: /^Název/u }).waitFor();
    await enter(/^Název/u, 'Kiosek navíc');
    await press(/^Uložit/u);
    await other.waitForURL(/\/touch-screens\/\d+$/u);
    await expect.poll(() => used.textContent()).toBe(String(before + 1));
  });
});
