import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { czechOf, linkIn, unmarkedCzech } from './support/booking-page.ts';
import { townAndLettersOfFile } from './support/town-of-file.ts';

const thing = 'Žádost o občanský průkaz';
const thingInEnglish = 'Application for an identity card';

const { town, letters } = await townAndLettersOfFile();

describe('the booking page in English', () => {
  it('speaks English where that is chosen, and keeps what was chosen', async () => {
    const page = await town.stranger({ locale: 'en-GB' });
    await page.goto('/objednani');
    await page.getByText('Find a service').waitFor();
    await page.getByRole('button', { name: 'Česky' }).click();
    await page.getByText('Najít činnost').waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('lang')).toBe('cs');
    await page.getByRole('button', { name: thing }).click();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByText('Your appointment').waitFor();
    await page.getByText(thingInEnglish).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en');
  });

  it('leads a foreigner in English from the thing to the order that is cancelled, without Czech that is not marked', async () => {
    const page = await town.stranger({ locale: 'en-GB', width: 400 });
    const czech = await czechOf(town.origin);
    const isEnglish = async () => expect(await unmarkedCzech(page, czech)).toEqual([]);
    await page.goto('/objednani');
    await page.getByRole('button', { name: thingInEnglish }).waitFor();
    // Something is not translated: it is in Czech, and says so.
    expect(await page.locator('main [lang="cs"]').count()).toBeGreaterThan(0);
    await isEnglish();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: thingInEnglish }).click();
    await page.locator('.place button, .day--free').first().waitFor();
    await isEnglish();
    const place = page.locator('.place button').first();
    if (await place.isVisible()) await place.click();
    await page.locator('.day--free').nth(3).click();
    await page.locator('.time').first().waitFor();
    await isEnglish();
    await page.locator('.time').first().click();
    await page.getByRole('heading', { level: 1, name: /^Who will come/u }).waitFor();
    await isEnglish();
    await page.getByLabel('Name').fill('Ann Reader');
    await page.getByLabel('E-mail').fill('ann@posta.test');
    await page.getByRole('checkbox').check();
    // A password manager fills in the field that no one sees: a person empties it, as the page says.
    await page.locator('.trap input').evaluate((field) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'https://ann.test');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await page.getByRole('button', { name: /^Book /u }).click();
    await page.locator('#website-problem').getByText('Your browser or password manager filled in this field.').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('website');
    expect(await violationsOn(page)).toEqual([]);
    await page.getByLabel('Leave this field empty').fill('');
    await page.getByRole('button', { name: /^Book /u }).click();
    await page.getByText('ann@posta.test').waitFor();
    await isEnglish();
    const link = await linkIn(letters, 'ann@posta.test');
    expect(new URL(link).searchParams.get('lang')).toBe('en');
    // A link that says no language opens in that of the order, whatever the browser asks for.
    const another = await town.stranger();
    await another.goto(link.replace('?lang=en', ''));
    await another.getByRole('button', { name: 'Confirm the appointment' }).waitFor();
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm the appointment' }).click();
    await page.locator('.pass__pin').waitFor();
    await isEnglish();
    await page.getByRole('button', { name: 'Move' }).click();
    await page.locator('.time').first().waitFor();
    await isEnglish();
    await page.goBack();
    await page.goto(link);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.locator('.button--danger').waitFor();
    await isEnglish();
    await page.locator('.button--danger').click();
    await page.locator('.pass--over').waitFor();
    await isEnglish();
  });
});
