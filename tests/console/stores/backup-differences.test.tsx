import { render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createI18nProvider } from '../../../src/providers/i18n-provider.ts';
import { DifferenceCounts, DifferenceList, type Differences } from '../../../src/resources/stores/backups-and-licences/difference-list.tsx';

type Difference = Differences['records'][number];

const record = (entity: string, id: number, values: Partial<Difference> = {}): Difference => ({
  entity,
  id,
  name: `Záznam ${id}`,
  action: 'edit',
  changes: [],
  problem: null,
  ...values,
});

function show(...differences: readonly Difference[]): void {
  const element = (
    <CoreAdminContext i18nProvider={createI18nProvider('cs')}>
      <DifferenceCounts records={differences} />
      <DifferenceList records={differences} />
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

/** What goes and what comes in the row of a field. */
function markedIn(field: string) {
  const row = screen.getByRole('rowheader', { name: field }).closest('tr');
  const [before, after] = row === null ? [] : [...row.querySelectorAll<HTMLElement>(':scope > td')];
  const texts = (cell: HTMLElement | undefined, tag: string) =>
    [...(cell?.querySelectorAll(tag) ?? [])].map(({ textContent }) => textContent);
  return { before: before?.textContent, goes: texts(before, 'del'), after: after?.textContent, comes: texts(after, 'ins') };
}

describe('what a restore changes', () => {
  it('is counted by what is done, and by entity', () => {
    show(
      record('services', 1),
      record('services', 2),
      record('services', 3, { action: 'create' }),
      record('desks', 4, { action: 'delete' }),
    );
    expect(screen.getAllByText(/^(?:Vytvoří se|Změní se|Vrátí se smazané|Smaže se): /u).map(({ textContent }) => textContent)).toEqual([
      'Vytvoří se: 1',
      'Změní se: 2',
      'Smaže se: 1',
    ]);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Činnosti 3', 'Přepážky 1']);
  });

  it('begins with what stands in its way', () => {
    show(record('services', 1), record('services', 2, { problem: 'Název už má jiná činnost.' }));
    expect(screen.getAllByText(/^Záznam/u).map(({ textContent }) => textContent)).toEqual(['Záznam 2', 'Záznam 1']);
  });

  it('is marked in both values: the words of a text, the whole of anything else', () => {
    show(
      record('services', 1, {
        changes: [
          { field: 'name', before: 'Občanské průkazy', after: 'Řidičské průkazy' },
          { field: 'web_order_name', before: null, after: 'Pasy' },
          { field: 'web_order', before: true, after: false },
        ],
      }),
    );
    expect(screen.getByText('3 pole')).toBeDefined();
    expect(markedIn('Název činnosti')).toMatchObject({
      before: 'Občanské průkazy',
      goes: ['Občanské'],
      after: 'Řidičské průkazy',
      comes: ['Řidičské'],
    });
    expect(markedIn('Název ve webovém objednávání')).toMatchObject({ goes: [], comes: ['Pasy'] });
    expect(markedIn('Webové objednávání').goes).toHaveLength(1);
  });

  it('are of rows within a record only those that differ; the others are counted', () => {
    const monday = { weekday: 1, opens: '08:00', closes: '12:00' };
    const tuesday = { weekday: 2, opens: '08:00', closes: '12:00' };
    show(
      record('opening-plans', 1, {
        changes: [{ field: 'intervals', before: [monday, tuesday], after: [monday, { ...tuesday, closes: '16:00' }] }],
      }),
    );
    const { before, after, goes, comes } = markedIn('Týden');
    expect([before?.includes('Beze změny: 1 řádek'), after?.includes('Beze změny: 1 řádek')]).toEqual([true, true]);
    expect([goes, comes].map((parts) => parts.join(''))).toEqual([expect.stringContaining('12:00'), expect.stringContaining('16:00')]);
    expect([...goes, ...comes].join('')).not.toMatch(/pondělí/iu);
  });
});
