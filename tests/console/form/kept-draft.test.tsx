import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryStore } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { aRegion, renderConsole } from '../list/entity-console.tsx';

const title = 'Máte tu neuložené změny';
const name = () => screen.findByRole('textbox', { name: /Název/u });
const getOne = (row = aRegion()) => vi.fn(() => Promise.resolve({ data: row }));
const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));

/** A console and what of it stays when the window is closed. */
function aPerson() {
  const store = memoryStore();
  const open = (address: string, provider: Parameters<typeof renderConsole>[0]['provider']) => {
    cleanup();
    const view = renderConsole({ address, provider, store: { ...store, setup: () => undefined, teardown: () => undefined } });
    return view;
  };
  store.setup();
  return { store, open, kept: (key: string): unknown => store.getItem(key) };
}

async function typedOver(text: string): Promise<void> {
  const input = await name();
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

describe('what was typed and not saved', () => {
  it('is offered when one comes back, and taken as it was', async () => {
    const { open, kept } = aPerson();
    open('/stores/regions/1', { getOne: getOne() });
    await typedOver('Jih');
    await waitFor(() => expect(kept('regions.1.draft')).toMatchObject({ version: 1, values: { name: 'Jih' } }), { timeout: 3_000 });

    const update = vi.fn<(...args: readonly unknown[]) => Promise<unknown>>(() =>
      Promise.resolve({ data: aRegion({ name: 'Jih', version: 2 }) }),
    );
    open('/stores/regions/1', { getOne: getOne(), update });
    await screen.findByText(title);
    expect(await name()).toHaveProperty('value', 'Střed');
    await press('Pokračovat v nich');
    expect(await name()).toHaveProperty('value', 'Jih');
    expect(screen.queryByText(title)).toBeNull();
    await press('Uložit');
    await waitFor(() => expect(update.mock.lastCall?.[1]).toMatchObject({ data: { name: 'Jih' } }));
    await waitFor(() => expect(kept('regions.1.draft')).toBeUndefined());
  });

  it('of a new record too, until it is discarded', async () => {
    const { open, kept } = aPerson();
    open('/stores/regions/create', {});
    await userEvent.type(await name(), 'Sever');
    await waitFor(() => expect(kept('regions.new.draft')).toMatchObject({ values: { name: 'Sever' } }), { timeout: 3_000 });
    open('/stores/regions/create', {});
    await screen.findByText(title);
    await press('Zahodit je');
    expect(await name()).toHaveProperty('value', '');
    expect(kept('regions.new.draft')).toBeUndefined();
  });

  it('of a new record is offered no more once that was made', async () => {
    const { open, kept } = aPerson();
    const made = aRegion({ id: 7, name: 'Sever' });
    open('/stores/regions/create', { create: () => Promise.resolve({ data: made }), getOne: getOne(made) });
    await userEvent.type(await name(), 'Sever');
    await waitFor(() => expect(kept('regions.new.draft')).toBeDefined(), { timeout: 3_000 });
    await press('Uložit');
    await screen.findByRole('heading', { name: 'Sever' });
    expect(kept('regions.new.draft')).toBeUndefined();
  });

  it('of two new records stays two drafts, and saving one leaves the other', async () => {
    const { open, kept } = aPerson();
    open('/stores/regions/create', {});
    await userEvent.type(await name(), 'Sever');
    await waitFor(() => expect(kept('regions.new.draft')).toMatchObject({ values: { name: 'Sever' } }), { timeout: 3_000 });

    const made = aRegion({ id: 7, name: 'Jih' });
    open('/stores/regions/create', { create: () => Promise.resolve({ data: made }), getOne: getOne(made) });
    await screen.findByText(/^Rozepsali jste je .*: Sever$/u);
    await userEvent.type(await name(), 'Jih');
    const both = { values: { name: 'Jih' }, earlier: [{ values: { name: 'Sever' } }] };
    await waitFor(() => expect(kept('regions.new.draft')).toMatchObject(both), { timeout: 3_000 });
    await press('Uložit');
    await screen.findByRole('heading', { name: 'Jih' });
    expect(kept('regions.new.draft')).toMatchObject({ values: { name: 'Sever' } });
    expect(kept('regions.new.draft')).not.toHaveProperty('earlier');

    open('/stores/regions/create', {});
    await screen.findByText(title);
    await press('Pokračovat v nich');
    await waitFor(async () => expect(await name()).toHaveProperty('value', 'Sever'));
  });

  it('stays when one types on before deciding, and so does what is typed then', async () => {
    const { open, store, kept } = aPerson();
    const older = { at: '2026-11-20T10:00:00.000Z', version: 1, values: { name: 'Jih', note: 'starší' }, mark: 'one' };
    store.setItem('regions.1.draft', older);
    open('/stores/regions/1', { getOne: getOne() });
    await screen.findByText(title);
    await typedOver('Sever');
    const both = { ...older, values: { name: 'Sever', note: 'starší' } };
    await waitFor(() => expect(kept('regions.1.draft')).toEqual(both), { timeout: 3_000 });
    await press('Pokračovat v nich');
    await waitFor(async () => expect(await name()).toHaveProperty('value', 'Sever'));
    expect(screen.getByRole('textbox', { name: /Poznámka/u })).toHaveProperty('value', 'starší');
  });

  it('is discarded without what was typed since', async () => {
    const { open, store, kept } = aPerson();
    store.setItem('regions.1.draft', { at: '2026-11-20T10:00:00.000Z', version: 1, values: { note: 'starší' } });
    open('/stores/regions/1', { getOne: getOne() });
    await screen.findByText(title);
    await typedOver('Sever');
    await press('Zahodit je');
    expect(await name()).toHaveProperty('value', 'Sever');
    expect(kept('regions.1.draft')).toMatchObject({ values: { name: 'Sever' } });
    expect(kept('regions.1.draft')).not.toHaveProperty('values.note');
  });

  it('is given up by leaving on purpose', async () => {
    const { open, kept } = aPerson();
    const { router } = open('/stores/regions/1', { getOne: getOne() });
    await typedOver('Jih');
    await waitFor(() => expect(kept('regions.1.draft')).toBeDefined(), { timeout: 3_000 });
    void router.navigate('/elsewhere');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Odejít bez uložení' }));
    await screen.findByText('Elsewhere');
    expect(kept('regions.1.draft')).toBeUndefined();
  });

  it('is not offered when the record is so by now, and says when somebody saved it meanwhile', async () => {
    const { open, store } = aPerson();
    store.setItem('regions.1.draft', { at: '2026-11-20T10:00:00.000Z', version: 1, values: { name: 'Jih' } });
    open('/stores/regions/1', { getOne: getOne(aRegion({ name: 'Jih', version: 2 })) });
    await name();
    expect(screen.queryByText(title)).toBeNull();
    open('/stores/regions/1', { getOne: getOne(aRegion({ note: 'nová', version: 2 })) });
    await screen.findByText(/Záznam mezitím někdo uložil/u);
    expect(screen.getByText('Rozepsali jste je 20.11.2026 11:00.')).toBeDefined();
  });
});
