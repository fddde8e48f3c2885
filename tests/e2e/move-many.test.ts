import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { watch } from './support/console-errors.ts';
import { confirmedOrders } from './support/lists.ts';
import { overhang } from './support/overhang.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

/** The order of a link that the office moved, until its client says that the time suits. */
async function movedOrder(page: Page): Promise<{ readonly agreed: () => number }> {
  let agreed = 0;
  const order = () => ({
    state: 'confirmed',
    store: { id: 1, name: 'Radnice', name_en: null, street: 'Hlavní 1', city: 'Město', phone: null, has_kiosk: false },
    service: { id: 1, name: 'Doklady', name_en: null },
    starts_at: '2030-12-10T08:00:00.000Z',
    ends_at: '2030-12-10T08:15:00.000Z',
    name: 'Jana Nováková',
    language: 'cs',
    pin: '245840',
    confirm_until: null,
    uid: 'a',
    sequence: 1,
    can_be_changed: true,
    answer_asked: agreed === 0,
    office_change: null,
  });
  await page.route('**/central/public/orders/show', (route) => route.fulfill({ json: order() }));
  await page.route('**/central/public/orders/agree', (route) => {
    agreed += 1;
    return route.fulfill({ json: order() });
  });
  return { agreed: () => agreed };
}

const town = await townOfFile();
const page = await town.signedIn(people.superAdministrator, { width: 1280, height: 800 });
const complaints = watch(page, town.origin);

describe('orders that move together', () => {
  it('come from the selected rows of a list, have a time each and are moved by one press, which can be taken back', async () => {
    await page.goto(confirmedOrders);
    await page.locator('[data-row-link]').first().waitFor();
    const boxes = page.locator('tbody').getByRole('checkbox');
    for (const place of [0, 1, 2]) await boxes.nth(place).check();
    await page.getByRole('link', { name: 'Přesunout na jiný čas' }).press('Enter');
    const times = page.getByRole('combobox', { name: /^Nový čas, / });
    await expect.poll(() => times.count()).toBe(3);
    const chosen = await times.evaluateAll((all) => all.map((one) => (one instanceof HTMLSelectElement ? one.value : '')));
    expect(chosen.every((time) => time !== '')).toBe(true);
    await times.nth(2).selectOption('');
    await page.getByRole('button', { name: 'Přesunout 2 objednávky a dát vědět' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Zpráva klientům' }).fill('Kolegyně je nemocná.');
    // What is chosen and written outlives a reload.
    await page.reload();
    await page.getByRole('button', { name: 'Přesunout 2 objednávky a dát vědět' }).waitFor();
    await page.getByRole('textbox', { name: 'Zpráva klientům' }).press('End');
    await page.getByRole('heading', { name: /^Co klient dostane, například / }).waitFor();
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => page.getByText('Čeká na odpověď', { exact: true }).count()).toBe(2);
    await page
      .getByRole('region', { name: 'Odesílané zprávy' })
      .getByText(/^2 objednávky: /u)
      .waitFor();
    await page.getByRole('row', { name: /^Zbývá přesunout 1$/u }).waitFor();
    await page.setViewportSize({ width: 400, height: 800 });
    await expect.poll(() => overhang(page)).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('link', { name: 'Kdo ještě neodpověděl' }).press('Enter');
    await expect.poll(() => page.locator('[data-row-link]').count()).toBe(2);
    await page.keyboard.press('Control+z');
    await expect.poll(() => page.locator('[data-row-link]').count()).toBe(0);
    // The screen says that they are where they were, and moves them again.
    await page.goBack();
    await page.getByRole('row', { name: /^Zbývá přesunout 3$/u }).waitFor();
    await page.getByRole('button', { name: /^Přesunout \d/u }).press('Enter');
    await page
      .getByRole('button', { name: /^Termín vyhovuje, / })
      .first()
      .press('Enter');
    await page.getByText('Souhlasí', { exact: true }).waitFor();
    expect(complaints.lines()).toEqual([]);
  });

  it('ask their client on the page of the link, and opening it answers nothing', async () => {
    const client = await town.stranger({ width: 400, height: 800 });
    const { agreed } = await movedOrder(client);
    await client.goto(`/objednani?lang=cs#o=${'a'.repeat(43)}`);
    const suits = client.getByRole('button', { name: 'Nový čas mi vyhovuje' });
    await suits.waitFor();
    expect(agreed()).toBe(0);
    expect(await violationsOn(client)).toEqual([]);
    await suits.press('Enter');
    await client.getByText('Děkujeme, úřad ví, že vám čas vyhovuje.').waitFor();
    await suits.waitFor({ state: 'detached' });
    expect(agreed()).toBe(1);
  });
});
