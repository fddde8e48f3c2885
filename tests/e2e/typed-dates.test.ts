import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spellingsOf } from '../support/date-spellings.ts';
import { propertyRuns } from '../support/sampling/property-runs.ts';
import { people } from './support/sign-in.ts';
import { sharedTownOfFile } from './support/town-of-file.ts';

const christmas = '24.12.2026';
const february = '01.02.2027';

const town = await sharedTownOfFile();

describe('dates in the browser', () => {
  it('are what was typed key by key, in each way that people write them, or stay as they were typed', async () => {
    const page = await town.signedIn(people.superAdministrator);
    await page.goto('/web-orders/email-blacklist/add');
    const until = page.getByRole('textbox', { name: /^Blokováno do/u });
    const type = async (text: string): Promise<void> => {
      await until.fill('');
      await until.pressSequentially(text);
      await page.keyboard.press('Tab');
    };
    const spellings: readonly (readonly [typed: string, shown: string])[] = [
      ['24. 12. 2026', christmas],
      ['24.12.2026', christmas],
      ['24. 12. 26', christmas],
      ['24122026', christmas],
      ['2026-12-24', christmas],
      ['čtvrtek 24. prosince 2026', christmas],
      ['1. 2. 2027', february],
      ['1.2.2027', february],
      ['01. 02. 27', february],
      ['1 2 2027', february],
      ['1,2,2027', february],
      ['12/24/2026', '12/24/2026'],
      ['24. 12.', '24. 12.'],
      ['31. 2. 2027', '31. 2. 2027'],
    ];
    for (const [text, shown] of spellings) {
      await type(text);
      await expect.poll(() => until.inputValue(), { message: text }).toBe(shown);
    }
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2069-12-31'), noInvalidDate: true }).chain((date) => {
      const [year, month, number] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
      const shown = [String(number).padStart(2, '0'), String(month).padStart(2, '0'), year].join('.');
      return fc.record({ text: fc.constantFrom(...spellingsOf({ year, month, day: number })), shown: fc.constant(shown) });
    });
    await fc.assert(
      fc.asyncProperty(day, async ({ text, shown }) => {
        await type(text);
        await expect.poll(() => until.inputValue(), { message: text }).toBe(shown);
      }),
      propertyRuns(40),
    );
    await until.fill('');
    await page.keyboard.insertText('24. 12. 2026');
    await page.keyboard.press('Tab');
    await expect.poll(() => until.inputValue()).toBe(christmas);
    await page.context().close();
  });
});
