import { render, screen, within } from '@testing-library/react';
import { CoreAdminContext, I18nContextProvider, testDataProvider } from 'ra-core';
import { expect, it } from 'vitest';
import { registry } from '../../../contract/resources/registry.ts';
import { FileRows } from '../../../src/crud/list/imports/file-rows.tsx';
import type { FileRow } from '../../../src/crud/list/imports/import-file.ts';
import { RowsStep } from '../../../src/crud/list/imports/rows-step.tsx';
import { createI18nProvider } from '../../../src/providers/i18n-provider.ts';
import { checkedFile } from './checked-file.ts';

const file = checkedFile({
  resource: 'email-blacklist',
  file_name: 'zakazy.csv',
  columns: ['pattern', 'reason', 'until'].map((field) => ({ header: field, field, samples: [] })),
  fields: ['pattern', 'reason', 'until'],
  key: ['pattern'],
  counts: { new: 0, changed: 60, same: 0, wrong: 0 },
  total: 60,
});
const rows: readonly FileRow[] = [
  {
    line: 2,
    state: 'changed',
    cells: ['spam@example.cz', '', '(smazat)'],
    before: { until: '31.01.2027' },
    cleared: ['until'],
  },
];

it('says in the cell that a stored value will be erased and which, and nothing of a cell that is empty', () => {
  render(
    <I18nContextProvider value={createI18nProvider('cs')}>
      <FileRows resource={registry['email-blacklist']} file={file} rows={rows} stale={false} />
    </I18nContextProvider>,
  );
  const [, pattern, reason, until] = within(screen.getAllByRole('row').at(-1) ?? document.body).getAllByRole('cell');
  expect(pattern?.textContent).toBe('spam@example.cz');
  expect(reason?.textContent).not.toContain('smazáno');
  expect(until?.textContent).toBe('bude smazánodříve 31.01.2027');
});

it('says before saving how much of the whole file is erased, whatever part of it is shown', async () => {
  const counted = { ...file, cleared: { values: 12, rows: 5 } };
  const dataProvider = Object.assign(testDataProvider(), { askPage: () => Promise.resolve({ data: rows, total: 60 }) });
  const nothing = async (): Promise<void> => undefined;
  const show = (shown: typeof counted) => (
    <CoreAdminContext dataProvider={dataProvider} i18nProvider={createI18nProvider('cs')}>
      <RowsStep
        resource={registry['email-blacklist']}
        file={shown}
        notifies={false}
        onNotifies={() => {}}
        onBack={() => {}}
        onSave={nothing}
        onClose={() => {}}
      />
    </CoreAdminContext>
  );
  const { unmount } = render(show(counted));
  expect(await screen.findByText('Smaže se 12 hodnot v 5 řádcích.')).toBeTruthy();
  unmount();
  render(show(file));
  await screen.findByText(/^Zkontrolováno/u);
  expect(screen.queryByText(/Smaž/u)).toBeNull();
});
