import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wav } from '../support/files/sample-files.ts';
import { violationsOn } from './support/axe.ts';
import { keysOn } from './support/keys.ts';
import { demonstrationPassword, people } from './support/sign-in.ts';
import { openTownAndDatabase, type TownAndDatabase } from './support/visitors.ts';

const states = '/touch-screens/1/states/1';

describe('the sounds and images of a kiosk’s states', () => {
  let town: TownAndDatabase;
  let page: Page;
  const { notice, press, enter, tick } = keysOn(() => page);
  const upload = (name: string, content: Buffer) =>
    page.getByLabel(`Vybrat soubor: ${name}`).setInputFiles({ name: 'zvuk.wav', mimeType: 'audio/wav', buffer: content });
  const inDialog = (name: RegExp) => page.locator('dialog').getByRole('checkbox', { name });
  /** Addresses of the sounds that the page was asked to play. */
  const played = () => page.evaluate(() => Reflect.get(window, 'played'));

  beforeAll(async () => {
    town = await openTownAndDatabase();
    page = await town.visitor(people.superAdministrator);
    await page.addInitScript(() => {
      const sounds: string[] = [];
      Reflect.set(window, 'played', sounds);
      const { play } = HTMLMediaElement.prototype;
      HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
        sounds.push(new URL(this.src).pathname);
        return Reflect.apply(play, this, []);
      };
    });
  });
  afterAll(() => town.close());

  it('are reached from the touch screen and from the other tabs by keys', async () => {
    await page.goto('/touch-screens/1');
    await press('Zvuky a obrazy stavů');
    await page.getByRole('heading', { level: 2, name: 'Porucha' }).waitFor();
    for (const name of ['Lístek', 'Zvuky a obrazy stavů']) {
      await press(name);
      await expect.poll(() => page.locator('nav a[aria-current="page"]', { hasText: name }).count()).toBe(1);
    }
    expect(await violationsOn(page)).toEqual([]);
  });

  it('name a file that is none, play an uploaded sound, in the trial before it is saved too, and are saved', async () => {
    await page.goto(states);
    await upload('Zvuk poruchy', wav(0));
    await page.getByText('Zvuk má nulovou délku.').waitFor();
    await upload('Zvuk poruchy', wav(1.5));
    await page.getByText('1,5 s, úplné ticho').waitFor();
    await press('Přehrát: Zvuk poruchy');
    await press('Vyzkoušet');
    await inDialog(/^Porucha/u).focus();
    await page.keyboard.press('Space');
    await expect.poll(async () => (await played()).length).toBe(2);
    expect(await violationsOn(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    await press('Uložit');
    await notice(/jsou uložené/u).waitFor();
    const { rows } = await town.database.query('select error_sound from kiosk_designs where touch_screen_id = 1 and deleted_at is null');
    const address = `/files/${rows[0].error_sound}`;
    expect(await played()).toEqual([address, address]);
    expect((await page.request.get(address)).headers()).toMatchObject({ 'content-type': 'audio/wav' });
  });

  it('leave the ticket, which is written, measured and saved by keys alone as well', async () => {
    await page.goto('/touch-screens/1/tickets/1');
    const length = () => page.getByText(/^Délka papíru/u).textContent();
    await page.getByText(/^Délka papíru/u).waitFor();
    const before = await length();
    await press('Upravit řádek 0');
    await enter('Text', 'Vítejte, ');
    await press('Vložit údaj');
    await press('Vložit údaj: pobočka');
    await expect.poll(() => page.getByRole('textbox', { name: 'Text' }).inputValue()).toBe('Vítejte, {pobocka}');
    await enter('Velikost (b.)', '30');
    await tick('Čára pod řádkem');
    // The paper is longer by the larger letters.
    await expect.poll(length).not.toBe(before);
    expect(await violationsOn(page)).toEqual([]);
    await press('Uložit');
    await notice(/jsou uložené/u).waitFor();
    const { rows } = await town.database.query(
      "select tickets #> '{usual,lines,0}' as line from kiosk_designs where touch_screen_id = 1 and deleted_at is null",
    );
    expect(rows).toEqual([{ line: expect.objectContaining({ text: 'Vítejte, {pobocka}', size: 30, rule: true }) }]);
  });

  it('come back when they were removed by mistake', async () => {
    await page.goto(states);
    await press('Odebrat: Zvuk poruchy');
    await page.getByText('Neuložené změny').waitFor();
    await press('Vrátit zpět: Zvuk poruchy');
    await page.getByText('Vše je uloženo').waitFor();
  });
});

describe('a session that ends while a kiosk is designed', () => {
  let town: TownAndDatabase;
  beforeAll(async () => {
    town = await openTownAndDatabase();
  });
  afterAll(() => town.close());

  const signInAgain = async (page: Page): Promise<void> => {
    await page.locator('input[autocomplete~="username"]').fill(people.superAdministrator);
    await page.locator('input[autocomplete~="current-password"]').fill(demonstrationPassword);
    await page.keyboard.press('Enter');
  };
  const takeUp = (page: Page) => page.getByRole('button', { name: /^Pokračovat v ní/u });

  it.each([
    {
      tab: 'pages',
      work: async (page: Page) => {
        await page.getByRole('button', { name: 'Použít rozvržení' }).click();
        await page.locator('[data-box]').first().focus();
        await page.getByRole('textbox', { name: 'Text česky' }).fill('Hodina práce');
      },
      isThere: (page: Page) => page.getByRole('button', { name: 'Hodina práce' }).first(),
    },
    {
      tab: 'tickets',
      work: async (page: Page) => {
        await page.getByRole('button', { name: 'Upravit řádek 1', exact: true }).click();
        await page.getByLabel('Druh').selectOption('1');
        await page.getByRole('textbox', { name: 'Text' }).fill('Hodina práce');
      },
      isThere: (page: Page) => page.getByText('Hodina práce').first(),
    },
    {
      tab: 'states',
      work: async (page: Page) => {
        const file = { name: 'zvuk.wav', mimeType: 'audio/wav', buffer: wav(1.5) };
        await page.getByLabel('Vybrat soubor: Zvuk tisku lístku').setInputFiles(file);
        await page.getByText('1,5 s').waitFor();
      },
      isThere: (page: Page) => page.getByText('1,5 s'),
    },
  ])('loses nothing of $tab, and a draft that was ignored stays until it is thrown away', async ({ tab, work, isThere }) => {
    const page = await town.visitor(people.superAdministrator, { width: 1440, height: 900 });
    page.on('dialog', (question) => void question.accept());
    await page.goto(`/touch-screens/1/${tab}/1`);
    await work(page);
    await town.database.query("update sessions set last_active_at = last_active_at - interval '3 hours'");
    // The window is closed at once: what was typed last is kept as it goes.
    await page.goto(`/touch-screens/1/${tab}/1`);
    await signInAgain(page);
    await takeUp(page).waitFor();
    // Without an answer, the work is still there at the next visit.
    await page.goto(`/touch-screens/1/${tab}/1`);
    await takeUp(page).click();
    await isThere(page).waitFor();
    await page.context().close();
  });
});
