import { configure, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchMessages } from '../../../contract/messages/fetched.ts';
import { tickingClock } from '../../../src/crud/core/clock.ts';
import { WaitingScreen } from '../../../src/custom/waiting-list/waiting-screen.tsx';
import { rightsFrom } from '../../../src/providers/rights.ts';
import { aWorld } from '../providers/console-world.tsx';
import { anAnswer, aUser } from '../providers/fake-central.ts';
import { WorldFrame } from '../world-frame.tsx';

configure({ asyncUtilTimeout: 10_000 });

const offered = { store_id: 1, web_order: true, active: true };
const services = [
  { id: 4, name: 'Pasy', ...offered },
  { id: 5, name: 'Matrika', ...offered },
];

/** Opens the dialog in which a client is added, and answers with what was posted. */
async function adding(address: string) {
  const user = aUser({ resources: ['ordering'] });
  const posted: unknown[] = [];
  const world = aWorld(
    ({ path, method, body }) => {
      if (method === 'POST') posted.push(body);
      if (path.startsWith('/services')) return { json: services, headers: { 'content-range': 'services 0-1/2' } };
      return path === '/me' ? { json: rightsFrom(user) } : { json: [] };
    },
    anAnswer('token', 15, user),
  );
  const frame = <WorldFrame world={world} clock={tickingClock(() => new Date('2026-11-30T08:00:00.000Z'))} />;
  const routes = [{ element: frame, children: [{ path: '/', element: <WaitingScreen /> }] }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('option', { name: 'Matrika' });
  return { dialog, posted };
}

const valueOf = (field: HTMLElement): unknown => ('value' in field ? field.value : undefined);

describe('a client is added to the waiting list', () => {
  beforeAll(() => fetchMessages('cs'));

  it('for a service that the clerk chooses, never for the first of the list unasked', async () => {
    const { dialog, posted } = await adding('/?store=1&add=1&name=Nov%C3%A1k');
    fireEvent.click(dialog.getByRole('button', { name: 'Přidat' }));
    await dialog.findByText('Vyplňte prosím toto pole.');
    expect(posted).toEqual([]);
    fireEvent.change(dialog.getByLabelText('Činnost'), { target: { value: '5' } });
    expect(dialog.queryByText('Vyplňte prosím toto pole.')).toBeNull();
  });

  it('for two weeks where no day was asked for', async () => {
    const { dialog } = await adding('/?store=1&add=1');
    const until = await dialog.findByLabelText(/^Do dne/u);
    expect(valueOf(until)).toBe('14.12.2026');
  });

  it('for the one day of the address', async () => {
    const { dialog } = await adding('/?store=1&add=1&day=2026-12-24');
    expect(valueOf(await dialog.findByLabelText(/^Do dne/u))).toBe('24.12.2026');
  });
});
