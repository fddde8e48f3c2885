import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { centralOfFile } from '../../support/central-of-file.ts';
import { importer, statesOf, traces } from '../../support/imports.ts';
import { anyText } from '../../support/kinds.ts';
import { superAdministrator } from '../../support/people.ts';
import { aRegion, aStore } from '../../support/records.ts';
import { propertyRuns } from '../../support/sampling/property-runs.ts';

const central = await centralOfFile();
const client = await superAdministrator(central);
beforeAll(async () => {
  await aRegion(client, { name: 'Sever' });
  for (const code of ['A', 'B', 'C']) await aStore(client, { code, label: `Pobočka ${code}` });
});

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
const often = (...texts: readonly string[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...texts) }, { weight: 1, arbitrary: anyText });
const rows = fc.array(
  fc.tuple(
    often('A', 'a', 'B', 'C', 'D', 'E', 'F', ''),
    often('Pobočka A', 'pobočka b', 'Pobočka C', 'Nová', 'Jiná', 'Další', ''),
    often('Sever', 'sever', '#1', 'Jih', ''),
    often('ano', 'ne', ''),
    often('11000', '110 00', '1', '', '(smazat)'),
    often('50,1', '50.1', '91', '', '(clear)'),
    often('a@b.cz', 'A@B.CZ', 'a@', ''),
  ),
  { minLength: 1, maxLength: 12 },
);

it('a dry run stores nothing, saving does what it said, and after that everything good is the same', async () => {
  const stores = importer(central, client, 'stores');
  await fc.assert(
    fc.asyncProperty(rows, async (table) => {
      const file = ['code;label;region_id;active;zip;latitude;email', ...table.map((row) => row.map(cell).join(';'))].join('\n');
      const sent = await stores.upload(file);
      fc.pre(sent.status === 201);
      const before = await traces(central, 'stores');
      const dry = await stores.checked(file);
      expect(await traces(central, 'stores')).toBe(before);
      await stores.saved(dry.id, 'good');
      const stored = await stores.current(dry.id);
      expect(stored.rows).toEqual(dry.rows);
      const after = await traces(central, 'stores');
      const again = await stores.checked(file);
      // What was wrong may be right by now, where the row that was in its way is renamed, or where a later row made its store; then the
      // later row repeats it. Nothing else is left to do.
      const states = statesOf(dry.rows);
      const code = (at: number) => table[at]?.[0].trim().toLowerCase();
      const isOvertaken = (at: number) =>
        table.some((_, earlier) => earlier < at && states[earlier] === 'wrong' && code(earlier) === code(at));
      const left = statesOf(again.rows).filter((_, at) => states[at] !== 'wrong' && !isOvertaken(at));
      expect(left.every((state) => state === 'same')).toBe(true);
      await stores.saved(dry.id, 'good');
      expect(await traces(central, 'stores')).toBe(after);
    }),
    propertyRuns(20),
  );
}, 240_000);
