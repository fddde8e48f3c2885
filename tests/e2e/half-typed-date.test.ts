import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people } from './support/sign-in.ts';
import { type OpenTown, openTown } from './support/visitors.ts';

let town: OpenTown;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

describe('a date that is half typed', () => {
  it('is no empty one: it is refused until it is whole or cleared', async () => {
    const page = await town.signedIn(people.superAdministrator);
    await page.goto('/web-orders/email-blacklist');
    await page.locator('[data-row-link]').first().click();
    const part = (name: string) => page.getByRole('spinbutton', { name }).first();
    const saved = page.getByText('Blokovaný e-mail byl uložen.');
    const save = async (): Promise<void> => {
      await page.keyboard.press('Control+s');
      await saved.first().waitFor();
      await page.getByRole('button', { name: 'Zavřít oznámení' }).first().click();
      await saved.first().waitFor({ state: 'detached' });
    };
    const refused = async (): Promise<void> => {
      await page.keyboard.press('Control+s');
      await page
        .getByText(/Zadejte existující datum ve tvaru/u)
        .first()
        .waitFor();
      expect(await saved.count()).toBe(0);
    };

    await part('Den').click();
    await page.keyboard.type('12052027');
    await save();
    await part('Měsíc').click();
    await page.keyboard.press('Backspace');
    await refused();
    for (const name of ['Den', 'Rok']) {
      await part(name).click();
      await page.keyboard.press('Backspace');
    }
    await save();
    await part('Den').click();
    await page.keyboard.type('12');
    await refused();
    await page.context().close();
  });
});
