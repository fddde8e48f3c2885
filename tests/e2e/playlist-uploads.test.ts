import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { png } from '../support/pictures.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

const megabyte = 1_048_576;
/** Files are sent, read and kept: a busy machine takes its time. */
const uploaded = { timeout: 20_000 } as const;

/** A video of `tests/support/files/media`. */
function mediaFile(name: string): Buffer {
  return readFileSync(new URL(`../support/files/media/${name}`, import.meta.url));
}

/** A damaged video: its head says H.264, and what it shows cannot be decoded. */
function damaged(): Buffer {
  const file = mediaFile('green-h264.mp4');
  const content = file.indexOf('mdat') + 4;
  return Buffer.concat([file.subarray(0, content), Buffer.alloc(file.length - content, 0xff)]);
}

/** A video with what players skip at its end: large enough to be sent in pieces. */
const film = Buffer.concat([mediaFile('green-h264.mp4'), Buffer.from([0, 0xc8, 0, 0]), Buffer.from('free'), Buffer.alloc(0xc8_00_00 - 8)]);

// No program converts: what displays do not play is kept and named.
const town = await townOfFile({ env: { FFMPEG_PATH: '/no/ffmpeg' } });
const page = await town.visitor(people.superAdministrator);

describe('files of a playlist', () => {
  // Large files are chosen from the disk: a browser that gets so many bytes by its protocol is slow to take them.
  const folder = mkdtempSync(path.join(tmpdir(), 'playlist-uploads-'));
  const onDisk = (name: string, content: Buffer): string => {
    const file = path.join(folder, name);
    writeFileSync(file, content);
    return file;
  };
  const names = () =>
    page.getByRole('textbox', { name: /^Název položky/u }).evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value')));
  beforeAll(async () => {
    await page.goto('/playlists/create');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
    await page.locator('.playlist-items input[type=file]').setInputFiles(onDisk('film.mp4', film));
    await expect.poll(() => release).not.toBeNull();
    await page.getByRole('button', { name: 'Pozastavit: film.mp4' }).click();
    await page.getByText('Nahrávání je pozastavené.').first().waitFor();
    const before = sent.length;
    await page.getByRole('button', { name: 'Pokračovat: film.mp4' }).click();
    await expect.poll(names, uploaded).toContain('film.mp4');
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
    await page.locator('.playlist-items input[type=file]').setInputFiles(onDisk('omyl.mp4', film.subarray(0, -1)));
    await expect.poll(() => release).not.toBeNull();
    await page.getByRole('button', { name: 'Zrušit nahrávání: omyl.mp4' }).click();
    await expect.poll(() => verbs).toContain('DELETE');
    await expect.poll(() => page.getByText('omyl.mp4').count()).toBe(0);
    expect(await names()).toEqual(before);
  });

  it('that no display plays are kept and named, with what to do, and the loop goes on without them', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/playlists/create');
    await page.locator('.playlist-items input[type=file]').setInputFiles([
      { name: 'cerne.mp4', mimeType: 'video/mp4', buffer: mediaFile('black-mpeg4.mp4') },
      { name: 'stary.avi', mimeType: 'video/avi', buffer: mediaFile('unreadable.avi') },
      { name: 'poskozene.mp4', mimeType: 'video/mp4', buffer: damaged() },
      { name: 'zelene.mp4', mimeType: 'video/mp4', buffer: mediaFile('green-h264.mp4') },
    ]);
    await expect.poll(names, uploaded).toEqual(['cerne.mp4', 'stary.avi', 'poskozene.mp4', 'zelene.mp4']);
    await page.getByText(/^2 hotové · 2 se nepřehrají/u).waitFor();
    const rows = page.getByRole('list', { name: 'Položky playlistu' }).getByRole('listitem');
    for (const at of [0, 1])
      await rows
        .nth(at)
        .getByText(/^Nepřehraje se.*MP4 s kodekem H\.264/u)
        .waitFor();
    // The browser, which displays play with, shows nothing of the two: the files are what they are named for.
    const shownOf = (file: Buffer) =>
      page.evaluate(
        async (address) => {
          const video = Object.assign(document.createElement('video'), { src: address, muted: true });
          await new Promise((resolve) => Object.assign(video, { onloadeddata: resolve, onerror: resolve }));
          return video.error === null ? video.videoWidth : 0;
        },
        `/files/${createHash('sha256').update(file).digest('hex')}`,
      );
    expect(await Promise.all(['black-mpeg4.mp4', 'unreadable.avi', 'green-h264.mp4'].map((name) => shownOf(mediaFile(name))))).toEqual([
      0, 0, 320,
    ]);
    await page.getByRole('button', { name: 'Přehrát smyčku' }).click();
    await page.getByText('poskozene.mp4 se nepřehraje. Na displeji se přeskočí.').waitFor();
    await page.locator('.playlist-loop[data-title="zelene.mp4"]').waitFor();
  });
});
