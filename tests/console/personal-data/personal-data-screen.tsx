import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { PersonalData } from '../../../src/custom/personal-data/personal-data.tsx';
import { ProofDialog } from '../../../src/custom/shell/session/proof-dialog.tsx';
import { aWorld } from '../providers/console-world.tsx';
import { type Asked, anAnswer, aUser } from '../providers/fake-central.ts';
import { WorldFrame } from '../world-frame.tsx';

export const person = 'otakar@posta.test';
export const nothing = { person, orders: [], records: [], messages: [], history: [], bans: [], imports: [], waiting: [], accounts: [] };
const order = {
  id: 7,
  version: 1,
  store: 'Radnice',
  service: 'Pasy',
  starts_at: '2026-12-23T07:30:00.000Z',
  state: 'confirmed',
  pin: '245840',
  name: 'Otakar Hledaný',
  email: person,
  phone: '+420602333444',
  note: '<b>o berlích</b>',
  deleted: false,
  is_expected: true,
};
export const trashed = { ...order, id: 8, state: 'cancelled', pin: '111222', deleted: true, is_expected: false };
export const held = {
  ...nothing,
  orders: [order, trashed],
  messages: [
    {
      id: 5,
      created_at: '2026-11-20T08:00:00.000Z',
      channel: 'email',
      recipient: person,
      subject: 'Objednávka',
      body: 'Čekáme vás **v 9:00**.',
      state: 'sent',
    },
  ],
  history: [
    {
      resource: 'orders',
      record_id: 7,
      at: '2026-11-20T08:00:00.000Z',
      action: 'edit',
      fields: ['name'],
      changes: { name: { before: 'Otokar', after: 'Otakar Hledaný' } },
    },
  ],
  bans: [{ id: 3, pattern: person, reason: 'Nechodí' }],
  accounts: [{ id: 4, name: 'Otakar Úředník', email: person }],
};
export const done = { ...order, state: 'cancelled', is_expected: false };
export const erasure = {
  id: 1,
  at: '2026-11-20T12:00:00.000Z',
  actor: 'Jana',
  person: 'b64',
  counts: { orders: 2, messages: 1, history: 0, bans: 1 },
};

type Reply = { readonly status?: number; readonly json?: unknown };

/** The screen before a central that holds what the test says, and answers calls as it says. */
export function openPersonalData(holds: unknown, replies: Readonly<Record<string, (asked: Asked) => Reply>> = {}) {
  const state: { holds: unknown; erasures: readonly unknown[] } = { holds, erasures: [] };
  const world = aWorld(
    (asked) => {
      const [path = ''] = asked.path.split('?');
      const own = replies[path];
      if (own !== undefined) return own(asked);
      if (path === '/personal-data/find') return { json: state.holds };
      if (path === '/personal-data/erasures') return { json: state.erasures };
      if (path === '/orders/recipients')
        return { json: { orders: 1, reached: 0, ways: [], not_notified: [{ reason: 'no_template', count: 1 }] } };
      return { json: [] };
    },
    anAnswer('token', 15, aUser({ role: 'superAdministrator' })),
  );
  const frame = (
    <WorldFrame world={world}>
      <Outlet />
      <ProofDialog />
    </WorldFrame>
  );
  const screens = [
    { path: '/', element: <PersonalData /> },
    { path: '/web-orders/manage-orders/:id', element: <p>Záznam</p> },
  ];
  const router = createMemoryRouter([{ element: frame, children: screens }]);
  render(<RouterProvider router={router} />);
  const calls = (path: string) => world.asked.filter((asked) => asked.path.split('?')[0] === path);
  return { state, calls, router };
}

/** Presses the button as soon as it is. */
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
/** Asks what is held about the person. */
export async function seek(text = ` ${person.toUpperCase()} `): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail nebo telefon' }), text);
  await press('Najít údaje');
}
/** Records of one kind. */
export const group = (name: string) => screen.findByRole('region', { name });
