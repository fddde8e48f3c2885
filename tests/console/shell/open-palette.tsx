import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { type Actor, actions, may } from '../../../contract/basics/access.ts';
import type { SignedUser } from '../../../contract/operations/signed-user.ts';
import { Palette } from '../../../src/custom/shell/search/palette.tsx';
import { resources } from '../../../src/providers/data/collections.ts';
import { rightsKey } from '../../../src/providers/rights.ts';
import { aWorld, type World } from '../providers/console-world.tsx';
import { type Asked, anAnswer, aUser } from '../providers/fake-central.ts';
import { WorldFrame } from '../world-frame.tsx';

/** How long the palette waits for the next key. */
export const restMilliseconds = 60;
const orders = {
  resource: 'orders',
  total: 68,
  rows: [
    {
      id: 7,
      name: '694457',
      person: 'Vojtěch Novák',
      store: { id: 3, name: 'Radnice' },
      at: '2026-12-22T13:10:00.000Z',
      facts: [
        { field: 'state', text: 'confirmed' },
        { field: 'service_id', text: 'Pasy' },
      ],
      match: { field: 'email', text: 'novak@posta.test' },
    },
  ],
};
export const services = {
  resource: 'services',
  total: 1,
  rows: [{ id: 5, name: 'Nováčci', person: null, store: { id: 3, name: 'Radnice' }, at: null, facts: [], match: null }],
};

type Given = { readonly user?: Partial<SignedUser>; readonly reply?: (asked: Asked) => ReturnType<Parameters<typeof aWorld>[0]> };

/** The palette of someone, over a central that finds what the test says. */
export async function openPalette({ user = { role: 'superAdministrator' }, reply }: Given = {}) {
  const somebody = aUser(user);
  const actor: Actor = somebody;
  const world: World = aWorld(
    (asked) => (asked.path.startsWith('/search') ? (reply?.(asked) ?? { json: { data: [services, orders] } }) : { json: {} }),
    anAnswer('token', 15, somebody),
  );
  const rights = Object.fromEntries(
    resources.map((resource) => [resource.name, Object.fromEntries(actions.map((action) => [action, may(actor, resource, action)]))]),
  );
  world.tools.queryClient.setQueryData(rightsKey, { user: somebody, rights });
  const closed = vi.fn();
  const showsKeys = vi.fn();
  const element = (
    <WorldFrame world={world}>
      <Palette typed="" onClose={closed} onShowKeys={showsKeys} />
    </WorldFrame>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  await act(async () => {
    render(<RouterProvider router={router} useTransitions={false} />);
  });
  const box = screen.getByRole('combobox');
  const pass = async (milliseconds: number) => {
    await act(() => vi.advanceTimersByTimeAsync(milliseconds));
    // An answer is read by the machine's own clock, and passed on by timers again.
    for (let turns = 0; turns < 5; turns += 1) {
      await act(async () => {
        await new Promise((resolve) => setImmediate(resolve));
        await vi.advanceTimersByTimeAsync(0);
      });
    }
  };
  const type = async (text: string) => {
    fireEvent.change(box, { target: { value: text } });
    await pass(0);
  };
  const press = async (key: string) => {
    fireEvent.keyDown(box, { key });
    await pass(0);
  };
  const asked = () => world.asked.filter(({ path }) => path.startsWith('/search')).map(({ path }) => decodeURIComponent(path));
  const active = () => screen.getByRole('option', { selected: true }).textContent;
  const groups = () => screen.queryAllByRole('group').map((group) => group.firstChild?.textContent);
  return { world, router, closed, showsKeys, type, press, pass, asked, active, groups, box };
}
