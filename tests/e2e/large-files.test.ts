import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { wav } from '../support/files/sample-files.ts';
import { violationsOn } from './support/axe.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

/** On the disk: a file that is chosen again has the same time of its last change. */
const folder = mkdtempSync(join(tmpdir(), 'large-files-'));
const sound = join(folder, 'gong.wav');
writeFileSync(sound, wav(1000));
const finished = 'Zvuk je nahraný. Platit bude, až změny uložíte.';
const screen = '/virtual-displays/sound-settings/1/1';

const town = await townOfFile();
const page = await town.visitor(people.superAdministrator);

describe('a large file', () => {
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const input = () => page.getByLabel('Vybrat soubor: Zvuk vyvolání');

  it('is paused, goes on after the page was loaded again, and is played once it is saved', async () => {
    const asked: string[] = [];
    let held: (() => void) | null = null;
    // The third piece waits until the upload is paused.
    await page.route('**/files/uploads/**', async (route) => {
      asked.push(`${route.request().method()} ${route.request().headers()['upload-offset'] ?? ''}`);
      if (asked.length === 3) await new Promise<void>((resolve) => (held = resolve));
      await route.continue().catch(() => undefined);
    });
    await page.goto(screen);
    await input().setInputFiles(sound);
    await expect.poll(() => held).not.toBeNull();
    await page.getByRole('button', { name: 'Pozastavit: Zvuk vyvolání' }).click();
    await page.getByText('Nahrávání je pozastavené.').first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    const begun: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/files/uploads')) begun.push(`${request.method()} ${request.headers()['upload-offset'] ?? ''}`);
    });
    await page.reload();
    await input().setInputFiles(sound);
    await page.getByText(finished).waitFor();
    // It did not begin again.
    expect(begun[0]).toBe('HEAD ');
    expect(begun.filter((line) => line.startsWith('PATCH')).every((line) => line !== 'PATCH 0')).toBe(true);
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.url().includes('/virtual-displays/'));
    await page.getByRole('button', { name: 'Uložit' }).click();
    expect((await saved).status()).toBe(200);
    await page.goto('/virtual-displays/1');
    await page.getByRole('tab', { name: 'Zvuk vyvolání' }).click();
    const player = page.locator('audio').first();
    await player.waitFor();
    // The policy of the page lets it play.
    await expect
      .poll(() => player.evaluate((element) => (element instanceof HTMLAudioElement ? Math.round(element.duration) : 0)))
      .toBe(1000);
  });

  it('is refused in Czech where it is something else, after all of it was sent', async () => {
    await page.goto(screen);
    await input().setInputFiles({ name: 'gong.wav', mimeType: 'audio/wav', buffer: Buffer.alloc(5_000_000, '<html>') });
    await page.getByText('Vybraný soubor má jiný obsah, než se sem hodí. Vyberte zvuk WAV.').waitFor();
  });
});
