import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'ra-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aRegion, renderConsole } from './entity-console.tsx';

// ra-core writes each refusal of the provider to the console in development.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

type Asked = { readonly id: number };

type Given = {
  readonly refuses?: readonly string[];
  readonly delete?: () => Promise<unknown>;
  readonly history?: () => Promise<unknown>;
};

/** The list of three regions, any of which can be read. */
function regions(address = '/stores/settings', { refuses = [], ...provider }: Given = {}) {
  const rows = [aRegion(), aRegion({ id: 2, name: 'Sever' }), aRegion({ id: 3, name: 'Jih' })];
  const getOne = vi.fn((_: string, { id }: Asked) => {
    const row = rows.find((one) => one.id === id);
    return row === undefined ? Promise.reject(new HttpError('Není', 404, {})) : Promise.resolve({ data: row });
  });
  const update = vi.fn((_: string, { data, previousData }: { readonly data: object; readonly previousData: object }) =>
    Promise.resolve({ data: { ...previousData, ...data, version: 2 } }),
  );
  const getList = vi.fn(() => Promise.resolve({ data: rows, total: rows.length }));
  return { getOne, update, getList, rows, ...renderConsole({ address, refuses, provider: { getOne, update, getList, ...provider } }) };
}

const drawer = (name: string) => screen.findByRole('dialog', { name: `Region: ${name}` });
const name = async () => within(await screen.findByRole('dialog', { name: /^Region: / })).findByRole('textbox', { name: /Název/u });
const searchOf = ({ router }: ReturnType<typeof regions>) => new URLSearchParams(router.state.location.search);

describe('a record beside its list', () => {
  it('opens by the key e from its row and has the focus in its first field', async () => {
    const view = regions();
    await screen.findByRole('link', { name: 'Sever' });
    await userEvent.keyboard('jje');
    await drawer('Sever');
    expect(searchOf(view).get('edit')).toBe('2');
    await waitFor(async () => expect(document.activeElement).toBe(await name()));
  });

  it('saves with Ctrl+S over the version that was seen, and stays', async () => {
    const view = regions('/stores/settings?edit=2');
    await userEvent.type(await name(), ' a okolí');
    await userEvent.keyboard('{Control>}s{/Control}');
    await screen.findByText('Region byl uložen.');
    expect(view.update.mock.lastCall?.[1]).toMatchObject({ data: { name: 'Sever a okolí' }, previousData: { version: 1 } });
    await drawer('Sever a okolí');
    expect(screen.getByRole('link', { name: 'Sever a okolí', hidden: true })).toBeDefined();
  });

  it('keeps the filters of the list, closes with Escape, and gives the focus back to the row', async () => {
    const filter = encodeURIComponent('{"q":"e"}');
    const view = regions(`/stores/settings?filter=${filter}&sort=name&order=ASC&page=1&perPage=25`);
    await userEvent.click(await screen.findByRole('button', { name: 'Upravit vedle seznamu: Sever' }));
    await drawer('Sever');
    expect(searchOf(view).get('filter')).toBe('{"q":"e"}');
    expect(view.getList.mock.lastCall).toMatchObject(['stores/regions', { filter: { q: 'e' } }]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(searchOf(view).get('edit')).toBeNull();
    expect(searchOf(view).get('filter')).toBe('{"q":"e"}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Sever'));
  });

  it('is no part of what the list is asked for, nor of what it is next time', async () => {
    const view = regions('/stores/settings?edit=2');
    await name();
    expect(JSON.stringify(view.getList.mock.calls)).not.toContain('edit');
    await act(() => view.router.navigate('/elsewhere'));
    await act(() => view.router.navigate('/stores/settings'));
    await screen.findByRole('link', { name: 'Sever' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('walks through the rows of the page, and goes back to the list in one step', async () => {
    const view = regions();
    await userEvent.click(await screen.findByRole('button', { name: 'Upravit vedle seznamu: Střed' }));
    await drawer('Střed');
    expect(screen.getByRole('button', { name: 'Předchozí záznam' }).getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Další záznam' }));
    await drawer('Sever');
    await userEvent.click(screen.getByRole('button', { name: 'Další záznam' }));
    await drawer('Jih');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Další záznam' }));
    await act(() => view.router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(view.router.state.location.pathname).toBe('/stores/settings');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Jih'));
  });

  it('asks before what was typed is lost by walking on or closing', async () => {
    regions('/stores/settings?edit=2');
    await userEvent.type(await name(), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Další záznam' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Zůstat' }));
    expect(await name()).toHaveProperty('value', 'Severx');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Odejít bez uložení' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says that somebody else changed it, and what they saved when it is saved over', async () => {
    const entry = { id: 2, action: 'edit', at: '2026-11-30T08:58:00.000Z', version: 2, actor_name: 'Jana Nová', changes: {} };
    const view = regions('/stores/settings?edit=2', { history: () => Promise.resolve({ data: [entry] }) });
    await userEvent.type(await name(), 'x');
    view.rows[1] = aRegion({ id: 2, name: 'Severozápad', version: 2 });
    await act(() => view.queryClient.invalidateQueries({ queryKey: ['stores/regions', 'getOne'] }));
    expect(await screen.findByText('Záznam se mezitím změnil')).toBeDefined();
    view.update.mockRejectedValueOnce(new HttpError('Mezitím', 412, { current: view.rows[1] }));
    await userEvent.keyboard('{Control>}s{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Záznam mezitím uložil někdo jiný' }));
    // The colleague who saved it is named by its history.
    await dialog.findByText(/^Poslední uložení: Jana Nová, /u);
  });

  it.each(['99', 'nic'])('says that there is none for ?edit=%s, and offers to close', async (asked) => {
    const view = regions(`/stores/settings?edit=${asked}`);
    const missing = await screen.findByText(/Region neexistuje, nebo k němu nemáte přístup/u);
    expect(missing).toBeDefined();
    await userEvent.click(screen.getAllByRole('button', { name: 'Zavřít' })[1] ?? missing);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(searchOf(view).get('edit')).toBeNull();
  });

  it('is not offered to those who may not write, and says why to who asks for it by the address', async () => {
    regions('/stores/settings?edit=2', { refuses: ['edit'] });
    expect(await screen.findByText(/Záznam můžete jen prohlížet/u)).toBeDefined();
    expect(screen.queryByRole('textbox', { name: /Název/u })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Upravit vedle seznamu/u })).toBeNull();
  });

  it('is closed by a deletion', async () => {
    const deleted = vi.fn(() => Promise.resolve({ data: aRegion({ id: 2 }) }));
    const view = regions('/stores/settings?edit=2', { delete: deleted });
    await name();
    await userEvent.click(screen.getByRole('button', { name: 'Smazat' }));
    await userEvent.click(within(await screen.findByRole('dialog', { name: /Smazat region/u })).getByRole('button', { name: 'Smazat' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(view.router.state.location.pathname).toBe('/stores/settings');
  });
});
