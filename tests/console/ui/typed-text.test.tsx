import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from '../../../src/ui/dialog/dialog.tsx';
import { TypedTextContext } from '../../../src/ui/dialog/typed-text.ts';

const said = 'The text would be lost';

function open(asksItself = false) {
  const onClose = vi.fn();
  render(
    <TypedTextContext value={said}>
      <Dialog title="Cancel the order" closeLabel="Close" {...{ onClose, asksItself }}>
        <textarea aria-label="Reason" />
        <input aria-label="Branch" type="search" />
        <input aria-label="Password" type="password" />
      </Dialog>
    </TypedTextContext>,
  );
  const escape = () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
  return { onClose, escape, type };
}

/** Escape asks to close a moment after its key. */
const later = () => new Promise((done) => setTimeout(done, 5));

describe('a dialog in which a text was typed', () => {
  it('says at the first Escape that the text would be lost, and closes at the second', async () => {
    const { onClose, escape, type } = open();
    type('Reason', 'The clerk is ill');
    escape();
    expect((await screen.findByRole('alert')).textContent).toBe(said);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('The clerk is ill');
    escape();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('says it again once the person went on typing', async () => {
    const { onClose, escape, type } = open();
    type('Reason', 'The clerk');
    escape();
    await screen.findByRole('alert');
    type('Reason', 'The clerk is ill');
    expect(screen.queryByRole('alert')).toBeNull();
    escape();
    await screen.findByRole('alert');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is never closed by a press next to it, and at once by its button', async () => {
    const { onClose, type } = open();
    type('Reason', 'The clerk is ill');
    fireEvent.click(screen.getByRole('dialog'));
    fireEvent.click(screen.getByRole('dialog'));
    await screen.findByRole('alert');
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([
    { of: 'nothing', typed: [], asksItself: false },
    {
      of: 'a text that was taken out again',
      typed: [
        ['Reason', 'x'],
        ['Reason', ' '],
      ],
      asksItself: false,
    },
    {
      of: 'a search and a password',
      typed: [
        ['Branch', 'Praha'],
        ['Password', 'x'],
      ],
      asksItself: false,
    },
    { of: 'what it asks about itself', typed: [['Reason', 'x']], asksItself: true },
  ] as const)('closes at the first Escape with $of', async ({ typed, asksItself }) => {
    const { onClose, escape, type } = open(asksItself);
    for (const [label, value] of typed) type(label, value);
    escape();
    await later();
    expect(onClose).toHaveBeenCalledOnce();
  });
});
