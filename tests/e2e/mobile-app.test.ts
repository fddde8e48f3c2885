import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { keysOn } from './support/keys.ts';
import { people } from './support/sign-in.ts';
import { type OpenTown, openTown } from './support/visitors.ts';

describe('settings of the mobile application', () => {
  let town: OpenTown;
  beforeAll(async () => {
    town = await openTown();
  });
  afterAll(() => town.close());

  it.each([
    [1280, false],
    [400, true],
  ])('are checked, saved and kept, by keys alone, at %i px', async (width, dark) => {
    const page = await town.signedIn(people.superAdministrator, { width, dark });
    const keys = keysOn(() => page);
    const message = `Dnes do ${width} hodin`;
    await page.goto('/settings/mobile-app');
    await page.getByRole('heading', { level: 1, name: 'Mobilní aplikace' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    const distance = page.getByRole('textbox', { name: /^Vzdálenost pro tisk lístku/u });
    for (const wrong of ['', '9', '5001', 'daleko']) {
      await keys.tabTo(/^Vzdálenost pro tisk lístku/u);
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      await page.keyboard.type(wrong);
      await page.keyboard.press('Control+s');
      await expect.poll(() => distance.getAttribute('aria-invalid')).toBe('true');
    }
    expect(await violationsOn(page)).toEqual([]);
    await distance.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('350');
    await keys.tabTo(/^Zpráva dne/u);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(message);
    await page.keyboard.press('Control+s');
    await keys.told(/uloženo/u).waitFor();
    await page.reload();
    await expect.poll(() => distance.inputValue()).toBe('350');
    expect(await page.getByRole('textbox', { name: /^Zpráva dne/u }).inputValue()).toBe(message);
    await page.getByRole('region', { name: 'Historie' }).getByText(message).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.context().close();
  });

  it('are only read by others, who are told why', async () => {
    const page = await town.signedIn(people.administrator);
    await page.goto('/settings/mobile-app');
    await page.getByText('K úpravám nemáte dostatečná oprávnění.').waitFor();
    await page.getByText('Vzdálenost pro tisk lístku (m)').first().waitFor();
    expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Uložit' }).count()).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    await page.context().close();
  });
});
