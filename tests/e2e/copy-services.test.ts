import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { listedRows } from './support/listed-rows.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

const town = await townOfFile();
const page = await town.signedIn(people.superAdministrator);

describe('services of a store', () => {
  it('show how they look on each channel as it is typed, and what would be cut', async () => {
    await page.goto('/stores/1/services/1');
    const ticket = page.locator('figure', { hasText: 'Lístek' });
    await ticket.waitFor();
    await page.getByRole('textbox', { name: 'Název činnosti' }).fill('Ověřování');
    await page.getByRole('tab', { name: 'Názvy' }).click();
    const desk = page.getByRole('textbox', { name: 'Název na přepážce' });
    await desk.fill('');
    await expect.poll(() => desk.getAttribute('placeholder')).toBe('Ověřování');
    const picture = page.locator('figure', { hasText: 'Právě obsluhujete' });
    await picture.getByText('Ověřování', { exact: true }).waitFor();
    await picture.getByText('vlastní text není vyplněný').waitFor();
    await desk.fill('Ověřování listin, podpisů a dalších dokumentů');
    await picture.getByText('Ověřování listin, podpisů a…').waitFor();
    await page.getByText('Text se nezobrazí celý: přepážka').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Viditelnost' }).click();
    await page.getByRole('checkbox', { name: 'Zobrazit v mobilní aplikaci' }).uncheck();
    await page.locator('figure', { hasText: 'Mobilní aplikace' }).getByText('se tu činnost nezobrazí').waitFor();
  });

  it('are copied to other stores by keyboard alone, after a look at the differences of each', async () => {
    await page.goto('/stores/2?tab=services');
    await page.getByRole('button', { name: 'Kopírovat vše do poboček…' }).press('Enter');
    const dialog = page.getByRole('dialog');
    const [jih, zalesi] = ['Úřad městské části Jih', 'Úřad městské části Zálesí'].map((name) => dialog.getByRole('checkbox', { name }));
    await jih?.press('Space');
    await zalesi?.press('Space');
    expect(await violationsOn(page, 'dialog')).toEqual([]);
    await dialog.getByRole('button', { name: 'Zobrazit rozdíly' }).press('Enter');
    const stores = dialog.locator('.copied-services__store');
    await stores.first().waitFor();
    await expect.poll(() => stores.count()).toBe(2);
    await stores.nth(0).getByText('Vznikne').first().waitFor();
    expect(await violationsOn(page, 'dialog')).toEqual([]);
    // One of them stays out of it.
    await dialog.getByRole('checkbox', { name: 'Úřad městské části Zálesí' }).press('Space');
    const sent = page.waitForRequest((request) => request.url().endsWith('/services/copy'));
    await dialog.getByRole('button', { name: 'Zkopírovat do 1 pobočky' }).press('Enter');
    expect(Object((await sent).postDataJSON())).toMatchObject({
      store_ids: [expect.any(Number)],
      seen: expect.arrayContaining([expect.any(String)]),
    });
    await dialog.getByText('Vytvořeno').first().waitFor();
    await dialog.getByRole('button', { name: 'Zavřít' }).last().press('Enter');
    await dialog.waitFor({ state: 'detached' });

    // Again there is nothing to copy there.
    await page.getByRole('button', { name: 'Kopírovat vše do poboček…' }).press('Enter');
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Úřad městské části Jih' }).press('Space');
    await page.getByRole('button', { name: 'Zobrazit rozdíly' }).press('Enter');
    await page.getByRole('dialog').getByText('Beze změny: ').waitFor();
    expect(await page.getByRole('button', { name: /^Zkopírovat do/u }).count()).toBe(0);
    expect(await page.getByRole('dialog').getByText('Změní se').count()).toBe(0);
  });

  it('are left out of the copy one by one, at one store and at all of them, by keyboard alone', async () => {
    await page.goto('/stores/3?tab=services');
    await page.getByRole('button', { name: 'Kopírovat vše do poboček…' }).press('Enter');
    const dialog = page.getByRole('dialog');
    for (const name of ['Úřad městské části Jih', 'Úřad městské části Zálesí']) await dialog.getByRole('checkbox', { name }).press('Space');
    await dialog.getByRole('button', { name: 'Zobrazit rozdíly' }).press('Enter');
    const stores = dialog.locator('.copied-services__store');
    await stores.first().waitFor();
    const written = () => dialog.getByRole('status').filter({ hasText: 'Zapíš' }).textContent();
    const count = async () => Number(/\d+/u.exec((await written()) ?? '')?.[0]);
    const before = await count();
    // Once from all stores, once from one.
    const everywhere = dialog
      .getByRole('group', { name: 'Co zkopírovat' })
      .getByRole('checkbox', { name: /\(2 z 2 poboček\)/u })
      .first();
    await everywhere.press('Space');
    await expect.poll(count).toBe(before - 2);
    await expect.poll(() => dialog.getByText('Vynechá se').count()).toBe(2);
    const kept = stores.last().locator('.copied-services__service').filter({ hasNotText: 'Vynechá se' }).getByRole('checkbox').first();
    await kept.press('Space');
    await expect.poll(count).toBe(before - 3);
    expect(await violationsOn(page, 'dialog')).toEqual([]);
    const sent = page.waitForRequest((request) => request.url().endsWith('/services/copy'));
    await dialog.getByRole('button', { name: 'Zkopírovat do 2 poboček' }).press('Enter');
    expect(Object((await sent).postDataJSON())['left_out']).toHaveLength(3);
    await dialog.getByText('Vynecháno').first().waitFor();
    await expect.poll(() => dialog.getByText('Vynecháno').count()).toBe(3);
    expect(await violationsOn(page, 'dialog')).toEqual([]);
    await dialog.getByRole('button', { name: 'Zavřít' }).last().press('Enter');
    await dialog.waitFor({ state: 'detached' });
  });

  it('are copied from the selection of their list', async () => {
    await page.goto('/stores/services');
    await listedRows(page).first().getByRole('checkbox').check();
    await listedRows(page).nth(1).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Kopírovat do poboček…' }).click();
    await page.getByRole('dialog', { name: 'Kopírovat 2 činnosti do poboček' }).waitFor();
    await page.getByRole('button', { name: 'Zobrazit rozdíly' }).click();
    await page.getByText('Vyberte aspoň jednu pobočku.').waitFor();
  });

  it('say their store where those of several stand together', async () => {
    await page.goto('/stores/aggregate-services');
    await page.getByRole('link', { name: 'Informace', exact: true }).first().waitFor();
    await page.locator('tbody').getByText('Informace · Magistrát – Radnice').first().waitFor();
    await page.goto('/stores/aggregate-services/1');
    await page.locator('.chip', { hasText: '·' }).first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
  });
});
