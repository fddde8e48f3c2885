import { act, render, screen } from '@testing-library/react';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { fetchMessages } from '../../../contract/messages/fetched.ts';
import { ReferenceName } from '../../../src/crud/fields/references/reference-name.tsx';
import { createI18nProvider } from '../../../src/providers/i18n-provider.ts';
import { cacheNames, createQueryClient } from '../../../src/providers/query-client.ts';
import { nothing } from './entity-console.tsx';

beforeAll(() => fetchMessages('cs'));

it('keeps its link, and the focus on it, while a changed record is read again', async () => {
  const queryClient = createQueryClient();
  const answers = { getMany: () => Promise.resolve({ data: [{ id: 7, name: 'Sever a východ' }] }) };
  const dataProvider: DataProvider = Object.assign({}, nothing, answers);
  cacheNames(queryClient, { regions: [{ id: 7, name: 'Sever' }] });
  render(
    <MemoryRouter>
      <CoreAdminContext queryClient={queryClient} dataProvider={dataProvider} i18nProvider={createI18nProvider('cs')}>
        <ReferenceName target="regions" id={7} />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'Sever' });
  link.focus();
  await act(() => queryClient.invalidateQueries({ queryKey: ['stores/regions'] }));
  expect(await screen.findByRole('link', { name: 'Sever a východ' })).toBe(link);
  expect(document.activeElement).toBe(link);
  expect(queryClient.getQueryState(['stores/regions', 'getMany', { ids: ['7'] }])?.isInvalidated).toBe(false);
});
