import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'ra-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aDesk, aRegion, renderConsole } from './entity-console.tsx';

// ra-core writes each refusal of the provider to the console in development.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

type Sent = { readonly data: object; readonly previousData: object };
type Update = (resource: string, sent: Sent) => Promise<{ readonly data: object }>;

/** The central saves what it is sent. */
const saves = () => vi.fn<Update>((_, { data, previousData }) => Promise.resolve({ data: { ...previousData, ...data, version: 2 } }));
const refuses = (error: HttpError) => vi.fn<Update>().mockRejectedValueOnce(error);

type Given = { readonly rows?: ReturnType<typeof aRegion>[]; readonly refuses?: readonly string[] };

function regions(update: Update, { rows = [aRegion(), aRegion({ id: 2, name: 'Sever' })], ...options }: Given = {}) {
  const getList = vi.fn(() => Promise.resolve({ data: [...rows], total: rows.length }));
  return { getList, ...renderConsole({ address: '/stores/settings', provider: { getList, update }, ...options }) };
}

const pencil = (name: string) => screen.findByRole('button', { name: `Upravit Název: ${name}` });
const input = (name: string) => screen.findByRole('textbox', { name: `Název: ${name}` });
const sentBy = (update: ReturnType<typeof saves>) => update.mock.lastCall?.[1];

describe('a cell of a list', () => {
  it('opens its own input, saves with Enter over the version that was seen, and gives the focus back', async () => {
    const update = saves();
    const { getList } = regions(update);
    await userEvent.click(await pencil('Střed'));
    const opened = await input('Střed');
    expect(document.activeElement).toBe(opened);
    await userEvent.keyboard('Jih{Enter}');
    await screen.findByText('Region byl uložen.');
    expect(sentBy(update)).toMatchObject({ data: { name: 'Jih' }, previousData: { version: 1 } });
    await waitFor(async () => expect(document.activeElement).toBe(await pencil('Jih')));
    // The row stays where it is: nothing asks for the list again.
    expect(getList).toHaveBeenCalledTimes(1);
  });

  it('gives up with Escape', async () => {
    const update = saves();
    regions(update);
    await userEvent.click(await pencil('Střed'));
    await userEvent.keyboard('Jih{Escape}');
    await waitFor(async () => expect(document.activeElement).toBe(await pencil('Střed')));
    expect(update).not.toHaveBeenCalled();
  });

  it('opens at a double press in it', async () => {
    const rows = [aDesk({ label: 'Podatelna', number: 7 })];
    const getList = () => Promise.resolve({ data: rows, total: 1 });
    const { router } = renderConsole({ address: '/stores/desks', provider: { getList } });
    await screen.findByRole('button', { name: 'Upravit Číslo: Podatelna' });
    await userEvent.dblClick(screen.getByText('7'));
    expect(await screen.findByRole('textbox', { name: 'Číslo: Podatelna' })).toBeDefined();
    expect(router.state.location.pathname).toBe('/stores/desks');
  });

  it('goes on with Tab to the next cell, and stops at a switch', async () => {
    const update = saves();
    const rows = [aDesk({ label: 'Podatelna' }), aDesk({ id: 2, number: 2, label: 'Pokladna' })];
    renderConsole({ address: '/stores/desks', provider: { getList: () => Promise.resolve({ data: rows, total: 2 }), update } });
    await userEvent.click(await screen.findByRole('button', { name: 'Upravit Název: Podatelna' }));
    await userEvent.keyboard('Matrika{Tab}');
    const kind = await screen.findByRole('combobox', { name: /Druh.*: Matrika/u });
    await waitFor(() => expect(document.activeElement).toBe(kind));
    expect(sentBy(update)).toMatchObject({ data: { label: 'Matrika' } });
    await userEvent.keyboard('{Tab}');
    const active = await screen.findByRole('switch', { name: /: Matrika$/u });
    await waitFor(() => expect(document.activeElement).toBe(active));
    expect(update).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sentBy(update)).toMatchObject({ data: { active: false } }));
    await waitFor(() => expect(screen.getByRole('switch', { name: /: Matrika$/u }).getAttribute('aria-checked')).toBe('false'));
  });

  it('says at the cell what the declaration does not allow, and sends nothing', async () => {
    const update = saves();
    regions(update);
    await userEvent.click(await pencil('Střed'));
    await userEvent.clear(await input('Střed'));
    await userEvent.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Prosím, vyplňte toto pole');
    expect((await input('Střed')).getAttribute('aria-invalid')).toBe('true');
    expect(update).not.toHaveBeenCalled();
  });

  it('says at the cell what the server refuses, and keeps what was typed', async () => {
    regions(refuses(new HttpError('Už existuje', 409, { errors: { name: 'Tento název už má jiný region.' } })));
    await userEvent.click(await pencil('Střed'));
    await userEvent.keyboard('Sever{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Tento název už má jiný region.');
    expect(await input('Střed')).toHaveProperty('value', 'Sever');
  });

  it('says who saved another value first, and saves mine over it when asked to', async () => {
    const theirs = aRegion({ name: 'Západ', version: 2 });
    const update = refuses(new HttpError('Mezitím', 412, { current: theirs })).mockResolvedValue({
      data: { ...theirs, name: 'Jih', version: 3 },
    });
    const history = () =>
      Promise.resolve({
        data: [{ actor_name: 'Jana Nováková', at: '2026-11-02T08:00:00.000Z', changes: { name: { before: 'Střed', after: 'Západ' } } }],
      });
    const getList = () => Promise.resolve({ data: [aRegion()], total: 1 });
    renderConsole({ address: '/stores/settings', provider: { getList, update, history } });
    await userEvent.click(await pencil('Střed'));
    await userEvent.keyboard('Jih{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Západ');
    expect(await screen.findByText(/Poslední uložení: Jana Nováková/u)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Použít moje' }));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(update.mock.lastCall?.[1]).toMatchObject({ data: { name: 'Jih' }, previousData: { version: 2 } });
    expect(await pencil('Jih')).toBeDefined();
  });

  it('takes the other value when asked to', async () => {
    const theirs = aRegion({ name: 'Západ', version: 2 });
    const rows = [aRegion()];
    const update = refuses(new HttpError('Mezitím', 412, { current: theirs }));
    regions(update, { rows });
    await userEvent.click(await pencil('Střed'));
    await userEvent.keyboard('Jih{Enter}');
    rows[0] = theirs;
    await userEvent.click(await screen.findByRole('button', { name: 'Použít uložené' }));
    expect(await pencil('Západ')).toBeDefined();
    expect(update).toHaveBeenCalledTimes(1);
  });

  it('asks nothing when another field was changed meanwhile', async () => {
    const update = refuses(new HttpError('Mezitím', 412, { current: aRegion({ note: 'Nová', version: 2 }) })).mockResolvedValue({
      data: aRegion({ name: 'Jih', note: 'Nová', version: 3 }),
    });
    regions(update);
    await userEvent.click(await pencil('Střed'));
    await userEvent.keyboard('Jih{Enter}');
    await screen.findByText('Region byl uložen.');
    expect(update.mock.lastCall?.[1]).toMatchObject({ data: { name: 'Jih' }, previousData: { version: 2 } });
  });

  it('stays open while the rows change around it', async () => {
    const rows = [aRegion(), aRegion({ id: 2, name: 'Sever' })];
    const { queryClient } = regions(saves(), { rows });
    await userEvent.click(await pencil('Střed'));
    await userEvent.keyboard('Ji');
    rows.splice(0, 2, aRegion({ id: 3, name: 'Cizí' }));
    await act(() => queryClient.invalidateQueries({ queryKey: ['stores/settings'] }));
    await act(() => queryClient.invalidateQueries());
    await userEvent.keyboard('h');
    expect(await input('Střed')).toHaveProperty('value', 'Jih');
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('link', { name: 'Cizí' })).toBeDefined();
  });

  it('saves what is typed before another cell opens', async () => {
    const update = saves();
    regions(update);
    await userEvent.click(await pencil('Střed'));
    await userEvent.keyboard('Jih');
    await userEvent.click(await pencil('Sever'));
    expect(await input('Sever')).toBeDefined();
    expect(sentBy(update)).toMatchObject({ data: { name: 'Jih' } });
  });

  it('asks before what was typed is lost', async () => {
    const update = saves();
    regions(update);
    await userEvent.click(await pencil('Střed'));
    await userEvent.keyboard('Jih');
    // A press elsewhere takes the focus out of the cell first.
    await userEvent.click(screen.getByRole('link', { name: 'Sever' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Zůstat' }));
    expect(update).not.toHaveBeenCalled();
    expect(await input('Střed')).toHaveProperty('value', 'Jih');
  });

  it('is only read by those who may not write', async () => {
    regions(saves(), { refuses: ['edit'] });
    await screen.findByRole('link', { name: 'Střed' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('button', { name: /^Upravit/u })).toBeNull();
  });
});
