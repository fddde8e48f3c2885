import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { standInConverter } from '../support/files/stand-in-converter.ts';
import { png } from '../support/pictures.ts';
import { violationsOn } from './support/axe.ts';
import { watch } from './support/console-errors.ts';
import { keysOn } from './support/keys.ts';
import { people } from './support/sign-in.ts';
import { townAndDatabaseOfFile } from './support/town-of-file.ts';

/** The smallest animation: two red frames. */
const gif = Buffer.from(
  '47494638396102000200800000ff0000ffffff21ff0b4e45545343415045322e30030100000021f904000a0000002c000000000200020000020284510021f904000a0000002c0000000002000200000202845100 3b'.replaceAll(
    ' ',
    '',
  ),
  'hex',
);

/** A video of `tests/support/files/media`. */
function mediaFile(name: string): Buffer {
  return readFileSync(new URL(`../support/files/media/${name}`, import.meta.url));
}

// What displays do not play is converted: the program answers with the green video.
const converter = standInConverter('waits');
const town = await townAndDatabaseOfFile({ env: { FFMPEG_PATH: converter.program } });
const page = await town.visitor(people.superAdministrator, { width: 1440, height: 900 });
const complaints = watch(page, town.origin);

describe('a playlist', () => {
  /** Does what a branch would report. */
  const changeTown = (statement: string) => town.database.query(statement);
  const { notice, press } = keysOn(() => page);
  const names = () =>
    page.getByRole('textbox', { name: /^Název položky/u }).evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value')));

  it('is made of files that are added at once; one that is something else says so and is left out', async () => {
    await page.goto('/playlists/create');
    await page.getByRole('textbox', { name: /^Název/u }).fill('Zima na radnici');
    await page.locator('.playlist-items input[type=file]').setInputFiles([
      { name: 'plakat.png', mimeType: 'image/png', buffer: png(1280, 720) },
      { name: 'snih.gif', mimeType: 'image/gif', buffer: gif },
      { name: 'kluziste.mp4', mimeType: 'video/mp4', buffer: mediaFile('green-h264.mp4') },
      { name: 'neplakat.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.4 není obrázek') },
    ]);
    await expect.poll(names, { timeout: 20_000 }).toHaveLength(3);
    await page.getByRole('alert').filter({ hasText: 'Odmítnuto' }).waitFor();
    // In the order in which they were given, whichever of them was sent first.
    expect(await names()).toEqual(['plakat.png', 'snih.gif', 'kluziste.mp4']);
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Zrušit nahrávání: neplakat.png' }).click();
  });

  it('gets a video that displays do not play as an MP4, with progress while it is converted', async () => {
    await page.locator('.playlist-items input[type=file]').setInputFiles({
      name: 'stary.avi',
      mimeType: 'video/avi',
      buffer: mediaFile('unreadable.avi'),
    });
    const uploads = page.getByRole('list', { name: 'Nahrávané soubory' });
    await uploads.getByText('Převádí se do MP4', { exact: false }).first().waitFor();
    await uploads.getByText('50 %', { exact: true }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    converter.go();
    await expect.poll(names, { timeout: 20_000 }).toContain('stary.avi');
    await page.getByText('Video 320 × 180, zvětší se').nth(1).waitFor();
    await page.getByRole('button', { name: 'Odebrat: stary.avi' }).click();
    await expect.poll(names).toHaveLength(3);
  });

  it('is ordered and timed by keys alone, and refuses zero seconds before it is saved', async () => {
    const seconds = (title: string) => page.getByRole('textbox', { name: `Délka zobrazení v sekundách: ${title}` });
    for (const title of ['plakat.png', 'snih.gif']) await seconds(title).fill('1');
    await seconds('snih.gif').fill('0');
    await page.getByText('Zadejte 1 až 14 400 sekund').waitFor();
    await seconds('snih.gif').fill('1');
    for (const [title, place] of [
      ['plakat.png', 0],
      ['snih.gif', 1],
    ] as const) {
      while ((await names()).indexOf(title) > place) {
        const before = (await names()).indexOf(title);
        await page.getByRole('button', { name: `Posunout výš: ${title}` }).focus();
        await page.keyboard.press('Enter');
        await expect.poll(async () => (await names()).indexOf(title)).toBe(before - 1);
      }
    }
    expect(await names()).toEqual(['plakat.png', 'snih.gif', 'kluziste.mp4']);
  });

  it('plays its real files in the order and for the time that was given', async () => {
    await page.getByRole('button', { name: 'Přehrát smyčku' }).click();
    const stage = page.locator('.playlist-loop');
    await stage.waitFor();
    const seen: { readonly title: string; readonly at: number; readonly colour: readonly number[] }[] = [];
    const began = Date.now();
    while (Date.now() - began < 6_000) {
      const [title, colour] = await stage.evaluate((element) => {
        const shown = element.querySelector<HTMLImageElement | HTMLVideoElement>('img:not([hidden]), video:not([hidden])');
        const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
        const context = canvas.getContext('2d');
        if (shown !== null) context?.drawImage(shown, 0, 0, 1, 1);
        return [element.getAttribute('data-title') ?? '', [...(context?.getImageData(0, 0, 1, 1).data ?? [])]] as const;
      });
      seen.push({ title, at: Date.now() - began, colour });
      await page.waitForTimeout(100);
    }
    const order = seen.map(({ title }) => title).filter((title, place, all) => title !== all[place - 1]);
    expect(order.slice(0, 4)).toEqual(['plakat.png', 'snih.gif', 'kluziste.mp4', 'plakat.png']);
    const of = (title: string) => seen.filter((each) => each.title === title).map(({ colour }) => colour);
    // What was painted: grey, then red, then the green of the video.
    expect(of('snih.gif').some(([red = 0, green = 255]) => red > 200 && green < 60)).toBe(true);
    expect(of('kluziste.mp4').some(([red = 255, green = 0]) => green > 120 && red < 80)).toBe(true);
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await stage.waitFor({ state: 'detached' });
  });

  it('shows who wins the displays of a branch while it is edited, and is saved', async () => {
    const stores = page.getByRole('combobox', { name: /^Pobočky/u });
    await stores.fill('Radnice');
    await page
      .getByRole('option', { name: /Radnice/u })
      .first()
      .click();
    await page.keyboard.press('Escape');
    const week = page.getByRole('region', { name: /^Týden/u });
    await week
      .getByText(/má vyšší prioritu/u)
      .first()
      .waitFor();
    // The next loss after the shown week: its week is shown, and the segment that is lost has the focus and is in sight.
    const before = await week.getByRole('heading', { level: 2 }).textContent();
    await press('Zobrazit ten týden');
    await page.locator('.playlist-segment--over:focus').waitFor();
    expect(await week.getByRole('heading', { level: 2 }).textContent()).not.toBe(before);
    const sight = await page.locator('.playlist-segment:focus').evaluate((segment) => {
      const { left, right, top, bottom } = segment.getBoundingClientRect();
      const frame = segment.closest('.playlist-week__grid')?.getBoundingClientRect();
      return frame !== undefined && right > frame.left && left < frame.right && top >= 0 && bottom <= window.innerHeight;
    });
    expect(sight).toBe(true);
    await page.getByRole('textbox', { name: /^Priorita/u }).fill('9');
    await week
      .getByText(/Zima na radnici má vyšší prioritu \(9 proti/u)
      .first()
      .waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await page.waitForURL(/\/playlists\/\d+$/u);
    await page.reload();
    await expect.poll(names).toEqual(['plakat.png', 'snih.gif', 'kluziste.mp4']);
  });

  it('is left alone on the screen of what plays, and is deleted', async () => {
    const address = page.url();
    await press('Právě se přehrává');
    await page.getByRole('heading', { level: 1, name: 'Právě se přehrává' }).waitFor();
    await page.getByText(/zařízení ·/u).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.goto(address);
    await page.getByRole('button', { name: 'Další', exact: true }).click();
    await page.getByRole('button', { name: /^Smazat/u }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Smazat', exact: true }).click();
    await notice(/smazán|smazaný/u).waitFor();
    expect(complaints.lines().filter((line) => !line.includes('422'))).toEqual([]);
  });

  it('that plays is ended first, with the devices named, and then deleted', async () => {
    await changeTown(`insert into virtual_displays_live (id, told_state, playing_playlist_id)
      select d.id, 'online', 1 from virtual_displays d where d.store_id in (1, 2) and d.active
      on conflict (id) do update set told_state = 'online', playing_playlist_id = 1`);
    await page.goto('/playlists/1');
    await page.getByRole('button', { name: 'Další', exact: true }).click();
    await page.getByRole('button', { name: /^Smazat/u }).click();
    const question = page.getByRole('dialog');
    await question.getByText(/^Playlist teď hraje: .*Čekárna – první patro · Doprava/u).waitFor();
    // The only button that deletes is the one that ends first.
    expect(await question.getByRole('button', { name: 'Smazat', exact: true }).count()).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    const isOff = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.url().endsWith('/playlists/1'));
    await question.getByRole('button', { name: 'Ukončit a smazat' }).click();
    expect(await (await isOff).json()).toMatchObject({ active: false });
    await question.getByText('Přehrávání se ukončuje').waitFor();
    await changeTown('update virtual_displays_live set playing_playlist_id = null');
    await notice(/smazán|smazaný/u).waitFor();
    await page.waitForURL(/\/playlists$/u);
    expect(complaints.lines().filter((line) => !line.includes('422'))).toEqual([]);
  });
});
