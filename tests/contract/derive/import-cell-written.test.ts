import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkValue } from '../../../contract/derive/check-draft.ts';
import { cellReader, type FindNamed } from '../../../contract/derive/imports/import-cell.ts';
import type { AnyLabels } from '../../../contract/kit/index.ts';
import { languages, messagesFor } from '../../../contract/messages/index.ts';
import { wallTimeAt } from '../../../contract/rules/time/prague-time.ts';
import { shownValue } from '../../../server/engine/imports/shown-value.ts';
import { valuesFor } from '../../support/field-values.ts';
import { fieldsOfKinds } from '../../support/kinds.ts';

const labels: AnyLabels = {
  ...messagesFor('cs').resources.stores,
  choices: { x: { a: 'První, nejlepší volba', b: 'Druhá volba', c: 'Třetí' } },
};
const yes = languages.map((language) => messagesFor(language).console.form.yes);
const no = languages.map((language) => messagesFor(language).console.form.no);
const clear = languages.map((language) => messagesFor(language).console.imports.clearWord);
const names = ['Radnice', 'Pasy, občanské průkazy', 'Pasy', '12'];
const find: FindNamed = (_, text) => {
  const at = names.indexOf(text);
  return at < 0 ? { problem: 'unknown_reference' } : { id: at + 1 };
};
const nameOf = (_: string, id: unknown) => names[Number(id) - 1] ?? '';

/** Files say minutes, and of the hour that comes twice in autumn the first. */
function asFilesSay(value: string): string {
  const minute = Math.floor(Date.parse(value) / 60_000) * 60_000;
  const [here, before] = [new Date(minute), new Date(minute - 3_600_000)];
  const isRepeated = JSON.stringify(wallTimeAt(here)) === JSON.stringify(wallTimeAt(before));
  return (isRepeated ? before : here).toISOString();
}

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

const notInFiles = ['children', 'json', 'secret', 'computed'];
const kinds = Object.entries(fieldsOfKinds).filter(([kind]) => !notInFiles.includes(kind));

describe.each(kinds)('a cell of the kind %s', (kind, fields) => {
  it('is read as the value that it was written from, and what is written empty as nothing', () => {
    for (const of of fields) {
      fc.assert(
        fc.property(valuesFor(of), (given) => {
          const { value, problems } = checkValue(of, given);
          fc.pre(problems.length === 0);
          const shown = shownValue(of, value, { name: 'x', labels, yes: 'Ano', no: 'Ne', nameOf });
          const cell = cellReader(of, { name: 'x', labels: [labels], yes, no, clear })(shown, find);
          if (isEmpty(value)) {
            expect([shown, cell]).toEqual(['', { nothing: true }]);
            return;
          }
          const found = checkValue(of, 'value' in cell ? cell.value : undefined).value;
          expect(found).toEqual(kind === 'instant' && typeof value === 'string' ? asFilesSay(value) : value);
        }),
        { numRuns: 200 },
      );
    }
  });
});

describe('the hour that comes twice', () => {
  it('is the first of both in files', () => {
    expect(asFilesSay('2193-10-27T01:00:00.000Z')).toBe('2193-10-27T00:00:00.000Z');
  });
});
