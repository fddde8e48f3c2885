import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'ra-core';
import { expect, it } from 'vitest';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { form } from '../../../contract/messages/cs/console/forms/form.ts';
import { registry } from '../../../contract/resources/registry.ts';
import { newDisplayDesign } from '../../../contract/rules/display/display-design.ts';
import type { LoadAdditions } from '../../../src/crud/core/additions/additions.ts';
import { AdditionsContext } from '../../../src/crud/core/additions/additions-context.ts';
import { isResourceName, resourceNamed } from '../../../src/crud/core/named.ts';
import { useWords } from '../../../src/crud/core/words.ts';
import { fieldChanges } from '../../../src/crud/fields/cells/field-changes.tsx';
import { createI18nProvider } from '../../../src/providers/i18n-provider.ts';
import { loadAdditions } from '../../../src/resources/registry.ts';
import { ChangesTable } from '../../../src/ui/history/changes-table.tsx';
import { nothing } from '../list/entity-console.tsx';

type Recorded = Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>>;
type Shown = { readonly entity: string; readonly recorded: Recorded };

function Changes({ entity, recorded }: Shown) {
  const words = useWords();
  if (!isResourceName(entity)) throw new Error(`No entity ${entity}`);
  return <ChangesTable changes={fieldChanges(words, resourceNamed(entity), recorded, undefined)} words={form.history} />;
}

/** What a history shows of a change, part by part. */
async function shownParts(entity: string, recorded: Recorded, additionsOf: LoadAdditions = loadAdditions): Promise<readonly string[]> {
  const { unmount } = render(
    <CoreAdminContext dataProvider={nothing} i18nProvider={createI18nProvider('cs')}>
      <AdditionsContext value={additionsOf}>
        <Changes {...{ entity, recorded }} />
      </AdditionsContext>
    </CoreAdminContext>,
  );
  await screen.findAllByRole('listitem');
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  unmount();
  return lines;
}

const display = newDisplayDesign('Číslo {cislo}');
const withoutWords: LoadAdditions = () => Promise.resolve({});

const structures = Object.values(registry).flatMap((resource: AnyResource) =>
  Object.entries(resource.fields).flatMap(([name, { kind }]) => (kind === 'json' ? [[resource.name, name] as const] : [])),
);

it.each(structures)('has words of %s for changes of its structure %s', async (name, field) => {
  const { fields } = await loadAdditions(name);
  expect(fields?.[field]?.Parts ?? fields?.[field]?.show).toBeDefined();
});

it('is told by the words of the entity', async () => {
  const recorded = { design: { before: display, after: { ...display, rows: 4 } } };
  expect(await shownParts('virtual-displays', recorded)).toEqual(['Tabulka vyvolaných: řádků: před: 7 → , po: 4']);
});

it('is told value by value where an entity has no words, or the value does not fit them', async () => {
  const changed = { ...display, rows: 4, has_header: false, columns: display.columns.toReversed() };
  const recorded = { design: { before: display, after: changed } };
  const lines = ['columns, 1. položka, kind: před: number → , po: service', 'rows: před: 7 → , po: 4', 'has header: před: ano → , po: ne'];
  expect(await shownParts('virtual-displays', recorded, withoutWords)).toEqual(expect.arrayContaining(lines));
  const older = { design: { before: { ...display, format: 0 }, after: { ...display, rows: 4 } } };
  expect(await shownParts('virtual-displays', older)).toEqual(
    expect.arrayContaining(['rows: před: 7 → , po: 4', 'format: před: 0 → , po: 1']),
  );
});

it('names what the entity has a label for, and says of a file only that there is another one', async () => {
  const recorded = { items: { before: [{ name: 'A', file: 'a'.repeat(64) }], after: [{ name: 'B', file: 'b'.repeat(64) }] } };
  expect(await shownParts('playlists', recorded, withoutWords)).toEqual([
    '1. položka, Název: před: A → , po: B',
    '1. položka, file: jiný soubor',
  ]);
});

it('is told also of a field that only an older version had', async () => {
  expect(await shownParts('desks', { former: { before: { depth: 1 }, after: { depth: 2 } } })).toEqual(['depth: před: 1 → , po: 2']);
});

it('says of no value in a field that only an older version had what it says of any other', async () => {
  render(
    <CoreAdminContext dataProvider={nothing} i18nProvider={createI18nProvider('cs')}>
      <Changes entity="desks" recorded={{ former: { before: null, after: 'nové' } }} />
    </CoreAdminContext>,
  );
  await screen.findByText('nové');
  expect(screen.queryByText(/null/u)).toBeNull();
  screen.getByText(form.empty);
});

it('is cut where it is long, with a way to see all of it', async () => {
  const long = 'slovo '.repeat(60);
  const recorded = { design: { before: null, after: Array.from({ length: 12 }, (_, at) => (at === 0 ? long : at)) } };
  render(
    <CoreAdminContext dataProvider={nothing} i18nProvider={createI18nProvider('cs')}>
      <Changes entity="virtual-displays" recorded={recorded} />
    </CoreAdminContext>,
  );
  const more = await screen.findByText('a 4 další');
  expect(more.closest('details')?.open).toBe(false);
  await userEvent.click(more);
  expect(more.closest('details')?.open).toBe(true);
  const whole = screen.getByText('celé');
  expect(whole.closest('details')?.open).toBe(false);
  await userEvent.click(whole);
  expect(whole.closest('details')?.textContent).toContain(long);
});
