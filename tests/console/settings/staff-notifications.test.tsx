import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderConsole } from '../list/entity-console.tsx';

const page = document.documentElement;
const provider = { getList: () => Promise.resolve({ data: [], total: 0 }) };

it.each([
  ['says over the list of staff notifications that no e-mail leaves, and leads to the outbox', 'email', 1],
  ['says nothing of it where e-mails leave', 'sms', 0],
] as const)('%s', async (_, unsent, notices) => {
  page.dataset['unsent'] = unsent;
  renderConsole({ address: '/settings/email-notifications', provider });
  await screen.findByRole('heading', { level: 1 });
  await screen.findAllByText(/^Zatím/u);
  expect(screen.queryAllByText(/^E-maily teď neodcházejí/u)).toHaveLength(notices);
  const links = screen.queryAllByRole('link', { name: 'Odchozí zprávy' }).map((link) => link.getAttribute('href'));
  expect(links).toEqual(Array.from({ length: notices }, () => '/settings/outbox'));
});
