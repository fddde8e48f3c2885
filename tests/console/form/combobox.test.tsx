import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Combobox, type Option } from '../../../src/ui/filter/combobox.tsx';

const words = { none: 'Nic neodpovídá', empty: 'Není z čeho vybrat', loading: 'Hledá se', clear: 'Vymazat', found: String };
const two: readonly Option[] = [
  { id: 1, label: 'Brno' },
  { id: 2, label: 'Praha' },
];

function aForm({ picked = vi.fn<(id: number) => void>(), sent = vi.fn<() => void>(), picksSeveral = false } = {}) {
  const form = (options: readonly Option[], loading: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <Combobox
        control={{ 'aria-label': 'Pobočka' }}
        listLabel="Pobočka"
        words={words}
        shown=""
        options={options}
        loading={loading}
        picked={[]}
        onSearch={() => undefined}
        onPick={picked}
        picksSeveral={picksSeveral}
      />
      <button type="submit">Uložit</button>
    </form>
  );
  const { rerender } = render(form([], true));
  return { picked, sent, come: (options: readonly Option[]) => rerender(form(options, false)) };
}

describe('a field that finds records', () => {
  it('picks what comes when Enter was pressed before it, and never sends the form', async () => {
    const { picked, sent, come } = aForm();
    await userEvent.type(screen.getByRole('combobox'), 'brn{ArrowDown}{Enter}');
    expect(picked).not.toHaveBeenCalled();
    come(two);
    expect(picked).toHaveBeenCalledExactlyOnceWith(1);
    expect(sent).not.toHaveBeenCalled();
  });

  it('forgets the Enter when the field is left before anything comes', async () => {
    const { picked, come } = aForm();
    await userEvent.type(screen.getByRole('combobox'), 'brn{Enter}');
    await userEvent.tab();
    come(two);
    expect(picked).not.toHaveBeenCalled();
  });

  it('keeps the form from being sent by Enter in an open list with nothing to pick', async () => {
    const { picked, sent, come } = aForm();
    come([]);
    await userEvent.type(screen.getByRole('combobox'), 'x{Enter}');
    expect(picked).not.toHaveBeenCalled();
    expect(sent).not.toHaveBeenCalled();
  });

  it('picks the second of what is there with two arrows', async () => {
    const { picked, come } = aForm();
    come(two);
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(picked).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('stays open for the next one where several are picked, and closes where one is', async () => {
    const several = aForm({ picksSeveral: true });
    several.come(two);
    await userEvent.click(screen.getByRole('combobox'));
    for (const name of ['Brno', 'Praha']) await userEvent.click(screen.getByRole('option', { name }));
    expect(several.picked.mock.calls).toEqual([[1], [2]]);
    await userEvent.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
    cleanup();
    aForm().come(two);
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(screen.getByRole('option', { name: 'Brno' }));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('says that there is nothing to choose from, and of what is typed that nothing fits it', async () => {
    aForm().come([]);
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.getByRole('option').textContent).toBe('Není z čeho vybrat');
    await userEvent.keyboard('x');
    expect(screen.getByRole('option').textContent).toBe('Nic neodpovídá');
  });
});
