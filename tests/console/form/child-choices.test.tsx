import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { field } from '../../../contract/kit/index.ts';
import { wholeMessagesFor } from '../../../contract/messages/whole.ts';
import { registry } from '../../../contract/resources/registry.ts';
import type { Words } from '../../../src/crud/core/words.ts';
import { ChildrenTable } from '../../../src/crud/fields/cells/children-table.tsx';

const czech = wholeMessagesFor('cs');
const labels = {
  ...czech.resources.playlists,
  choices: { state: { used: 'Obsazeno' }, 'items.state': { used: 'Použitá' } },
  children: { items: { state: 'Stav věci' } },
};
const words: Words = {
  ...czech.console,
  language: 'cs',
  grammar: czech.grammar,
  system: czech.system,
  problem: () => '',
  labelsOf: () => labels,
};

it('a choice in rows within a record is said in its own words, not in those of a field of the record with the same name', () => {
  const items = field.children({ state: field.choice(['used'], {}) }, { max: 3 });
  const shown = { resource: registry.playlists, additions: { fields: { state: { tones: { used: 'danger' } } } }, words, row: {} } as const;
  render(<ChildrenTable {...shown} name="items" value={null} field={items} rows={[{ state: 'used' }]} />);
  const cell = screen.getByRole('cell');
  expect(cell.textContent).toBe('Použitá');
  expect(cell.querySelector('.status')).toBeNull();
});
