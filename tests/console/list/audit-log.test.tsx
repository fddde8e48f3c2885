import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderConsole } from './entity-console.tsx';

const entry = {
  id: 1,
  created_at: '2026-11-01T08:00:00.000Z',
  actor_id: null,
  actor_name: 'Jana Nováková',
  action: 'edit',
  record_id: 4,
  changes: null,
  address: null,
  request_id: null,
};
const entries = [
  { ...entry, resource: 'orders' },
  { ...entry, id: 2, resource: 'something-older' },
];

describe('the log of what was done', () => {
  it('names what it is about by the noun of the entity, and by its own name what is not known', async () => {
    const getList = () => Promise.resolve({ data: entries, total: 2 });
    renderConsole({ address: '/settings/audit-log', provider: { getList } });
    expect(await screen.findByText('Objednávka')).toBeDefined();
    expect(screen.getByText('something-older')).toBeDefined();
  });

  it('names it on the page of an entry too', async () => {
    const getOne = () => Promise.resolve({ data: entries[0] });
    renderConsole({ address: '/settings/audit-log/1', provider: { getOne }, refuses: ['edit'] });
    expect(await screen.findByText('Objednávka')).toBeDefined();
  });

  it('tells what changed in the words of the entity, and of a personal value only that it did', async () => {
    const changes = { state: { before: 'confirmed', after: 'cancelled' }, name: { before: 'iX3f', after: 'q0Yd' } };
    const getOne = () => Promise.resolve({ data: { ...entries[0], changes } });
    renderConsole({ address: '/settings/audit-log/1', provider: { getOne }, refuses: ['edit'] });
    const row = (await screen.findByRole('rowheader', { name: 'Stav' })).closest('tr');
    expect(row?.textContent).toBe('StavPotvrzenáZrušená');
    expect(screen.getByRole('rowheader', { name: 'Jméno klienta' }).closest('tr')?.textContent).not.toMatch(/iX3f|q0Yd/u);
  });
});
