import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aUser, renderConsole } from '../list/entity-console.tsx';

it('offers to unblock an account without failures: a known browser of theirs may be locked apart from it', async () => {
  const user = { ...aUser(), failed_sign_ins: 0, waits_until: null, blocked_at: null, invitation_ends_at: null, state: 'active' };
  renderConsole({ address: '/settings/users/1', provider: { getOne: () => Promise.resolve({ data: user }) } });
  await screen.findByRole('heading', { level: 1 });
  await userEvent.click(await screen.findByRole('button', { name: 'Další akce' }));
  expect(await screen.findByRole('button', { name: 'Odblokovat uživatele' })).toBeTruthy();
});
