import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type JSX, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ArrivalContext, createArrivals } from '../../../src/ui/behaviour/arrival.ts';
import { Modal } from '../../../src/ui/dialog/modal.tsx';
import { SearchField } from '../../../src/ui/filter/search-field.tsx';
import { ErrorSummary } from '../../../src/ui/form/error-summary.tsx';
import { PageHeader } from '../../../src/ui/page/page-header.tsx';

function Opener(): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Otevřít
      </button>
      {open ? (
        <Modal className="dialog" label="Okno" onClose={() => setOpen(false)}>
          <button type="button" onClick={() => setOpen(false)}>
            Zavřít
          </button>
        </Modal>
      ) : null}
    </>
  );
}

describe('focus', () => {
  it('returns from a dialog to where it was', async () => {
    render(<Opener />);
    const opener = screen.getByRole('button', { name: 'Otevřít' });
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole('button', { name: 'Zavřít' }));
    expect(document.activeElement).toBe(opener);
  });

  it('leaves a dialog open whose calendar is asked to close, by Escape and by the key of a phone for going back', async () => {
    const onClose = vi.fn();
    const onKey = vi.fn();
    const dialogWith = (calendar: JSX.Element | null) => (
      <Modal className="dialog" label="Okno" onClose={onClose}>
        {calendar}
      </Modal>
    );
    const { rerender } = render(
      dialogWith(
        <div className="MuiDialog-root">
          <button type="button" onKeyDown={({ key }) => onKey(key)}>
            1
          </button>
        </div>,
      ),
    );
    screen.getByRole('button').focus();
    const askToClose = () => screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    askToClose();
    await userEvent.keyboard('{Escape}');
    expect(onKey.mock.calls).toEqual([['Escape'], ['Escape']]);
    expect(onClose).not.toHaveBeenCalled();
    rerender(dialogWith(null));
    askToClose();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('goes with the heading of a screen when another takes its place', () => {
    const arrivals = createArrivals();
    arrivals.moveTo('/a');
    arrivals.moveTo('/b');
    const screenWith = (key: string) => (
      <ArrivalContext value={arrivals}>
        <PageHeader key={key} title={key} />
      </ArrivalContext>
    );
    const { rerender } = render(screenWith('Nejprve'));
    expect(document.activeElement?.textContent).toBe('Nejprve');
    rerender(screenWith('Potom'));
    expect(document.activeElement?.textContent).toBe('Potom');
  });

  it('stays in a field that the person went to before the heading came', () => {
    const arrivals = createArrivals();
    const screenWith = (title: string | null) => (
      <ArrivalContext value={arrivals}>
        <input aria-label="Poznámka" />
        {title === null ? null : <PageHeader title={title} />}
      </ArrivalContext>
    );
    const { rerender } = render(screenWith(null));
    const field = screen.getByRole('textbox', { name: 'Poznámka' });
    arrivals.moveTo('/a');
    arrivals.moveTo('/b');
    field.focus();
    rerender(screenWith('Pozdě'));
    expect(document.activeElement).toBe(field);

    arrivals.moveTo('/c');
    rerender(screenWith(null));
    rerender(screenWith('Příště'));
    expect(document.activeElement?.textContent).toBe('Příště');
  });

  it('goes to the summary of errors that come after the news of a failed attempt', () => {
    const items = [{ path: 'name', id: 'name', label: 'Název', text: 'Vyplňte' }];
    const summary = (shown: typeof items) => <ErrorSummary title="Chyba" help="Opravte" items={shown} attempt={1} onGo={() => undefined} />;
    const { rerender } = render(summary([]));
    rerender(summary(items));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it('leaves the search with a second Escape, after the first one has cleared it', async () => {
    const left = vi.fn<() => void>();
    const field = { current: null };
    render(
      <SearchField {...{ field }} label="Hledat" placeholder="" clearLabel="Vymazat" value="" onSearch={() => undefined} onLeave={left} />,
    );
    const input = screen.getByRole('searchbox');
    await userEvent.type(input, 'abc{Escape}');
    expect(input).toHaveProperty('value', '');
    expect(left).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(left).toHaveBeenCalledOnce();
  });
});
