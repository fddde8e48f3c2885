import { render, screen, within } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import { expect, it } from 'vitest';
import { registry } from '../../../contract/resources/registry.ts';
import { createI18nProvider } from '../../../src/providers/i18n/i18n-provider.ts';
import { FileRows } from '../../../src/resources/imports/file-rows.tsx';
import { fileRowOf, importFileOf } from '../../../src/resources/imports/import-file.ts';

const file = importFileOf({
  columns: ['pattern', 'reason', 'until'].map((field) => ({ header: field, field, samples: [] })),
});
const rows = [
  {
    line: 2,
    state: 'changed',
    cells: ['spam@example.cz', '', '(smazat)'],
    before: { until: '31.01.2027' },
    cleared: ['until'],
  },
].map(fileRowOf);

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
