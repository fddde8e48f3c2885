import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'ra-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aRegion, renderConsole } from '../list/entity-console.tsx';

// ra-core writes each refusal of the provider to the console in development.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

const name = () => screen.findByRole('textbox', { name: /Název/u });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Uložit' }));
const getOne = (row = aRegion()) => vi.fn(() => Promise.resolve({ data: row }));

describe('the form of a new record', () => {
  it('leads from a summary that takes the focus to what is missing', async () => {
    renderConsole({ address: '/stores/regions/create', provider: {} });
    const input = await name();
    await save();
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    await userEvent.click(within(summary).getByRole('link', { name: 'Název: Prosím, vyplňte toto pole' }));
    expect(document.activeElement).toBe(input);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('sends the cleaned values once and opens the record', async () => {
    const create = vi.fn(() => Promise.resolve({ data: aRegion({ id: 7, name: 'Sever' }) }));
    const { router } = renderConsole({
      address: '/stores/regions/create',
      provider: { create, getOne: getOne(aRegion({ id: 7, name: 'Sever' })) },
    });
    await userEvent.type(await name(), '  Sever ');
    await save();
    await waitFor(() => expect(router.state.location.pathname).toBe('/stores/regions/7'));
    expect(create).toHaveBeenCalledExactlyOnceWith('stores/regions', expect.objectContaining({ data: { name: 'Sever', note: null } }));
    expect(await screen.findByText('Region byl vytvořen.')).toBeDefined();
  });

  it('leaves to the server what it finds a free value for, unless one is typed', async () => {
    const create = vi.fn().mockRejectedValue(new HttpError('Už existuje', 409));
    const getMany = () => Promise.resolve({ data: [{ id: 1, label: 'Radnice' }] });
    renderConsole({ address: '/stores/services/create?store=1', provider: { create, getMany } });
    const sent = (): unknown => create.mock.lastCall?.[1].data;
    await userEvent.type(await screen.findByRole('textbox', { name: /^Název činnosti/u }), 'Matrika');
    await save();
    await waitFor(() => expect(sent()).toMatchObject({ name: 'Matrika', number_from: 1, ticket_line_name: null }));
    expect(sent()).not.toHaveProperty('ticket_prefix');
    await userEvent.click(screen.getByRole('tab', { name: 'Lístek' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Písmeno/u }), 'M');
    await save();
    await waitFor(() => expect(sent()).toHaveProperty('ticket_prefix', 'M'));
  });

  it('shows what the server refuses at its field and keeps what was typed', async () => {
    const create = vi.fn().mockRejectedValue(new HttpError('Už existuje', 409, { errors: { name: 'Tento název už má jiný region' } }));
    renderConsole({ address: '/stores/regions/create', provider: { create } });
    const input = await name();
    await userEvent.type(input, 'Sever');
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('Název: Tento název už má jiný region');
    expect(input).toHaveProperty('value', 'Sever');
  });
});

describe('the form of a record', () => {
  it('saves with Ctrl+S only what was changed, over the version that it started with', async () => {
    const saved = { data: aRegion({ name: 'Jih', version: 2 }) };
    const update = vi.fn<(...args: readonly unknown[]) => Promise<typeof saved>>(() => Promise.resolve(saved));
    renderConsole({ address: '/stores/regions/1', provider: { getOne: getOne(), update } });
    const input = await name();
    await userEvent.clear(input);
    await userEvent.type(input, 'Jih');
    expect(screen.getByText('Neuložené změny')).toBeDefined();
    await userEvent.keyboard('{Control>}s{/Control}');
    await screen.findByText('Region byl uložen.');
    const [, params] = update.mock.lastCall ?? [];
    expect(params).toMatchObject({ data: { name: 'Jih' }, previousData: { version: 1 } });
    await waitFor(() => expect(screen.queryByText('Neuložené změny')).toBeNull());
  });

  it('offers to save once something is changed, and says so when the keys save nothing', async () => {
    renderConsole({ address: '/stores/regions/1', provider: { getOne: getOne() } });
    const field = await name();
    expect(screen.queryByRole('button', { name: 'Uložit' })).toBeNull();
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Nic se nezměnilo.')).toBeDefined();
    await userEvent.type(field, 'x');
    expect(screen.getByRole('button', { name: 'Uložit' })).toBeDefined();
  });

  it('lets a person choose between their value and what someone else saved', async () => {
    const theirs = aRegion({ name: 'Západ', note: 'Nové', version: 2 });
    const update = vi
      .fn()
      .mockRejectedValueOnce(new HttpError('Mezitím', 412, { current: theirs }))
      .mockResolvedValue({ data: { ...theirs, name: 'Jih', version: 3 } });
    renderConsole({ address: '/stores/regions/1', provider: { getOne: getOne(), update } });
    const input = await name();
    await userEvent.clear(input);
    await userEvent.type(input, 'Jih');
    await save();
    const dialog = await screen.findByRole('dialog');
    const conflict = within(within(dialog).getByRole('group', { name: 'Název' }));
    expect(conflict.getByText('Západ')).toBeDefined();
    expect(conflict.getByRole('radio', { name: 'Moje' })).toHaveProperty('checked', true);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Uložit výběr' }));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    // What they alone changed is not sent: another change of it in the meantime would be overwritten.
    expect(update.mock.lastCall?.[1]).toEqual(
      expect.objectContaining({ data: { name: 'Jih' }, previousData: expect.objectContaining({ version: 2 }) }),
    );
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Poznámka/u })).toHaveProperty('value', 'Nové'));
  });

  it('leaves a field to what someone else saved where a person chooses so, and saves the rest of theirs', async () => {
    const theirs = aRegion({ name: 'Západ', version: 2 });
    const update = vi
      .fn()
      .mockRejectedValueOnce(new HttpError('Mezitím', 412, { current: theirs }))
      .mockResolvedValue({ data: { ...theirs, note: 'Moje', version: 3 } });
    renderConsole({ address: '/stores/regions/1', provider: { getOne: getOne(), update } });
    await userEvent.type(await name(), ' a okolí');
    await userEvent.type(screen.getByRole('textbox', { name: /Poznámka/u }), 'Moje');
    await save();
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(within(dialog.getByRole('group', { name: 'Název' })).getByRole('radio', { name: 'Mezitím uložené' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Uložit výběr' }));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(update.mock.lastCall?.[1]).toEqual(
      expect.objectContaining({ data: { note: 'Moje' }, previousData: expect.objectContaining({ version: 2 }) }),
    );
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Název/u })).toHaveProperty('value', 'Západ'));
  });

  it('keeps what was typed when the conflict is put off', async () => {
    const update = vi.fn().mockRejectedValue(new HttpError('Mezitím', 412, { current: aRegion({ name: 'Západ', version: 2 }) }));
    renderConsole({ address: '/stores/regions/1', provider: { getOne: getOne(), update } });
    const input = await name();
    await userEvent.type(input, ' a okolí');
    await save();
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Zpět k úpravám' }));
    expect(input).toHaveProperty('value', 'Střed a okolí');
  });

  it('asks before what was typed is lost', async () => {
    const { router } = renderConsole({ address: '/stores/regions/1', provider: { getOne: getOne() } });
    await userEvent.type(await name(), 'x');
    await router.navigate('/elsewhere');
    const dialog = await screen.findByRole('dialog', { name: 'Odejít bez uložení?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zůstat' }));
    expect(router.state.location.pathname).toBe('/stores/regions/1');
    await router.navigate('/elsewhere');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Odejít bez uložení' }));
    expect(await screen.findByText('Elsewhere')).toBeDefined();
  });

  it('deletes after a question that names the record', async () => {
    const deleted = vi.fn(() => Promise.resolve({ data: aRegion() }));
    const getList = () => Promise.resolve({ data: [], total: 0 });
    const { router } = renderConsole({ address: '/stores/regions/1', provider: { getOne: getOne(), delete: deleted, getList } });
    await userEvent.click(await screen.findByRole('button', { name: 'Další' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Smazat' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Střed');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Smazat' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/stores/settings'));
    expect(await screen.findByText('Region byl smazán.')).toBeDefined();
  });

  it('only shows values to those who may not write', async () => {
    renderConsole({ address: '/stores/regions/1', provider: { getOne: getOne() }, refuses: ['edit'] });
    expect(await screen.findByText('Střed', { selector: 'dd, dd *' })).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('helps when there is no such record', async () => {
    const gone = () => Promise.reject(new HttpError('Není', 404, {}));
    renderConsole({ address: '/stores/regions/99', provider: { getOne: gone } });
    expect(await screen.findByRole('link', { name: 'Zpět do seznamu' })).toBeDefined();
  });
});
