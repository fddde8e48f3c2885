import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aUser, renderConsole } from '../list/entity-console.tsx';

it.each([
  ['none', false],
  ['locked', true],
])('offers to unblock an account only where somebody is kept out of it: %s', async (lock, isOffered) => {
  const user = { ...aUser(), failed_sign_ins: 0, waits_until: null, blocked_at: null, invitation_ends_at: null, state: 'active', lock };
  renderConsole({ address: '/settings/users/1', provider: { getOne: () => Promise.resolve({ data: user }) } });
  await screen.findByRole('heading', { level: 1 });
  await userEvent.click(await screen.findByRole('button', { name: 'Další' }));
  expect((await screen.findAllByRole('button')).length).toBeGreaterThan(1);
  expect(screen.queryByRole('button', { name: 'Odblokovat uživatele' }) !== null).toBe(isOffered);
});
