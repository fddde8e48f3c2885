import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { type Complaints, watch } from './support/console-errors.ts';
import { keysOn } from './support/keys.ts';
import { people } from './support/sign-in.ts';
import { type OpenTown, openTown } from './support/visitors.ts';

describe('a display', () => {
  let town: OpenTown;
  let page: Page;
  let complaints: Complaints;
  const { tabTo, press, enter, told } = keysOn(() => page);
  const state = (text: string) => page.locator('.display-editor__head').getByRole('status').filter({ hasText: text });
  beforeAll(async () => {
    town = await openTown();
    page = await town.visitor(people.superAdministrator);
    complaints = watch(page, town.origin);
  });
  afterAll(() => town.close());

  it('is set by keys alone: columns, loudness, repeats and quiet hours, with a call tried before it is saved', async () => {
    await page.goto('/virtual-displays/sound-settings/1/1');
    await state('Vše je uloženo').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await tabTo('Hlasitost');
    await page.keyboard.press('Home');
    await page.getByText('Hlasitost je 0 %').first().waitFor();
    await page.keyboard.press('End');
    await tabTo('Přehrát');
    await page.keyboard.press('ArrowDown');
    await state('Neuložené změny').waitFor();
    await enter('Od', '12:00');
    await page.keyboard.press('Tab');
    await state('Uložit nejde: 1 chyba').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await enter('Do', '12:30');
    await page.keyboard.press('Tab');
    await press('Zkusit vyvolání');
    await page.locator('.display-call[data-arriving]').waitFor();
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await press('Uložit');
    expect(await (await saved).json()).toMatchObject({ volume: 100, quiet_from: '12:00', quiet_to: '12:30' });
    await state('Vše je uloženo').waitFor();
  });

  it('gives a former loudness back from the history of its record, whose form only shows it', async () => {
    await page.goto('/virtual-displays/1');
    await page.getByRole('button', { name: /^Vrátit tuto hodnotu: Hlasitost/u }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Vrátit tuto hodnotu' }).click();
    await told('Virtuální displej byl uložen').waitFor();
    await page.goto('/virtual-displays/sound-settings/1/1');
    expect(await page.getByRole('slider', { name: 'Hlasitost' }).inputValue()).toBe('80');
  });

  it('is renamed by keys alone, and not to nothing', async () => {
    const name = page.locator('.display-section input:focus');
    await page.goto('/virtual-displays/change-name/1/1');
    await state('Vše je uloženo').waitFor();
    await tabTo('Název');
    // Of the two that are called so, the second is the field: the first leads to this screen.
    await page.keyboard.press('Tab');
    await name.waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(' ');
    await state('Uložit nejde: 1 chyba').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Hala u přepážek');
    await press('Uložit');
    await told('Displej Hala u přepážek je uložený.').waitFor();
    expect(complaints.lines()).toEqual([]);
  });
});
