import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people } from './support/sign-in.ts';
import { type OpenTown, openTown } from './support/visitors.ts';

describe('two editors of one record', () => {
  let town: OpenTown;
  beforeAll(async () => {
    town = await openTown();
  });
  afterAll(() => town.close());

  async function editor(username: string): Promise<Page> {
    const page = await town.signedIn(username);
    await page.goto('/stores/2?tab=contact');
    await page.getByRole('textbox', { name: 'Město' }).waitFor();
    return page;
  }

  it('do not overwrite each other: the later one sees both versions and chooses', async () => {
    const first = await editor(people.superAdministrator);
    const second = await editor(people.administrator);
    // A form that nobody has touched would follow: both are typing before one of them saves.
    await second.getByRole('textbox', { name: 'Město' }).fill('Dolní Radovín');
    await second.getByRole('textbox', { name: 'Ulice' }).fill('Nábřežní 5');
    await first.getByRole('textbox', { name: 'Město' }).fill('Horní Radovín');
    await first.getByRole('button', { name: 'Uložit' }).click();
    await first.getByText('Pobočka byla uložena').first().waitFor();

    await second.getByRole('button', { name: 'Uložit' }).click();
    const dialog = second.getByRole('dialog');
    await dialog.getByText('Horní Radovín').waitFor();
    await dialog.getByText('Dolní Radovín').waitFor();
    await dialog.getByRole('group', { name: 'Město' }).getByRole('radio', { name: 'Mezitím uložené' }).check();
    await dialog.getByRole('button', { name: /uložit/iu }).click();
    await second.getByText('Pobočka byla uložena').first().waitFor();

    await first.reload();
    const city = first.getByRole('textbox', { name: 'Město' });
    await city.waitFor();
    expect(await city.inputValue()).toBe('Horní Radovín');
    expect(await first.getByRole('textbox', { name: 'Ulice' }).inputValue()).toBe('Nábřežní 5');
  });

  it('keep what each wrote on other weekdays of one plan', async () => {
    const closes = (page: Page, day: string) => page.getByRole('textbox', { name: `${day}, do` });
    const planOf = async (username: string): Promise<Page> => {
      const page = await town.signedIn(username, { width: 1280 });
      await page.goto('/stores/11?tab=hours');
      await page.getByRole('button', { name: 'Upravit: Základní úřední hodiny' }).click();
      await closes(page, 'Úterý').first().waitFor();
      return page;
    };
    const [first, second] = [await planOf(people.superAdministrator), await planOf(people.administrator)];
    const [tuesday, thursday] = [closes(first, 'Úterý').last(), closes(second, 'Čtvrtek').last()];
    await thursday.fill('18:30');
    await thursday.press('Tab');
    await tuesday.fill('18:45');
    await tuesday.press('Tab');
    await first.keyboard.press('Control+s');
    await first.getByText('byl uložen').first().waitFor();
    await second.keyboard.press('Control+s');
    const dialog = second.getByRole('dialog', { name: 'Záznam mezitím uložil někdo jiný' });
    expect(await dialog.getByRole('radio', { name: 'Obojí dohromady' }).isChecked()).toBe(true);
    await dialog.getByRole('button', { name: 'Uložit výběr' }).click();
    await second.getByText('byl uložen').first().waitFor();
    await first.reload();
    await first.getByText('18:45').first().waitFor();
    await first.getByText('18:30').first().waitFor();
  });
});
