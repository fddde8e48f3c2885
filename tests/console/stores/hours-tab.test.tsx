import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'ra-core';
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

it('what two people wrote on other weekdays of one plan is saved together, unless somebody chooses otherwise', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const thursday = { weekday: 4, opens: '13:00', closes: '18:30' };
  const current = { ...plan, version: 2, intervals: [...intervals, thursday] };
  const update = vi
    .fn<(...args: readonly unknown[]) => unknown>()
    .mockRejectedValueOnce(new HttpError('Mezitím', 412, { current }))
    .mockResolvedValue({ data: { ...current, version: 3 } });
  renderPlan({ update });
  await userEvent.click(await screen.findByRole('button', { name: 'Upravit: Základ' }));
  const closes = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Úterý, do' });
  await userEvent.clear(closes);
  await userEvent.type(closes, '1645');
  await userEvent.keyboard('{Control>}s{/Control}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Záznam mezitím uložil někdo jiný' }));
  expect(dialog.getByRole('radio', { name: 'Obojí dohromady' })).toHaveProperty('checked', true);
  await userEvent.click(dialog.getByRole('button', { name: 'Uložit výběr' }));
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
  expect(update.mock.lastCall?.[1]).toMatchObject({
    data: { intervals: [{ weekday: 2, opens: '08:00', closes: '16:45' }, thursday] },
    previousData: { version: 2 },
  });
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
  const closes = await screen.findByRole('textbox', { name: 'Úterý, do' });
  await userEvent.clear(closes);
  await userEvent.type(closes, '17');
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

it('exceptions have their hours and those that would hold without them, the soonest first, past ones folded', async () => {
  const exception = (id: number, day: string, opens: string | null, note: string | null) => {
    const own = opens === null ? [] : [{ opens, closes: '15:00' }];
    return { ...row, id, store_id: 2, day, closed: opens === null, note, intervals: own };
  };
  const rows = [
    exception(1, '2020-01-07', '09:00', null),
    exception(2, '2098-11-25', '10:00', 'Školení'),
    exception(3, '2099-12-31', null, null),
    exception(4, '2099-01-06', '13:00', null),
  ].toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const getList = (name: unknown) =>
    Promise.resolve(
      name === 'stores/opening-plans'
        ? { data: [plan], total: 1 }
        : name === 'stores/opening-exceptions'
          ? { data: rows, total: 4 }
          : { data: [], total: 0 },
    );
  renderPlan({ getList });
  const heading = await screen.findByRole('heading', { level: 2, name: 'Výjimky 3' });
  const lines = () => [...(heading.closest('section')?.querySelectorAll('.exceptions li') ?? [])].map((one) => one.textContent);
  await expect
    .poll(lines)
    .toEqual([
      'út 25. 11. 209810:00–15:00Školení, jinak 8:00–12:00',
      'út 6. 1. 209913:00–15:00jinak 8:00–12:00',
      'čt 31. 12. 2099Zavřenojinak zavřeno',
      'út 7. 1. 20209:00–15:00jinak 8:00–12:00',
    ]);
  expect(screen.getByText('Minulé výjimky (1)').closest('details')?.open).toBe(false);
});

it('a public holiday is told as that, and hides no exception that somebody entered for a later day', async () => {
  const hours = [{ opens: '08:00', closes: '12:00' }];
  const ofPlan = { code: 'base_plan', id: 7, name: 'Základ', holiday: null, intervals: hours };
  const byLaw = { code: 'public_holiday', id: null, name: null, holiday: 'christmas_eve', intervals: [] };
  const byHand = { code: 'exception', id: 9, name: 'Školení', holiday: null, intervals: [] };
  const dayOf = (day: string, ...further: readonly object[]) => ({
    day,
    type: 'free',
    intervals: further.length === 0 ? hours : [],
    reasons: [ofPlan, ...further],
    orders: 0,
  });
  const days = [dayOf('2026-12-22'), dayOf('2026-12-23'), dayOf('2026-12-24', byLaw), dayOf('2027-01-05', byHand)];
  const ask = (name: string) => Promise.resolve(name === 'GET /stores/{id}/days' ? days : { total: 0, orders: [] });
  const getList = (name: string) => Promise.resolve(name === 'stores/opening-plans' ? { data: [plan], total: 1 } : { data: [], total: 0 });
  const provider = { getList, getOne: () => Promise.resolve({ data: store }), ask };
  renderConsole({ address: '/stores/2?tab=hours', provider, now: '2026-12-22T09:00:00.000Z' });
  await screen.findByText('Školení, za 14 dnů');
  expect([...document.querySelectorAll('.coming-days > div')].map(({ textContent }) => textContent)).toEqual([
    'Dnes, úterý 22. 12. 20268:00–12:00 Základ',
    'Zítra, středa 23. 12. 20268:00–12:00 Základ',
    'Příští výjimka, úterý 5. 1. 2027Zavřeno Školení, za 14 dnů',
    'Příští svátek, čtvrtek 24. 12. 2026Zavřeno Štědrý den, za 2 dny',
  ]);
});

it('a dated plan is a line with its days, and opens to its week', async () => {
  const summer = { ...plan, id: 8, name: 'Léto', valid_from: '2097-07-01', valid_to: '2097-08-31' };
  const weekly = [1, 2, 3, 4].map((weekday) => ({ weekday, opens: '08:00', closes: '12:00' }));
  const dated = { ...summer, intervals: [...weekly, { weekday: 5, opens: '08:00', closes: '11:00' }] };
  renderPlan({
    getList: (name) => Promise.resolve(name === 'stores/opening-plans' ? { data: [dated, plan], total: 2 } : { data: [], total: 0 }),
  });
  const heading = await screen.findByRole('heading', { level: 3, name: 'Léto' });
  const line = heading.closest('details');
  expect(line?.open).toBe(false);
  expect(line?.querySelector('summary')?.textContent).toBe('Léto01.07.2097 – 31.08.2097Po–Čt 8:00–12:00; Pá 8:00–11:00');
  expect(
    screen
      .getAllByRole('heading', { level: 3 })
      .map((one) => one.textContent)
      .slice(0, 2),
  ).toEqual(['Základ', 'Léto']);
});

it('an exception that is saved says who lies outside of its hours, and no order is said to be safe from what has happened', async () => {
  const hours = [{ opens: '08:00', closes: '12:00' }];
  const exception = { ...row, id: 9, store_id: 2, day: '2098-11-25', closed: false, note: null, intervals: hours };
  const ask = vi.fn<(...args: readonly unknown[]) => unknown>(() => Promise.resolve({ total: 5, orders: [] }));
  renderPlan({ ask, getOne: () => Promise.resolve({ data: exception }) }, '/stores/opening-exceptions/9');
  await screen.findByText('5 objednávek je mimo tyto úřední hodiny.');
  const closes = await screen.findByRole('textbox', { name: 'Úřední hodiny, do' });
  await userEvent.clear(closes);
  await userEvent.type(closes, '1130{Enter}');
  await screen.findByText('5 objednávek by se ocitlo mimo úřední hodiny.');
});

it('a plan that is saved says who lies outside of its hours, nothing where nobody does, and what a change would do', async () => {
  const ask = vi.fn<(...args: readonly unknown[]) => unknown>(() => Promise.resolve({ total: 2, orders: [] }));
  renderPlan({ ask, getOne: () => Promise.resolve({ data: plan }) }, '/stores/opening-plans/7');
  await screen.findByText('2 objednávky jsou mimo tyto úřední hodiny.');
  ask.mockResolvedValue({ total: 0, orders: [] });
  const closes = await screen.findByRole('textbox', { name: 'Úterý, do' });
  await userEvent.clear(closes);
  await userEvent.type(closes, '1630{Enter}');
  await screen.findByText('Žádná objednávka se tím neocitne mimo úřední hodiny.');
});
