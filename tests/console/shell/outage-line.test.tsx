import { render, screen, within } from '@testing-library/react';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchMessages } from '../../../contract/messages/fetched.ts';
import { ChangeLine } from '../../../src/custom/shell/activity/change-line.tsx';
import { createI18nProvider } from '../../../src/providers/i18n-provider.ts';
import { nothing } from '../list/entity-console.tsx';

const stamps = { version: 1, created_at: '2026-11-20T08:00:00.000Z', updated_at: '2026-11-20T08:00:00.000Z' };
const started_at = '2026-11-20T08:15:00.000Z';
const anOutage = (id: number, ended_at: string | null) => ({ ...stamps, id, store_id: 12, outage_kind: 'power', started_at, ended_at });

type OutageMessage = { readonly ids: readonly number[]; readonly action: string | null; readonly actor?: string; readonly ended?: string };

/** The line of what happened to outages, as the panel draws it. */
function draw({ ids, action, actor, ended }: OutageMessage) {
  const rowsOf = (name: string, { ids: asked }: { readonly ids: readonly number[] }) =>
    asked.map((id) => (name === 'stores/outages' ? anOutage(id, ended ?? null) : { ...stamps, id, label: 'Jižní brána' }));
  const answers = { getMany: (name: string, asked: { readonly ids: readonly number[] }) => Promise.resolve({ data: rowsOf(name, asked) }) };
  const dataProvider: DataProvider = Object.assign({}, nothing, answers);
  const line = (
    <MemoryRouter>
      <CoreAdminContext dataProvider={dataProvider} i18nProvider={createI18nProvider('cs')}>
        <ChangeLine resource="outages" ids={ids} action={action} actor={actor ?? null} />
      </CoreAdminContext>
    </MemoryRouter>
  );
  return render(line);
}

describe('the line of outages', () => {
  beforeAll(() => fetchMessages('cs'));

  it('says of one that it began, of what kind, where and since when, and leads to it', async () => {
    draw({ ids: [1], action: 'create' });
    await screen.findByRole('link', { name: 'Jižní brána' });
    expect(screen.getByText(/^Nový výpadek:/u).textContent).toBe('Nový výpadek: Elektřina, pobočka Jižní brána');
    expect(screen.getByRole('link', { name: 'Elektřina' }).getAttribute('href')).toBe('/stores/outages/1');
    expect(screen.getByText('od 20.11.2026 09:15')).toBeDefined();
  });

  it('says of one that it ended, and from when to when it was', async () => {
    draw({ ids: [1], action: 'state', ended: '2026-11-20T09:45:00.000Z' });
    await screen.findByRole('link', { name: 'Jižní brána' });
    expect(screen.getByText(/^Konec výpadku:/u).textContent).toBe('Konec výpadku: Elektřina, pobočka Jižní brána');
    expect(screen.getByText('20.11.2026 09:15 – 20.11.2026 10:45')).toBeDefined();
  });

  it('names three of many, counts them all, and leads to their list', async () => {
    const { container } = draw({ ids: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], action: 'create' });
    expect(await screen.findByText('Nové výpadky: 10')).toBeDefined();
    expect(await within(container).findAllByText(/^Elektřina/u)).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Výpadky' }).getAttribute('href')).toBe('/stores/outages');
  });

  it('leaves what somebody wrote to one to the line that names them', async () => {
    draw({ ids: [1], action: 'edit', actor: 'Jana Nováková' });
    expect(await screen.findByText(/Jana Nováková/u)).toBeDefined();
    expect(screen.queryByText(/výpadek:/u)).toBeNull();
  });
});
