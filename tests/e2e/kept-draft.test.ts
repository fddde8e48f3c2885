import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { people } from './support/sign-in.ts';
import { type OpenTown, openTown } from './support/visitors.ts';

describe('what somebody typed and did not save', () => {
  let town: OpenTown;
  beforeAll(async () => {
    town = await openTown();
  });
  afterAll(() => town.close());

  it('is offered after their session was ended, in another browser too, by keys alone', async () => {
    // A second try must find its name free.
    const name = `Rozepsaný region ${Date.now()}`;
    const page = await town.visitor(people.superAdministrator);
    page.on('dialog', (question) => void question.accept());
    await page.goto('/stores/regions/create');
    const kept = page.waitForResponse((reply) => reply.request().method() === 'PATCH' && reply.url().endsWith('/central/preferences'));
    await page.getByRole('textbox', { name: /^Název/u }).focus();
    await page.keyboard.type(name);
    expect((await kept).status()).toBe(204);
    await page.context().close();

    const elsewhere = await town.signedIn(people.superAdministrator);
    await elsewhere.goto('/stores/regions/create');
    await elsewhere.getByText('Máte tu neuložené změny').waitFor();
    expect(await violationsOn(elsewhere)).toEqual([]);
    await elsewhere.getByRole('button', { name: 'Pokračovat v nich' }).focus();
    await elsewhere.keyboard.press('Enter');
    await expect.poll(() => elsewhere.getByRole('textbox', { name: /^Název/u }).inputValue()).toBe(name);
    await elsewhere.keyboard.press('Control+s');
    await elsewhere.waitForURL(/\/stores\/regions\/\d+$/u);
    await elsewhere.goto('/stores/regions/create');
    await elsewhere.getByRole('textbox', { name: /^Název/u }).waitFor();
    expect(await elsewhere.getByText('Máte tu neuložené změny').count()).toBe(0);
    await elsewhere.context().close();
  });
});
