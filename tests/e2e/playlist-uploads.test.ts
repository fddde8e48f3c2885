import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { png } from '../support/pictures.ts';
import { people } from './support/sign-in.ts';
import { type OpenTown, openTown } from './support/visitors.ts';

const megabyte = 1_048_576;
/** A video with what players skip at its end: large enough to be sent in pieces. */
const film = Buffer.concat([
  readFileSync(new URL('../support/files/media/green-h264.mp4', import.meta.url)),
  Buffer.from([0, 0xc8, 0, 0]),
  Buffer.from('free'),
  Buffer.alloc(0xc8_00_00 - 8),
]);

describe('files of a playlist', () => {
  let town: OpenTown;
  let page: Page;
  const names = () =>
    page.getByRole('textbox', { name: /^Název položky/u }).evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value')));
  beforeAll(async () => {
    town = await openTown();
    page = await town.visitor(people.superAdministrator);
    await page.goto('/playlists/create');
  });
  afterAll(() => town.close());

  it('are dropped by the mouse, many at once, and each is an item', async () => {
    const pictures = [1280, 640, 320].map((width) => ({ name: `plakat-${width}.png`, content: png(width, 180).toString('base64') }));
    const area = page.locator('.playlist-items .file-drop');
    await area.waitFor();
    const dropped = await page.evaluateHandle((all) => {
      const data = new DataTransfer();
      for (const { name, content } of all) {
        const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: 'image/png' }));
      }
      return data;
    }, pictures);
    await area.dispatchEvent('dragover', { dataTransfer: dropped });
    await page.locator('.file-drop--over').waitFor();
    await area.dispatchEvent('drop', { dataTransfer: dropped });
    await expect.poll(async () => (await names()).toSorted()).toEqual(['plakat-1280.png', 'plakat-320.png', 'plakat-640.png']);
    expect(await page.locator('.file-drop--over').count()).toBe(0);
  });

  it('are paused while they are sent, and go on from where they were', async () => {
    const sent: string[] = [];
    let release: (() => void) | null = null;
    await page.route('**/files/uploads/**', async (route) => {
      const offset = route.request().headers()['upload-offset'];
      if (route.request().method() === 'PATCH') sent.push(offset ?? '');
      // The second piece waits until the upload is paused.
      if (sent.length === 2 && release === null) await new Promise<void>((resolve) => (release = resolve));
      await route.continue().catch(() => undefined);
    });
    await page.locator('.playlist-items input[type=file]').setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: film });
    await expect.poll(() => release).not.toBeNull();
    await page.getByRole('button', { name: 'Pozastavit: film.mp4' }).click();
    await page.getByText('Nahrávání je pozastavené.').first().waitFor();
    const before = sent.length;
    await page.getByRole('button', { name: 'Pokračovat: film.mp4' }).click();
    await expect.poll(names).toContain('film.mp4');
    const offsets = sent.slice(before).map(Number);
    expect(offsets[0]).toBeGreaterThanOrEqual(4 * megabyte);
    expect(offsets).toEqual(offsets.toSorted((one, other) => one - other));
    await page.getByText('Video 320 × 180, zvětší se').waitFor();
  });

  it('are given up while they are sent: nothing is left of them, neither here nor at the server', async () => {
    const before = await names();
    const verbs: string[] = [];
    let release: (() => void) | null = null;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.route('**/files/uploads/**', async (route) => {
      verbs.push(route.request().method());
      if (verbs.length === 2) await new Promise<void>((resolve) => (release = resolve));
      await route.continue().catch(() => undefined);
    });
    const file = { name: 'omyl.mp4', mimeType: 'video/mp4', buffer: film.subarray(0, -1) };
    await page.locator('.playlist-items input[type=file]').setInputFiles(file);
    await expect.poll(() => release).not.toBeNull();
    await page.getByRole('button', { name: 'Zrušit nahrávání: omyl.mp4' }).click();
    await expect.poll(() => verbs).toContain('DELETE');
    await expect.poll(() => page.getByText('omyl.mp4').count()).toBe(0);
    expect(await names()).toEqual(before);
  });
});
