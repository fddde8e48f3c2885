import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderConsole } from '../list/entity-console.tsx';

const row = { version: 1, created_at: '2026-11-01T08:00:00.000Z', updated_at: '2026-11-01T08:00:00.000Z' };
const morning = { weekday: 2, opens: '08:00', closes: '09:00', length_minutes: 15, capacity: 1, valid_from: null, valid_to: null };
const rules = { days_ahead: 30, opens_at: '00:00', least_minutes_before: 60, active_orders_limit: null, active: true };
const ofService = { ...row, ...rules, id: 4, store_id: 2, service_id: 5, web_group_id: null, name: 'Pasy', intervals: [morning] };
const ofGroup = { ...ofService, service_id: null, web_group_id: 7, name: 'Doklady' };
const lists: Readonly<Record<string, readonly object[]>> = {
  stores: [
    { ...row, id: 1, label: 'Magistrát' },
    { ...row, id: 2, label: 'Radnice' },
  ],
  'stores/services': [
    { ...row, id: 5, store_id: 2, name: 'Pasy' },
    { ...row, id: 6, store_id: 2, name: 'Matrika' },
    { ...row, id: 8, store_id: 1, name: 'Pasy' },
  ],
  'web-orders/group-management': [{ ...row, id: 7, name: 'Doklady' }],
};

const nothing = { web_group_id: null, fields: [], days: [], cut: [], leaves_agenda: false, orders: 0, lost: [] };
const changed = {
  ...nothing,
  store_id: 1,
  service_id: 8,
  store: 'Magistrát',
  name: 'Pasy',
  result: 'changed',
  fields: [{ field: 'days_ahead', before: 14, after: 30 }],
  days: [{ weekday: 2, before: [], after: [{ ...morning, capacity: 2, valid_from: '2026-12-01' }] }],
  cut: [{ weekday: 2, opens: '08:30', closes: '09:00' }],
  orders: 21,
  lost: Array.from({ length: 20 }, (_, place) => ({ id: 31 + place, starts_at: '2026-12-01T08:30:00.000Z', name: `Klient ${place + 1}` })),
  seen: 'of 8',
};
const created = { ...nothing, store_id: 2, service_id: 6, store: 'Radnice', name: 'Matrika', result: 'created', seen: 'of 6' };

type Call = { readonly body: { readonly dry_run?: boolean; readonly targets: readonly object[] } };

async function open(plan: object, answers: readonly object[], services = lists['stores/services'] ?? []) {
  const copy = vi.fn<(call: Call) => Promise<readonly object[]>>(() => Promise.resolve(answers));
  const known: typeof lists = { ...lists, 'stores/services': services };
  const getList = (resource: string) => Promise.resolve({ data: known[resource] ?? [], total: known[resource]?.length ?? 0 });
  const getOne = vi.fn(() => Promise.resolve({ data: plan }));
  const ask = (name: string, call: Call) => (name.endsWith('/copy') ? copy(call) : new Promise(() => {}));
  renderConsole({
    address: '/web-orders/configuration/4',
    provider: { ask, getList, getOne },
    now: '2026-11-27T09:00:00.000Z',
  });
  const tool = await screen.findByRole('button', { name: /^Kopírovat na další/u });
  return { copy, getOne, tool };
}

it('a plan is copied to chosen services after a look at the differences, and not to what is left out', async () => {
  const { copy, tool } = await open(ofService, [changed, created]);
  await userEvent.click(tool);
  const dialog = within(await screen.findByRole('dialog', { name: 'Kopírovat plán „Pasy“ na další činnosti' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Zobrazit rozdíly' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Vyberte aspoň jednu činnost.');
  await userEvent.click(await dialog.findByRole('checkbox', { name: '„Pasy“ na dalších pobočkách (0 z 1)' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Matrika' }));
  // The plan itself is no target of its own.
  expect(dialog.getAllByRole('checkbox', { name: 'Pasy' })).toHaveLength(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Zobrazit rozdíly' }));
  await dialog.findByText('Vznikne');
  expect(dialog.getByText('O čas v nabídce přijde 21 objednávek. Klientům čas zůstane.')).toBeDefined();
  await userEvent.click(dialog.getByText('Koho se to týká'));
  const lost = dialog.getAllByRole('link', { name: 'út 1. 12. 9:30' });
  expect(lost.map((link) => [link.getAttribute('href'), link.parentElement?.textContent])[19]).toEqual([
    '/web-orders/manage-orders/50',
    'út 1. 12. 9:30 Klient 20',
  ]);
  // The order opens in a new tab, so the chosen targets are kept.
  expect(lost.every((link) => link.getAttribute('target') === '_blank')).toBe(true);
  expect(dialog.getByText('a další 1')).toBeDefined();
  expect(dialog.getByText('Mimo úřední hodiny, klienti neuvidí: úterý 8:30–9:00')).toBeDefined();
  const cells = dialog.getAllByRole('row').map((each) => [...each.children].map(({ textContent }) => textContent));
  expect(cells.slice(1)).toEqual([
    ['Úterý', 'nic', '8:00–9:00 po 15 min, 2 místa od 01.12.2026'],
    ['Dnů dopředu', '14', '30'],
  ]);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Matrika' }));
  await dialog.findByText('Vynechá se');
  copy.mockResolvedValueOnce([changed]);
  await userEvent.click(dialog.getByRole('button', { name: 'Zkopírovat na 1 činnost' }));
  await dialog.findByText('Změněno');
  expect(dialog.getByText('O čas v nabídce přišlo 21 objednávek. Klientům čas zůstal.')).toBeDefined();
  expect(document.activeElement?.contains(dialog.getByText('Změněno'))).toBe(true);
  expect(copy.mock.calls.map(([{ body }]) => body)).toEqual([
    {
      targets: [
        { store_id: 1, service_id: 8 },
        { store_id: 2, service_id: 6 },
      ],
      dry_run: true,
    },
    { targets: [{ store_id: 1, service_id: 8 }], seen: ['of 8'] },
  ]);
});

it('the dialog closes at once, also while what stands behind it is still being read again', async () => {
  const { copy, getOne, tool } = await open(ofService, [created]);
  await userEvent.click(tool);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Matrika' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Zobrazit rozdíly' }));
  const again = await dialog.findByRole('button', { name: 'Zkopírovat na 1 činnost' });
  const readBefore = getOne.mock.calls.length;
  getOne.mockReturnValue(new Promise(() => {}));
  await userEvent.click(again);
  await dialog.findByText('Vytvořeno');
  await waitFor(() => expect(getOne.mock.calls.length).toBeGreaterThan(readBefore));
  await userEvent.click(dialog.getAllByRole('button', { name: 'Zavřít' }).at(-1) ?? tool);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(copy).toHaveBeenCalledTimes(2);
});

it('what was refused says why, and the choice is still there to look again', async () => {
  const { copy, tool } = await open(ofService, [changed, created]);
  await userEvent.click(tool);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Matrika' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Zobrazit rozdíly' }));
  copy.mockRejectedValueOnce(new Error('Server neodpovídá.'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Zkopírovat na 2 činnosti' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Server neodpovídá.');
  copy.mockResolvedValueOnce([{ ...created, result: 'refused', message: 'Od náhledu se změnilo.' }]);
  await userEvent.click(dialog.getByRole('button', { name: 'Zkopírovat na 2 činnosti' }));
  await dialog.findByText('Od náhledu se změnilo.');
  expect(screen.getByText('Plán se nepodařilo zkopírovat')).toBeDefined();
  expect(screen.queryByText(/je zkopírovaný/u)).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Zpět na výběr' }));
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Matrika' }).checked).toBe(true);
});

it('more targets than one copy takes are said at the choice, with what to do, and not asked for', async () => {
  const many = Array.from({ length: 203 }, (_, place) => ({ ...row, id: 100 + place, store_id: 1, name: 'Pasy' }));
  const { copy, tool } = await open(ofService, [], [{ ...row, id: 5, store_id: 2, name: 'Pasy' }, ...many]);
  await userEvent.click(tool);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('checkbox', { name: '„Pasy“ na dalších pobočkách (0 z 203)' }));
  const advice = 'Najednou jde plán zkopírovat nejvýš na 200 činností, vybráno je 203. Zrušte výběr u 3 a zkopírujte na ně plán zvlášť.';
  expect(dialog.getByText(advice)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Zobrazit rozdíly' }));
  expect((await dialog.findByRole('alert')).textContent).toContain(advice);
  expect(copy).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('checkbox', { name: '„Pasy“ na dalších pobočkách (203 z 203)' }));
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(dialog.queryByText(advice)).toBeNull();
});

it('the plan of a group is copied to groups of other branches', async () => {
  const { copy, tool } = await open(ofGroup, []);
  expect(tool.textContent).toBe('Kopírovat na další skupiny');
  await userEvent.click(tool);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Doklady' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Zobrazit rozdíly' }));
  await waitFor(() => expect(copy).toHaveBeenCalled());
  expect(copy.mock.calls[0]?.[0].body.targets).toEqual([{ store_id: 1, web_group_id: 7 }]);
});

it('a plan with changes that are not saved is saved first', async () => {
  const { tool } = await open(ofService, []);
  await userEvent.type(screen.getByRole('textbox', { name: /^Název/u }), '2');
  await userEvent.click(tool);
  await screen.findByText('Nejprve uložte rozepsané změny.');
  expect(screen.queryByRole('dialog')).toBeNull();
});
