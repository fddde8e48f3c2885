import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type JSX, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { formatDay } from '../../../contract/rules/time/shown-time.ts';
import { readTypedDay } from '../../../contract/rules/typing/typed-date.ts';
import { TypedInput } from '../../../src/ui/filter/typed-input.tsx';

/** A filter of a day as lists have it: what is taken is shown in full. */
function DayFilter(): JSX.Element {
  const [day, setDay] = useState('');
  const take = (text: string): string | undefined => {
    const typed = text === '' ? '' : readTypedDay(text);
    if (typed === undefined) return 'Not a day';
    setDay(typed);
    return undefined;
  };
  return (
    <>
      <TypedInput label="From" value={formatDay(day)} onTyped={take} />
      <button type="button" onClick={() => setDay('2026-01-01')}>
        New Year
      </button>
      <output>{day}</output>
    </>
  );
}

const taken = (day: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(day));

describe('a text that is taken when typing rests', () => {
  it('is not rewritten under the hand, and stands in full once it is left', async () => {
    render(<DayFilter />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'From' });
    // Half of the year is a year as well.
    await userEvent.type(input, '1. 2. 20');
    await taken('2020-02-01');
    await userEvent.type(input, '27');
    await taken('2027-02-01');
    expect(input.value).toBe('1. 2. 2027');
    await userEvent.tab();
    expect(input.value).toBe('01.02.2027');
    await userEvent.click(screen.getByRole('button'));
    expect(input.value).toBe('01.01.2026');
  });

  it('says what is wrong while it is wrong, and leaves what was taken as it is', async () => {
    render(<DayFilter />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'From' });
    await userEvent.type(input, '1. 2. 2027');
    await taken('2027-02-01');
    await userEvent.type(input, 'x{Enter}');
    expect([screen.getByText('Not a day').textContent, screen.getByRole('status').textContent]).toEqual(['Not a day', '2027-02-01']);
    await userEvent.type(input, '{Backspace}{Enter}');
    expect(screen.queryByText('Not a day')).toBeNull();
  });
});
