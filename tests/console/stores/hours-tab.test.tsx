import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderConsole } from '../list/entity-console.tsx';

const row = { id: 2, version: 1, created_at: '2026-11-01T08:00:00.000Z', updated_at: '2026-11-01T08:00:00.000Z' };
const store = { ...row, label: 'Radnice', code: 'RAD', active: true };
const intervals = [{ weekday: 2, opens: '08:00', closes: '12:00' }];
const plan = { ...row, id: 7, store_id: 2, name: 'Základ', valid_from: null, valid_to: null, intervals };

function renderPlan(own: Readonly<Record<string, (...args: readonly unknown[]) => unknown>>, address = '/stores/2?tab=hours'): void {
  const getList = (name: string) => Promise.resolve(name === 'stores/opening-plans' ? { data: [plan], total: 1 } : { data: [], total: 0 });
  const getOne = () => Promise.resolve({ data: store });
  const openingImpact = () => Promise.resolve({ total: 0, orders: [] });
  renderConsole({ address, provider: { getList, getOne, openingImpact, ...own } });
}

it('a plan is saved in its place by Ctrl+S, and the form of the store behind it is not', async () => {
  const update = vi.fn<(...args: readonly unknown[]) => unknown>(() => Promise.resolve({ data: { ...plan, version: 2 } }));
  renderPlan({ update });
  await userEvent.click(await screen.findByRole('button', { name: 'Upravit: Základ' }));
  const closes = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Úterý, do' });
  await userEvent.clear(closes);
  await userEvent.type(closes, '1630{Enter}{ArrowUp}');
  expect(closes.value).toBe('16:45');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
  expect(update.mock.lastCall).toMatchObject([
    'stores/opening-plans',
    { id: 7, data: { intervals: [{ weekday: 2, opens: '08:00', closes: '16:45' }] } },
  ]);
});

it('what is still being typed in a time is saved by Ctrl+S with the rest', async () => {
  const update = vi.fn<(...args: readonly unknown[]) => unknown>(() => Promise.resolve({ data: { ...plan, version: 2 } }));
  renderPlan({ update });
  await userEvent.click(await screen.findByRole('button', { name: 'Upravit: Základ' }));
  const closes = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Úterý, do' });
  await userEvent.clear(closes);
  await userEvent.type(closes, '1630');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
  expect(update.mock.lastCall).toMatchObject([
    'stores/opening-plans',
    { id: 7, data: { intervals: [{ weekday: 2, opens: '08:00', closes: '16:30' }] } },
  ]);
});

it('what is no time is said to be none, instead of being compared with the other end', async () => {
  renderPlan({});
  await userEvent.click(await screen.findByRole('button', { name: 'Upravit: Základ' }));
  const opens = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Úterý, od' });
  await userEvent.clear(opens);
  await userEvent.type(opens, '25:00{Enter}');
  await screen.findByText('Zadejte čas, například 8:30');
  expect(screen.queryByText(/^Konec musí být později než začátek/u)).toBeNull();
});

it('before a plan is deleted it is told which orders it would leave outside of the hours', async () => {
  const ask = vi.fn<(...args: readonly unknown[]) => unknown>(() => Promise.resolve({ total: 2, orders: [] }));
  renderPlan({ ask });
  await userEvent.click(await screen.findByRole('button', { name: 'Upravit: Základ' }));
  const card = await screen.findByRole('textbox', { name: 'Úterý, od' });
  const form = card.closest('li');
  if (form === null) throw new Error('The form of the plan stands in no card');
  await userEvent.click(await within(form).findByRole('button', { name: 'Smazat' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('2 objednávky by se ocitly mimo úřední hodiny.');
  expect(ask).toHaveBeenCalledWith('POST /stores/{id}/opening-impact', { path: { id: 2 }, body: { removed: 'plan', id: 7 } });
});

it('beside the form of a plan nothing saves another one, as long as nothing else was typed', async () => {
  renderPlan({});
  await userEvent.click(await screen.findByRole('button', { name: 'Upravit: Základ' }));
  await screen.findByRole('textbox', { name: 'Úterý, do' });
  expect(screen.getAllByRole('button', { name: 'Uložit' })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Zavřít úpravy' }));
  expect(screen.queryByRole('button', { name: 'Uložit' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Upravit údaje' }));
  expect(screen.getAllByRole('button', { name: 'Uložit' })).toHaveLength(1);
});

it('the history of a plan names the days of its week', async () => {
  const after = [{ weekday: 2, opens: '08:00', closes: '17:00' }];
  const entry = { id: 1, action: 'edit', at: row.updated_at, actor_name: 'Jana', changes: { intervals: { before: intervals, after } } };
  renderPlan(
    { history: () => Promise.resolve({ data: [entry] }), getOne: () => Promise.resolve({ data: plan }) },
    '/stores/opening-plans/7?tab=history',
  );
  expect(await screen.findAllByRole('cell', { name: 'úterý' })).toHaveLength(2);
});
