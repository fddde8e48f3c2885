import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { spellingsOf } from '../../support/date-spellings.ts';
import { renderConsole } from '../list/entity-console.tsx';

const now = '2026-11-27T07:00:00.000Z';
const days = fc
  .date({ min: new Date('2027-01-01T00:00:00.000Z'), max: new Date('2069-12-31T00:00:00.000Z'), noInvalidDate: true })
  .map((date) => ({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }));
const two = (value: number): string => String(value).padStart(2, '0');

async function openBan() {
  const create = vi.fn(() => Promise.resolve({ data: { id: 7, version: 1 } }));
  renderConsole({ address: '/web-orders/email-blacklist/add', provider: { create }, now });
  const until = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Blokováno do/u });
  return { create, until, user: userEvent.setup({ delay: null }) };
}

describe('a date that is typed key by key', () => {
  it('is that date once the field is left, in every way that people write it', async () => {
    const { until, user } = await openBan();
    await fc.assert(
      fc.asyncProperty(days, fc.nat(), async (day, place) => {
        const all = spellingsOf(day);
        const text = all[place % all.length] ?? '';
        await user.clear(until);
        await user.type(until, text);
        expect(until.value).toBe(text);
        await user.tab();
        expect([text, until.value, until.getAttribute('aria-invalid')]).toEqual([
          text,
          `${two(day.day)}.${two(day.month)}.${day.year}`,
          null,
        ]);
      }),
      { numRuns: 25 },
    );
  });
});

describe('a date that cannot be understood', () => {
  it('stays as it was typed, is said at its field and is never saved as another', async () => {
    const { create, until, user } = await openBan();
    await user.type(screen.getByRole('textbox', { name: /^E-mail nebo doména/u }), 'jan@example.cz');
    for (const typed of ['24. 12.', '31. 2. 2027', '12/24/2026', '24. 12. 2026 8:30', 'zítra']) {
      await user.clear(until);
      await user.type(until, typed);
      await user.click(screen.getByRole('button', { name: 'Uložit' }));
      await waitFor(() => expect(until.getAttribute('aria-invalid')).toBe('true'));
      const said = document.getElementById(until.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
      expect([typed, said?.textContent, until.value]).toEqual([typed, 'Zadejte existující datum ve tvaru DD.MM.RRRR', typed]);
    }
    expect(create).not.toHaveBeenCalled();
    await user.clear(until);
    await user.paste('čt 24. 12. 2026');
    await user.click(screen.getByRole('button', { name: 'Uložit' }));
    const data = expect.objectContaining({ until: '2026-12-24' });
    await waitFor(() => expect(create).toHaveBeenCalledExactlyOnceWith('web-orders/email-blacklist', expect.objectContaining({ data })));
  });
});

describe('the keys of a date', () => {
  it('step the part at the caret and keep it selected, open the calendar, and empty the field', async () => {
    const { until, user } = await openBan();
    await user.type(until, '31. 12. 2026');
    until.setSelectionRange(1, 1);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(until.value).toBe('02.01.2027');
    expect(until.value.slice(until.selectionStart ?? 0, until.selectionEnd ?? 0)).toBe('02');
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await user.click(within(await screen.findByRole('dialog', { name: 'Datum' })).getByRole('gridcell', { name: '15' }));
    expect(until.value).toBe('15.01.2027');
    await user.click(screen.getByRole('button', { name: 'Vymazat Blokováno do' }));
    expect([until.value, document.activeElement === until]).toEqual(['', true]);
  });
});
