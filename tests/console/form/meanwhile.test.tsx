import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'ra-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aRegion, renderConsole } from '../list/entity-console.tsx';

// ra-core writes each refusal of the provider to the console in development.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

const changed = 'Záznam se mezitím změnil';
const name = () => screen.findByRole('textbox', { name: /Název/u });
const note = () => screen.getByRole('textbox', { name: /Poznámka/u });

/** The form of a region that someone else changes: `become` is what the central answers from then on, and reports. */
function aForm({ refuses = [] }: { readonly refuses?: readonly string[] } = {}) {
  let row: ReturnType<typeof aRegion> | undefined = aRegion();
  const getOne = vi.fn(() => (row === undefined ? Promise.reject(new HttpError('Není', 404, {})) : Promise.resolve({ data: row })));
  const view = renderConsole({ address: '/stores/regions/1', provider: { getOne }, refuses });
  const become = async (next: typeof row, change: Readonly<Record<string, unknown>> = {}): Promise<void> => {
    row = next;
    await act(async () => {
      view.queryClient.setQueryData(['stores/regions', 'change', { id: '1' }], { version: next?.version ?? 9, action: 'edit', ...change });
      await view.queryClient.invalidateQueries({ queryKey: ['stores/regions', 'getOne'] });
    });
  };
  return { ...view, become };
}

describe('a form whose record is changed elsewhere', () => {
  it('follows when nobody has touched it', async () => {
    const { become } = aForm();
    await name();
    await become(aRegion({ name: 'Západ', version: 2 }));
    await waitFor(async () => expect(await name()).toHaveProperty('value', 'Západ'));
    expect(screen.queryByText(changed)).toBeNull();
  });

  it('says who changed it and keeps what is typed', async () => {
    const { become } = aForm();
    await userEvent.type(await name(), ' a okolí');
    await become(aRegion({ name: 'Západ', note: 'Nové', version: 2 }), { actor: 'Jana Nováková' });
    expect(await screen.findByText(changed)).toBeDefined();
    expect(screen.getByText(/Poslední uložení: Jana Nováková/u)).toBeDefined();
    expect(screen.getAllByRole('status').some(({ textContent }) => textContent.includes(changed))).toBe(true);
    expect(await name()).toHaveProperty('value', 'Střed a okolí');
    expect(note()).toHaveProperty('value', '');
  });

  it('names nobody when that is not told, or told of another version', async () => {
    const { become } = aForm();
    await userEvent.type(await name(), 'x');
    await become(aRegion({ version: 3 }), { actor: 'Jana Nováková', version: 2 });
    expect(await screen.findByText(changed)).toBeDefined();
    expect(screen.queryByText(/Jana/u)).toBeNull();
  });

  it('loads the new values when a person asks for them, and brings the focus back', async () => {
    const { become } = aForm();
    await userEvent.type(await name(), 'x');
    await become(aRegion({ name: 'Západ', version: 2 }));
    await userEvent.click(await screen.findByRole('button', { name: 'Zahodit moje a načíst nové' }));
    await waitFor(async () => expect(await name()).toHaveProperty('value', 'Západ'));
    expect(screen.queryByText(changed)).toBeNull();
    await waitFor(async () => expect(document.activeElement).toBe(await name()));
  });

  it('says no more of a change that was put off, until there is another', async () => {
    const { become } = aForm();
    await userEvent.type(await name(), 'x');
    await become(aRegion({ version: 2 }));
    await userEvent.click(await screen.findByRole('button', { name: 'Nechat moje' }));
    expect(screen.queryByText(changed)).toBeNull();
    await waitFor(async () => expect(document.activeElement).toBe(await name()));
    await become(aRegion({ version: 3 }));
    expect(await screen.findByText(changed)).toBeDefined();
    expect(await name()).toHaveProperty('value', 'Středx');
  });

  it('follows again once what was typed is taken back', async () => {
    const { become } = aForm();
    const input = await name();
    await userEvent.type(input, 'x');
    await become(aRegion({ name: 'Západ', version: 2 }));
    await screen.findByText(changed);
    await userEvent.type(input, '{Backspace}');
    await waitFor(() => expect(input).toHaveProperty('value', 'Západ'));
    expect(screen.queryByText(changed)).toBeNull();
  });
});

describe('a record that is deleted elsewhere', () => {
  it('stays on the screen with what was typed, and says so', async () => {
    const { become } = aForm();
    await userEvent.type(await name(), 'x');
    await become(undefined, { action: 'delete' });
    expect(await screen.findByText('Záznam mezitím někdo smazal', { selector: 'p' })).toBeDefined();
    expect(await name()).toHaveProperty('value', 'Středx');
  });

  it('only is no longer available when nobody says that it was deleted', async () => {
    const { become } = aForm();
    await name();
    await become(undefined, { action: 'edit' });
    expect(await screen.findByText('Záznam už není k dispozici', { selector: 'p' })).toBeDefined();
  });

  it('says so to those who only read it', async () => {
    const { become } = aForm({ refuses: ['edit'] });
    await screen.findByRole('heading', { name: 'Střed' });
    await become(undefined, { action: 'delete' });
    expect(await screen.findByText('Záznam mezitím někdo smazal')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Střed' })).toBeDefined();
  });
});
