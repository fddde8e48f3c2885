import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aUser, renderConsole } from '../list/entity-console.tsx';

it('marks in the list who may sign in and has not come for long', async () => {
  const users = [
    aUser({ id: 1, name: 'Denní', last_sign_in_at: '2026-11-19T08:00:00.000Z' }),
    aUser({ id: 2, name: 'Dlouhá', last_sign_in_at: '2026-09-15T08:00:00.000Z' }),
    aUser({ id: 3, name: 'Vypnutá', last_sign_in_at: '2026-09-15T08:00:00.000Z', active: false }),
    aUser({ id: 4, name: 'Nová' }),
  ];
  const getList = () => Promise.resolve({ data: users, total: users.length });
  renderConsole({ address: '/settings/users', provider: { getList }, now: '2026-11-20T09:00:00.000Z' });
  const lastOf = async (name: string) => (await screen.findByText(name)).closest('tr')?.querySelector('td:nth-last-child(2)');
  expect((await lastOf('Denní'))?.textContent).toBe('19.11.2026');
  const away = await lastOf('Dlouhá');
  expect(away?.textContent).toBe('před 66 dny');
  expect(away?.querySelector('.status--warning svg')).toBeTruthy();
  expect(away?.querySelector('time')?.title).toBe('15.09.2026 10:00');
  expect((await lastOf('Vypnutá'))?.textContent).toBe('15.09.2026');
  expect((await lastOf('Nová'))?.textContent).toContain('–');
});
