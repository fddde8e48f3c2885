import { configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchMessages } from '../../../contract/messages/fetched.ts';
import type { SignedUser } from '../../../contract/operations/signed-user.ts';
import { consoleRoutes } from '../../../src/App.tsx';
import { rightsFrom } from '../../../src/providers/rights.ts';
import { aWorld, Entrances } from '../providers/console-world.tsx';
import { anAnswer, aUser, instant } from '../providers/fake-central.ts';

beforeAll(async () => {
  configure({ asyncUtilTimeout: 10_000 });
  await fetchMessages('cs');
});

// No one follows what changes: the stream is another tab's.
const forever = (): Promise<never> => new Promise(() => undefined);
beforeEach(() => void vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request: forever, query: forever }));

/** The whole console at an address, for who is signed in. */
function openAt(address: string, changes: Partial<SignedUser>): void {
  const user = aUser(changes);
  const world = aWorld(
    ({ path }) => ({ json: path === '/me' ? rightsFrom(user) : [] }),
    anAnswer('one', 15, user),
    () => instant,
  );
  const router = createMemoryRouter(consoleRoutes(world.tools), { initialEntries: [address] });
  render(
    <Entrances world={world}>
      <RouterProvider router={router} useTransitions={false} />
    </Entrances>,
  );
}

describe('a screen of super administrators', () => {
  it.each(['/settings/users', '/settings/users/7', '/settings/system', '/settings/personal-data'])(
    'says so to an administrator who comes to it, in a warning that can be closed: %s',
    async (address) => {
      openAt(address, { role: 'administrator', level: 10, resources: ['settings', 'store'] });
      const said = 'Tato část je jen pro hlavní správce.';
      await screen.findByText(said);
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      await userEvent.click(screen.getByRole('button', { name: 'Zavřít upozornění' }));
      expect(screen.queryByText(said)).toBeNull();
      expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
    },
  );
});

describe('a screen of how branches stand', () => {
  it.each(['/stores', '/stores/monitoring'])(
    'says to who may not see branches that they may not, instead of a failure: %s',
    async (address) => {
      openAt(address, { role: 'operator', level: 20, resources: ['ordering'] });
      expect(await screen.findByText('Sem nemáte přístup')).toBeDefined();
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(screen.queryByText(/nepodařilo/iu)).toBeNull();
    },
  );
});

describe('the menu beside a screen', () => {
  it('offers only what its reader may enter', async () => {
    openAt('/settings/nowhere', { resources: ['ordering', 'overviews', 'store'], limitations: [1] });
    const menu = within(await screen.findByRole('navigation', { name: 'Hlavní nabídka' }));
    expect(menu.getByRole('link', { name: 'Změna hesla' })).toBeDefined();
    expect(menu.queryByRole('link', { name: 'Uživatelé' })).toBeNull();
    expect(menu.getByText('Pobočky')).toBeDefined();
    expect(menu.queryByText('Playlisty')).toBeNull();
  });
});
