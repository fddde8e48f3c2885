import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { movedOrder } from '../web-orders/timed-order.ts';
import { aRegion, renderConsole } from './entity-console.tsx';

const regions = [aRegion(), aRegion({ id: 2, name: 'Sever' })];
const listOf = (total = 2) => vi.fn(() => Promise.resolve({ data: regions, total }));
const answer = (results: readonly Readonly<Record<string, unknown>>[]) => ({
  data: {
    total: results.length,
    done: results.filter(({ result }) => result === 'done').length,
    unchanged: results.filter(({ result }) => result === 'unchanged').length,
    refused: results.filter(({ result }) => result === 'refused').length,
    results,
  },
});
type Asked = (...given: readonly unknown[]) => Promise<unknown>;
const bothDone = answer([
  { id: 1, name: 'Střed', result: 'done' },
  { id: 2, name: 'Sever', result: 'done' },
]);
const box = (name: string) => screen.findByRole('checkbox', { name });
const everyRow = () => box('Vybrat všechny řádky na stránce');

describe('rows of a list', () => {
  it('are selected one by one or a page at once, and the box above says how much of it', async () => {
    renderConsole({ address: '/stores/settings', provider: { getList: listOf() } });
    await userEvent.click(await box('Vybrat Střed'));
    expect(await screen.findAllByText('Vybrán 1 region')).toHaveLength(2);
    expect(await everyRow()).toHaveProperty('indeterminate', true);
    await userEvent.click(await everyRow());
    expect(screen.getAllByText('Vybrány 2 regiony')).toHaveLength(2);
    await userEvent.click(await everyRow());
    expect(screen.queryByRole('region', { name: 'Hromadné akce' })).toBeNull();
  });

  it('are selected by x where the focus is', async () => {
    renderConsole({ address: '/stores/settings', provider: { getList: listOf() } });
    await screen.findByRole('link', { name: 'Střed' });
    await userEvent.keyboard('jjx');
    expect(await box('Vybrat Sever')).toHaveProperty('checked', true);
    expect(await box('Vybrat Střed')).toHaveProperty('checked', false);
  });

  it('are let go when the filters find others', async () => {
    renderConsole({ address: '/stores/settings', provider: { getList: listOf() } });
    await userEvent.click(await everyRow());
    await userEvent.type(screen.getByRole('searchbox'), 'sever');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Hromadné akce' })).toBeNull());
  });

  it('are asked for by the filters when everything found is chosen', async () => {
    const bulk = vi.fn<Asked>(() => Promise.resolve(bothDone));
    const filter = encodeURIComponent('{"q":"e"}');
    renderConsole({ address: `/stores/settings?filter=${filter}`, provider: { getList: listOf(319), bulk } });
    await userEvent.click(await everyRow());
    await userEvent.click(screen.getByRole('button', { name: 'Vybrat všech 319 nalezených' }));
    await userEvent.click(screen.getByRole('button', { name: 'Smazat regiony' }));
    const dialog = await screen.findByRole('dialog', { name: /^Smazat/u });
    // Of what is not undone the safe answer has the focus: a hasty Enter deletes nothing.
    await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Zpět' })));
    await waitFor(() => expect(bulk.mock.calls[0]?.[1]).toEqual({ action: 'delete', filter: { q: 'e' }, dry_run: true }));
  });

  it('get only the ticked fields, and only after a look at what will happen', async () => {
    const bulk = vi.fn<Asked>(() => Promise.resolve(bothDone));
    renderConsole({ address: '/stores/settings', provider: { getList: listOf(), bulk } });
    await userEvent.click(await everyRow());
    await userEvent.click(screen.getByRole('button', { name: 'Upravit hromadně' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByRole('checkbox', { name: 'Název' })).toBeNull();
    await userEvent.click(await within(dialog).findByRole('checkbox', { name: 'Poznámka' }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Poznámka' }), 'nová');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pokračovat' }));
    expect((await within(dialog).findByText('2 regiony')).closest('li')?.textContent).toMatch(/^Provede se: 2 regionyStřed a\sSever$/u);
    expect(bulk).toHaveBeenCalledTimes(1);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Uložit změny' }));
    await screen.findByText('2 regiony byly uloženy.');
    expect(bulk.mock.lastCall).toEqual([
      'stores/regions',
      { action: 'update', ids: [1, 2], values: { note: 'nová' } },
      { key: expect.stringMatching(/^[\da-f-]{36}$/u) },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Hromadné akce' })).toBeNull();
  });

  it('are named in the question as people call them, not by the field that represents them', async () => {
    const provider = {
      getList: () => Promise.resolve({ data: [movedOrder], total: 1 }),
      getMany: () => Promise.resolve({ data: [movedOrder] }),
      ask: () => Promise.resolve({ orders: 1, reached: 0, ways: [], not_notified: [], preview: null }),
      bulk: () => Promise.resolve(answer([{ id: movedOrder.id, name: movedOrder.pin, result: 'done' }])),
    };
    renderConsole({ address: '/web-orders/manage-orders', provider });
    await userEvent.click(await everyRow());
    await userEvent.click(screen.getByRole('button', { name: 'Smazat objednávky' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/Michaela Matoušková.*, PIN /u);
  });

  it('that cannot be done are named with their reasons, and the question counts and names the others', async () => {
    const results = [
      { id: 1, name: 'Střed', result: 'refused', err: 'referenced', message: 'Používá ho 1 pobočka.' },
      { id: 2, name: 'Sever', result: 'done' },
    ];
    const bulk = vi.fn(() => Promise.resolve(answer(results)));
    renderConsole({ address: '/stores/settings', provider: { getList: listOf(), bulk } });
    await userEvent.click(await everyRow());
    await userEvent.click(screen.getByRole('button', { name: 'Smazat regiony' }));
    const dialog = await screen.findByRole('dialog');
    await screen.findByRole('dialog', { name: 'Smazat 1 region?' });
    expect(dialog.textContent).toContain('Provede se: 1 regionSever');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Smazat regiony' }));
    await within(dialog).findByText('Co se stalo');
    const reasons = within(dialog).getByRole('region', { name: 'Proč to nejde' });
    expect(within(reasons).getByRole('link', { name: 'Střed' }).getAttribute('href')).toBe('/stores/regions/1');
    expect(reasons.textContent).toContain('Používá ho 1 pobočka.');
    await screen.findByText('Region byl smazán.');
  });

  it('offer nothing to who may do nothing with them', async () => {
    renderConsole({ address: '/stores/settings', provider: { getList: listOf() }, refuses: ['edit', 'delete'] });
    await screen.findByRole('link', { name: 'Střed' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Koš' })).toBeNull();
  });
});

describe('the trash', () => {
  const deleted = [aRegion({ deleted_at: '2026-11-20T09:00:00.000Z', deleted_by: 'Jana Nováková' })];

  it('shows when and by whom a row was deleted, leads nowhere and brings it back', async () => {
    const getList = vi.fn<Asked>(() => Promise.resolve({ data: deleted, total: 1 }));
    const restore = vi.fn<Asked>(() => Promise.resolve({ data: aRegion({ version: 3 }) }));
    renderConsole({ address: '/stores/settings/trash', provider: { getList, restore } });
    const row = (await screen.findByText('Jana Nováková')).closest('tr');
    expect(row?.textContent).toContain('20.11.2026 10:00');
    expect(screen.queryByRole('link', { name: 'Střed' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Export/u })).toBeNull();
    expect(getList.mock.lastCall?.[1]).toMatchObject({ meta: { trash: true, sort: [['deleted_at', 'DESC']] } });
    await userEvent.click(screen.getByRole('button', { name: 'Obnovit Střed' }));
    await screen.findByText('Region byl obnoven.');
    expect(restore.mock.lastCall?.slice(0, 2)).toEqual(['stores/regions', 1]);
  });

  it('is for who may delete', async () => {
    renderConsole({ address: '/stores/settings/trash', provider: {}, refuses: ['delete'] });
    expect(await screen.findByText('Sem nemáte přístup')).toBeDefined();
  });
});
