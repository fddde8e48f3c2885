import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { watch } from './support/console-errors.ts';
import { people } from './support/sign-in.ts';
import { sharedTownOfFile } from './support/town-of-file.ts';

const town = await sharedTownOfFile();
const page = await town.visitor(people.superAdministrator);
const complaints = watch(page, town.origin);

describe('Escape in the question of leaving what is not saved', () => {
  const dialog = () => page.getByRole('dialog', { name: 'Odejít bez uložení?' });
  const name = () => page.getByRole('textbox', { name: /^Název/u });
  const number = () => page.getByRole('textbox', { name: /^Číslo/u });
  const store = () => page.getByRole('combobox', { name: /^Pobočka/u });
  const active = () => page.getByRole('checkbox', { name: 'Aktivní' });

  beforeAll(async () => {
    // The browser's own question, where a test leaves a form by a new address.
    page.on('dialog', (question) => void question.accept());
  });

  /** A new desk, half filled in, reached from the list of desks, so that there is somewhere to go back to. */
  beforeEach(async () => {
    complaints.forget();
    await page.goto('/stores/desks');
    await page.getByRole('link', { name: 'Přidat přepážku' }).first().click();
    await store().click();
    await store().pressSequentially('Radnice');
    await page.getByRole('option', { name: 'Radnice' }).first().click();
    await number().fill('902');
    await active().uncheck();
    await name().fill('Rozepsaná přepážka');
  });

  /** Everything that was put into the form is there, on its address. */
  async function expectNothingLost(): Promise<void> {
    await expect.poll(() => new URL(page.url()).pathname).toBe('/stores/desks/create');
    await expect.poll(() => name().inputValue()).toBe('Rozepsaná přepážka');
    await expect.poll(() => number().inputValue()).toBe('902');
    await expect.poll(() => store().inputValue()).toContain('Radnice');
    await expect.poll(() => active().isChecked()).toBe(false);
    expect(complaints.lines()).toEqual([]);
  }

  async function escape(): Promise<void> {
    await dialog().waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  }

  const isFocused = (target: ReturnType<typeof name>) => target.evaluate((element) => element === document.activeElement);

  it('leads back to the field, and to the place in its text, after the way back of the browser', async () => {
    await name().focus();
    await page.keyboard.press('Home');
    await page.goBack();
    await dialog().waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await escape();
    await expect.poll(() => isFocused(name())).toBe(true);
    await expectNothingLost();
    await page.keyboard.type('Ne');
    await expect.poll(() => name().inputValue()).toBe('NeRozepsaná přepážka');
  });

  it('leads back to the link that was followed', async () => {
    const link = page.getByRole('link', { name: /^Dotykové kiosky/u });
    await link.focus();
    await page.keyboard.press('Enter');
    await escape();
    await expect.poll(() => isFocused(link)).toBe(true);
    await expectNothingLost();
  });

  it('leads back to the field after a screen was sought from it', async () => {
    await name().focus();
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog').getByRole('combobox').first();
    await search.fill('Playlisty');
    await page
      .getByRole('option', { name: /Playlisty/u })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await escape();
    await expect.poll(() => isFocused(name())).toBe(true);
    await expectNothingLost();
  });

  it('is not the last word: the next way out asks again, and then lets go', async () => {
    await page.goBack();
    await escape();
    await page.goBack();
    await dialog().getByRole('button', { name: 'Zůstat' }).click();
    await expectNothingLost();
    await page.goBack();
    await dialog().getByRole('button', { name: 'Odejít bez uložení' }).click();
    await page.waitForURL((url) => url.pathname === '/stores/desks');
  });
});
