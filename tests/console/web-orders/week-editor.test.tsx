import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderConsole } from '../list/entity-console.tsx';

const interval = { weekday: 2, opens: '08:00', closes: '12:00', length_minutes: 15, capacity: 2, valid_from: null, valid_to: null };
const plan = {
  id: 1,
  version: 1,
  created_at: '2026-11-01T08:00:00.000Z',
  updated_at: '2026-11-01T08:00:00.000Z',
  store_id: 3,
  name: 'Pasy',
  service_id: 5,
  web_group_id: null,
  active: true,
  days_ahead: 30,
  opens_at: '00:00',
  least_minutes_before: 60,
  active_orders_limit: null,
  intervals: [interval],
};

const hours = [{ weekday: 2, opens: '08:00', closes: '12:00' }];
const input = {
  plan: null,
  sources: {
    plans: [{ id: 1, name: 'Základ', valid_from: null, valid_to: null, intervals: hours }],
    exceptions: [],
    marks: [],
    blocks: [],
  },
  taken: [],
  orders: [],
};

/** The week of a plan with Tuesday morning. */
async function open() {
  const update = vi.fn((_: string, { data }: { readonly data: object }) => Promise.resolve({ data: { ...plan, ...data, version: 2 } }));
  renderConsole({
    address: '/web-orders/configuration/1?tab=week',
    provider: {
      update,
      getOne: () => Promise.resolve({ data: plan }),
      ask: () => Promise.resolve(input),
      getList: () => Promise.resolve({ data: [], total: 0 }),
      getMany: () => Promise.resolve({ data: [] }),
    },
  });
  const block = await screen.findByRole('button', { name: /^Úterý\s*8:00–12:00\s*,\s*po 15 min, 2 místa$/u });
  const save = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Uložit' }));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
    return update.mock.calls[0]?.[1].data;
  };
  return { block, save, update };
}

describe('the week of a booking plan', () => {
  it('moves a block by arrows, changes its end with Shift, and saves what is drawn', async () => {
    const { block, save } = await open();
    block.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    await screen.findByRole('button', { name: /^Středa\s*8:05–12:10\s*,\s*po 15 min, 2 místa/u });
    expect(await save()).toMatchObject({ intervals: [{ ...interval, weekday: 3, opens: '08:05', closes: '12:10' }] });
  });

  it('removes a block by Delete', async () => {
    const { block, save } = await open();
    block.focus();
    await userEvent.keyboard('{Delete}');
    await screen.findByText('Úterý: odebrán interval 8:00–12:00.');
    expect(await save()).toMatchObject({ intervals: [] });
  });

  it('opens the values of a block by Enter, and goes back to it', async () => {
    const { block } = await open();
    block.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('region', { name: 'Úterý 8:00–12:00' });
    await userEvent.click(screen.getByRole('button', { name: 'Zavřít údaje' }));
    expect(document.activeElement).toBe(block);
  });

  it('draws what is typed into the values of a block, and keeps it when another one is added', async () => {
    const { block, save } = await open();
    block.focus();
    await userEvent.keyboard('{Enter}');
    const places = await screen.findByLabelText(/^Míst/u);
    await userEvent.clear(places);
    await userEvent.type(places, '5');
    await screen.findByRole('button', { name: /^Úterý\s*8:00–12:00\s*,\s*po 15 min, 5 míst$/u });
    await userEvent.click(screen.getByRole('button', { name: 'Přidat interval: Středa' }));
    await screen.findByRole('region', { name: 'Středa 8:00–9:00' });
    expect(await save()).toMatchObject({
      intervals: [
        { ...interval, capacity: 5 },
        { weekday: 3, capacity: 5 },
      ],
    });
  });

  it('says at the block that it overlaps another one', async () => {
    const { block } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Přidat interval: Úterý' }));
    const added = await screen.findByRole('button', { name: /^Úterý\s*12:00–13:00/u });
    expect(added.dataset['wrong']).toBeUndefined();
    block.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('button', { name: /^Úterý\s*12:00–13:00.*Chyba/u });
  });

  it('says what the opening hours cut off, at the block and over its values', async () => {
    const { block } = await open();
    block.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByText(/klienti neuvidí/u)).toBeNull();
    block.focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
    await screen.findByText('Úterý: otevřeno je 8:00–12:00. Časy 12:00–12:15 klienti neuvidí.');
    await screen.findByRole('button', { name: /^Úterý\s*8:00–12:15\s*,\s*po 15 min, 2 místa\s*\.\s*mimo otevírací dobu 12:00–12:15$/u });
  });

  it('is not saved with an overlap, and the list of errors leads to the block', async () => {
    const { block, update } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Přidat interval: Úterý' }));
    await userEvent.click(screen.getByRole('button', { name: 'Zavřít údaje' }));
    block.focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(screen.getByRole('button', { name: 'Uložit' }));
    await userEvent.click(await screen.findByRole('link', { name: /kryje/u }));
    expect(document.activeElement?.textContent).toMatch(/^Úterý\s*12:00–13:00.*Chyba/u);
    expect(update).not.toHaveBeenCalled();
  });
});
