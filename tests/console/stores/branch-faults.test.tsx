import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Checks } from '../../../src/custom/kiosk-editor/checks.tsx';
import { rightsFrom } from '../../../src/providers/rights.ts';
import { Attention } from '../../../src/resources/stores/overview/attention.tsx';
import { aLayout } from '../../support/kiosk-layouts.ts';
import { declared } from '../home/dashboard-store.ts';
import { aWorld } from '../providers/console-world.tsx';
import { anAnswer, aUser } from '../providers/fake-central.ts';
import { WorldFrame } from '../world-frame.tsx';
import { aMonitoredStore } from './monitored-store.ts';

const status = { monitored: aMonitoredStore(3, 'Radnice'), limits: declared };
const places = {
  'the page of a branch': <Attention record={{ id: 3 }} storeStatus={status} />,
  'the checks of a kiosk': <Checks storeId={3} layout={aLayout()} faults={[]} onShow={() => undefined} />,
};

/** Shows a place of a branch with these desks and services. */
function show(place: keyof typeof places, desks: readonly object[], services: readonly object[] = []): void {
  const user = aUser({ resources: ['touch_screen', 'store'] });
  const world = aWorld(
    ({ path }) => {
      if (path === '/me') return { json: rightsFrom(user) };
      const rows = path.startsWith('/desks') ? desks : path.startsWith('/services') ? services : undefined;
      if (rows === undefined) return { status: 403, json: { code: 'forbidden', message: 'Nemáte právo.' } };
      return {
        json: rows,
        headers: { 'Content-Range': rows.length === 0 ? 'items */0' : `items 0-${rows.length - 1}/${rows.length}` },
      };
    },
    anAnswer('token', 15, user),
  );
  const frame = <WorldFrame world={world} />;
  render(<RouterProvider router={createMemoryRouter([{ element: frame, children: [{ path: '/', element: places[place] }] }])} />);
}

const aDesk = (id: number, active: boolean) => ({ id, version: 1, store_id: 3, number: id, label: `Přepážka ${id}`, active });

const aService = (id: number, name: string, from: number, to: number) => {
  return { id, version: 1, store_id: 3, name, ticket_prefix: 'A', number_from: from, number_to: to };
};

describe.each(['the page of a branch', 'the checks of a kiosk'] as const)('%s', (place) => {
  it.each([
    { desks: [], link: 'Přidat přepážku', to: '/stores/desks/create?store=3' },
    { desks: [aDesk(1, false)], link: 'Zobrazit přepážky', to: '/stores/3?tab=desks' },
  ])('says that no desk calls tickets, and leads to where one is made: $to', async ({ desks, link, to }) => {
    show(place, desks);
    expect((await screen.findByRole('link', { name: link })).getAttribute('href')).toBe(to);
    screen.getByText(/lístky by neměl kdo vyvolat/u);
  });

  it('says that no service gives out tickets, before the desks that would call them', async () => {
    show(place, []);
    const link = await screen.findByRole('link', { name: 'Přidat činnost' });
    expect(link.getAttribute('href')).toBe('/stores/services/create?store=3');
    await screen.findByRole('link', { name: 'Přidat přepážku' });
    const links = screen.getAllByRole('link', { name: /^Přidat/u }).map(({ textContent }) => textContent);
    expect(links).toEqual(['Přidat činnost', 'Přidat přepážku']);
  });

  it('names services that give out the same tickets, and leads to one of them', async () => {
    show(place, [aDesk(1, true)], [aService(7, 'Matrika', 1, 99), aService(8, 'Pokladna', 50, 150), aService(9, 'Podatelna', 200, 299)]);
    const link = await screen.findByRole('link', { name: 'Změnit čísla: Pokladna' });
    expect(link.getAttribute('href')).toBe('/stores/3/services/8');
    screen.getByText(/Činnosti Matrika \(A 1–99\) a Pokladna \(A 50–150\) vydávají lístky se stejným číslem/u);
    expect(screen.queryByText(/Podatelna/u)).toBeNull();
  });
});

it('nothing is said of a branch with a desk and a service', async () => {
  show('the checks of a kiosk', [aDesk(1, false), aDesk(2, true)], [aService(7, 'Matrika', 1, 99)]);
  expect((await screen.findByRole('status')).textContent).toBe('Vše v pořádku');
  expect(screen.queryByText(/vyvolat/u)).toBeNull();
});
