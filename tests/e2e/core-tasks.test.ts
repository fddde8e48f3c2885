import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { png } from '../support/pictures.ts';
import { keysOn } from './support/keys.ts';
import { listedRows } from './support/listed-rows.ts';
import { allOrders } from './support/lists.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

const town = await townOfFile();

/** Counts what only a pointer does; a press by a key reports no pointer. */
async function countPointer(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(window, 'pointed', 0);
    for (const name of ['pointerdown', 'mousedown', 'touchstart']) {
      window.addEventListener(name, () => Reflect.set(window, 'pointed', Number(Reflect.get(window, 'pointed')) + 1), true);
    }
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'pointed') ?? 0));
}

/** Counts presses of keys that do something: not those that write, and not Tab. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(window, 'pressed', 0);
    const isCounted = ({ key, ctrlKey }: KeyboardEvent): boolean =>
      !['Tab', 'Control', 'Shift'].includes(key) && (key.length > 1 || ctrlKey);
    window.addEventListener(
      'keydown',
      (event) => void (isCounted(event) && Reflect.set(window, 'pressed', Number(Reflect.get(window, 'pressed')) + 1)),
      true,
    );
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'pressed') ?? 0));
}

/**
 * The core tasks of the research (accessibility, H13) that have screens, without a pointer. Signing in with a code,
 * changing a password, making a user: second-factor.test.ts, change-password.test.ts and new-users.test.ts.
 */
describe('a core task by keys alone', () => {
  it('finds an order by the name of the client', async () => {
    const page = await town.visitor(people.administrator);
    const pointed = await countPointer(page);
    await page.goto(allOrders);
    const rows = page.locator('[data-row-link]');
    await rows.first().waitFor();
    const name = ((await listedRows(page).nth(3).locator('td, th').nth(2).textContent()) ?? '').trim();
    const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    await page.keyboard.press('/');
    await page.keyboard.type(plain);
    await page.waitForURL((url) => url.searchParams.get('filter')?.includes(plain) ?? false);
    const found = async () => {
      const texts = await listedRows(page).allTextContents();
      return texts.length > 0 && texts.every((row) => row.includes(name));
    };
    await expect.poll(found).toBe(true);
    await keysOn(() => page).openFirstRow();
    await page.waitForURL(/\/web-orders\/manage-orders\/\d+/u);
    await expect.poll(() => page.getByLabel(/^Jméno klienta/u).inputValue()).toBe(name);
    expect(await pointed()).toBe(0);
  });

  it('builds a playlist of three posters for one branch, in an order and with times of its own', async () => {
    const page = await town.visitor(people.superAdministrator);
    const pointed = await countPointer(page);
    const pressed = await countPresses(page);
    const { tabTo, press, enter } = keysOn(() => page);
    const names = () =>
      page.getByRole('textbox', { name: /^Název položky/u }).evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value')));
    await page.goto('/playlists/create');
    await enter(/^Název/u, 'Zima na radnici');
    await tabTo('Vyberte je');
    const choosing = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    const posters = ['led.png', 'snih.png', 'slunce.png'].map((name, at) => ({ name, mimeType: 'image/png', buffer: png(640 + at, 360) }));
    await (await choosing).setFiles(posters);
    await expect.poll(async () => (await names()).length).toBe(3);
    await enter('Délka zobrazení v sekundách: led.png', '20');
    const [first = ''] = await names();
    await press(`Posunout níž: ${first}`);
    await expect.poll(async () => (await names())[1]).toBe(first);
    await enter(/^Pobočky/u, 'Radnice');
    await expect.poll(() => page.getByRole('option').allTextContents()).toEqual(['Magistrát – Radnice']);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /Magistrát – Radnice/u }).waitFor();
    await page.keyboard.press('Control+s');
    await page.waitForURL(/\/playlists\/\d+$/u);
    expect(await pointed()).toBe(0);
    // Apart from Tab, which the walk counts in some commits alone, and from what is written.
    expect(await pressed()).toBe(7);
  });
});
