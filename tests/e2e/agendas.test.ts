import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { keysOn } from './support/keys.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

const town = await townOfFile();

describe('agendas of ordering', () => {
  it('get their services and their order by keys, and by dragging', async () => {
    const page = await town.signedIn(people.administrator);
    const { notice } = keysOn(() => page);
    const column = (name: string) => page.getByRole('region', { name, exact: true });
    const namesIn = (name: string) => column(name).locator('.agenda-line__name').allTextContents();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await page.goto('/web-orders/group-management-services');
    const move = column('Doklady').getByRole('button', { name: /^Přesunout do…: Matrika/u });
    let saved = 0;
    page.on('response', (reply) => {
      if (reply.request().method() === 'PATCH' && reply.ok()) saved += 1;
    });
    await move.press('Enter');
    await page.getByRole('button', { name: 'Ověřování a výpisy' }).press('Enter');
    await expect.poll(() => namesIn('Ověřování a výpisy')).toContain('Matrika');
    await expect.poll(focused).toBe('Přesunout do…: Matrika, 3 pobočky');
    expect(await violationsOn(page)).toEqual([]);
    // The agenda that it left and the one that it came to.
    await expect.poll(() => saved).toBe(2);
    await page.reload();
    await expect.poll(async () => (await namesIn('Ověřování a výpisy')).at(-1)).toBe('Matrika');

    const [first, second] = await namesIn('Doklady');
    const lines = column('Doklady').locator('.agenda-line');
    const dropped = page.waitForResponse((reply) => reply.request().method() === 'PATCH');
    await lines.nth(1).locator('.drag-grip').hover();
    const place = await lines.nth(0).boundingBox();
    await page.mouse.down();
    await page.mouse.move((place?.x ?? 0) + 40, (place?.y ?? 0) + 10, { steps: 5 });
    await page.mouse.up();
    expect((await dropped).status()).toBe(200);
    await expect.poll(async () => (await namesIn('Doklady')).slice(0, 2)).toEqual([second, first]);

    await page.goto('/web-orders/group-management');
    await page.getByRole('button', { name: 'Změnit pořadí' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Pořadí skupin' });
    await dialog.getByRole('button', { name: 'Posunout níž: Doklady' }).press('Enter');
    expect(await violationsOn(page, 'dialog')).toEqual([]);
    await dialog.getByRole('button', { name: 'Uložit pořadí' }).press('Enter');
    await notice('Pořadí skupin je uložené.').waitFor();
    await expect.poll(() => page.getByRole('row').nth(1).textContent()).toContain('Vozidla a řidiči');
  });

  it('are seen on a phone without scrolling sideways, also by who only orders', async () => {
    const page = await town.signedIn(people.operatorOfStoreOne, { width: 400, height: 800, dark: true });
    await page.goto('/web-orders/group-management-services');
    await page.locator('.agenda-line').first().waitFor();
    expect(await page.getByRole('button', { name: /^Přesunout/u }).count()).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
  });
});
