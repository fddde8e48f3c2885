import { configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchMessages } from '../../../contract/messages/fetched.ts';
import { AffectedScreen } from '../../../src/custom/affected-orders/affected-screen.tsx';
import { rightsFrom } from '../../../src/providers/rights.ts';
import { aWorld } from '../providers/console-world.tsx';
import { anAnswer, aUser } from '../providers/fake-central.ts';
import { WorldFrame } from '../world-frame.tsx';

configure({ asyncUtilTimeout: 10_000 });

const closure = { code: 'blocked', id: 7, name: 'Stěhování archivu', holiday: null };
const order = (id: number, name: string) => ({
  id,
  version: 1,
  store_id: 1,
  store: 'Radnice',
  service_id: 4,
  service: 'Občanské průkazy',
  pin: '245840',
  state: 'confirmed',
  name,
  phone: null,
  over_capacity_reason: null,
  starts_at: `2030-12-04T0${id + 6}:00:00.000Z`,
  ends_at: `2030-12-04T0${id + 6}:30:00.000Z`,
});
const all = [order(1, 'Jana Malá'), order(2, 'Petr Velký'), order(3, 'Eva Nová')];

/** Opens the guide over orders that are left until their reason is saved; answers with what was saved. */
function open(address: string, resources: readonly ('ordering' | 'over_capacity')[]) {
  const user = aUser({ resources: [...resources] });
  const saved: string[] = [];
  const world = aWorld(
    ({ path, method, body }) => {
      if (path === '/me') return { json: rightsFrom(user) };
      const left = all.filter(({ id }) => !saved.includes(`/orders/${id}`));
      if (path.includes('from=')) return { json: { total: 0, orders: [] } };
      if (path.startsWith('/affected-orders'))
        return {
          json: { total: left.length, orders: left.map((one) => ({ ...one, closure })) },
        };
      if (method === 'PATCH') {
        saved.push(path.split('?')[0] ?? '');
        return { json: { ...all.find(({ id }) => path.startsWith(`/orders/${id}`)), version: 2, ...Object(body) } };
      }
      return { json: all.find(({ id }) => path === `/orders/${id}`) ?? [] };
    },
    anAnswer('token', 15, user),
  );
  const frame = <WorldFrame world={world} />;
  const router = createMemoryRouter([{ element: frame, children: [{ path: '/', element: <AffectedScreen /> }] }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return router;
}

const shown = (name: string) => screen.findByRole('region', { name });

describe('the guide through affected orders', () => {
  beforeAll(() => fetchMessages('cs'));

  it('leads from one order to the next until none is left, and says why each is closed', async () => {
    open('/?store=1', ['ordering', 'over_capacity']);
    for (const [name, count] of [
      ['Jana Malá', 'Zbývají 3 objednávky k vyřešení.'],
      ['Petr Velký', 'Zbývají 2 objednávky k vyřešení.'],
      ['Eva Nová', 'Zbývá 1 objednávka k vyřešení.'],
    ] as const) {
      const card = within(await shown(name));
      expect(screen.getByText(count)).toBeDefined();
      expect(card.getByText('Den je blokovaný: Stěhování archivu')).toBeDefined();
      await userEvent.click(await card.findByRole('button', { name: 'Ponechat' }));
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.type(dialog.getByRole('textbox', { name: 'Proč zůstává' }), 'Vedoucí obslouží');
      await userEvent.click(dialog.getByRole('button', { name: 'Ponechat' }));
    }
    expect(await screen.findByText('Žádná objednávka není v zablokované době')).toBeDefined();
  });

  it('says of a day on which none is left how many other days have, and leads there', async () => {
    open('/?store=1&from=2030-12-05&to=2030-12-05', ['ordering']);
    expect(await screen.findByText('Ve vybraných dnech už není co řešit')).toBeDefined();
    expect(await screen.findByText('V jiných dnech zbývají 3 objednávky k vyřešení.')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Vyřešit zbývající' });
    expect(link.getAttribute('href')).toBe('/web-orders/affected-orders?store=1');
  });

  it('goes on after a reload where it was, and lets an order wait', async () => {
    const router = open('/?store=1&order=2', ['ordering']);
    const card = within(await shown('Petr Velký'));
    expect(await card.findByText(/smí jen ten, kdo má oprávnění/u)).toBeDefined();
    expect(card.queryByRole('button', { name: 'Ponechat' })).toBeNull();
    await userEvent.click(card.getByRole('button', { name: 'Přeskočit' }));
    expect(await shown('Eva Nová')).toBeDefined();
    expect(router.state.location.search).toBe('?store=1&order=3');
    await userEvent.click(within(screen.getByRole('region', { name: 'Zbývající objednávky' })).getByRole('link', { name: /Jana Malá/u }));
    expect(await shown('Jana Malá')).toBeDefined();
  });
});
