import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderConsole } from '../list/entity-console.tsx';

type Asked = { readonly filter: Readonly<Record<string, unknown>> };

const stamps = { version: 1, created_at: '2026-11-01T08:00:00.000Z', updated_at: '2026-11-01T08:00:00.000Z' };
const rows = {
  stores: [
    { ...stamps, id: 1, label: 'Brno' },
    { ...stamps, id: 2, label: 'Praha' },
  ],
  'stores/services': [
    { ...stamps, id: 11, name: 'Pokladna', store_id: 1 },
    { ...stamps, id: 12, name: 'Podatelna', store_id: 2 },
  ],
};
const rowsOf = (name: string) => (name.endsWith('services') ? rows['stores/services'] : rows.stores);

const made = { data: { ...stamps, id: 7, number: 9, name: 'U okna', store_id: 2, service_ids: [12] } };
const create = vi.fn(() => Promise.resolve(made));

function openForm(address: string): void {
  renderConsole({
    address,
    provider: {
      create,
      getOne: () => Promise.resolve(made),
      getMany: (name: string, { ids }: { readonly ids: readonly number[] }) =>
        Promise.resolve({ data: rowsOf(name).filter(({ id }) => ids.includes(id)) }),
      getList: (name: string, { filter }: Asked) => {
        const data = rowsOf(name).filter((row) => !('store_id' in row) || filter['store_id'] === row.store_id);
        return Promise.resolve({ data, total: data.length });
      },
    },
  });
}

/** A new desk of Brno with a service of Brno chosen. */
async function aNewDesk(): Promise<void> {
  openForm('/stores/desks/create?store=1');
  await pick(/Činnosti/u, 'Pokladna');
  await screen.findByRole('list', { name: 'Činnosti' });
}

const note = /Výběr patřil jiné pobočce/u;

async function pick(field: RegExp, name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name }));
}

describe('what is bound to the store of a form', () => {
  it('is not offered before there is a store', async () => {
    openForm('/stores/desks/create');
    expect(await screen.findByRole('combobox', { name: /Činnosti/u })).toHaveProperty('disabled', true);
  });

  it('is taken away with a note when a person changes the store', async () => {
    await aNewDesk();
    const name = screen.getByRole('textbox', { name: /^Název/u });
    await userEvent.type(name, 'U okna');
    expect(screen.queryByText(note)).toBeNull();
    await pick(/Pobočka/u, 'Praha');
    expect(await screen.findByText(note)).toBeDefined();
    expect(screen.queryByRole('list', { name: 'Činnosti' })).toBeNull();
    expect(name).toHaveProperty('value', 'U okna');
  });

  it('stays when the same store is picked again', async () => {
    await aNewDesk();
    await pick(/Pobočka/u, 'Brno');
    expect(screen.getByRole('list', { name: 'Činnosti' })).toBeDefined();
    expect(screen.queryByText(note)).toBeNull();
  });

  it('loses its note when something of the new store is chosen, which alone is saved', async () => {
    await aNewDesk();
    await userEvent.type(screen.getByRole('textbox', { name: /^Číslo/u }), '9');
    await userEvent.type(screen.getByRole('textbox', { name: /^Název/u }), 'U okna');
    await pick(/Pobočka/u, 'Praha');
    await screen.findByText(note);
    await pick(/Činnosti/u, 'Podatelna');
    await waitFor(() => expect(screen.queryByText(note)).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Uložit' }));
    const sent = expect.objectContaining({ store_id: 2, service_ids: [12] });
    await waitFor(() => expect(create).toHaveBeenCalledExactlyOnceWith('stores/desks', expect.objectContaining({ data: sent })));
  });
});

describe('a new record of who has only one store', () => {
  const getMany = (name: string, { ids }: { readonly ids: readonly number[] }) =>
    Promise.resolve({ data: rowsOf(name).filter(({ id }) => ids.includes(id)) });
  const getList = () => Promise.resolve({ data: rows.stores, total: 2 });
  const storeOf = async (limitations: readonly number[]) => {
    renderConsole({ address: '/stores/services/create', provider: { getMany, getList }, identity: { id: 1, limitations } });
    return screen.findByRole<HTMLInputElement>('combobox', { name: /^Pobočka/u });
  };

  it('begins with it', async () => {
    const field = await storeOf([2]);
    await waitFor(() => expect(field.value).toContain('Praha'));
  });

  it.each([[[]], [[1, 2]]])('begins with none where they have %j', async (limitations) => {
    expect((await storeOf(limitations)).value).toBe('');
  });
});

describe('the list of who has only one store', () => {
  it.each([
    [[2], false],
    [[1, 2], true],
  ])('says the store of each row only where they differ: %j', async (limitations, isSaid) => {
    const getMany = () => Promise.resolve({ data: rows.stores });
    const getList = () => Promise.resolve({ data: rows['stores/services'], total: 2 });
    renderConsole({ address: '/stores/services', provider: { getMany, getList }, identity: { id: 1, level: 20, limitations } });
    await screen.findByRole('link', { name: 'Pokladna' });
    await waitFor(() => expect(screen.queryAllByRole('columnheader', { name: 'Pobočka' })).toHaveLength(isSaid ? 1 : 0));
  });

  it.each([
    [[1], 0],
    [[1, 2], 1],
  ])('has a chip of the store in its address only where they differ: %j', async (limitations, chips) => {
    const getMany = () => Promise.resolve({ data: rows.stores });
    const getList = () => Promise.resolve({ data: rows['stores/services'], total: 2 });
    const address = `/stores/services?filter=${encodeURIComponent('{"store_id":1}')}`;
    renderConsole({ address, provider: { getMany, getList }, identity: { id: 1, level: 20, limitations } });
    await screen.findByRole('link', { name: 'Pokladna' });
    await waitFor(() =>
      expect(screen.queryAllByRole('button', { name: /^Odebrat filtr Pobočka|^Zrušit filtr Pobočka/u })).toHaveLength(chips),
    );
  });
});
