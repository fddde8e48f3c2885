import { describe, expect, it } from 'vitest';
import { formed, isFormed } from '../../contract/basics/formed.ts';
import { checkValue } from '../../contract/derive/check-draft.ts';
import { fieldsOf, isWritable } from '../../contract/derive/fields.ts';
import { readFilter } from '../../contract/derive/filters/filter-tree.ts';
import { filterKeys } from '../../contract/derive/operators.ts';
import { type AnyResource, type Field, field } from '../../contract/kit/index.ts';
import { errorText } from '../../contract/messages/texts.ts';
import { wholeMessagesFor } from '../../contract/messages/whole.ts';
import { registry } from '../../contract/resources/registry.ts';

const wrong = ['24. 12. 2026', '2026-12-24 8:00 and more than any date has letters', '2026-02-30', 'zítra', 20261224, true, {}, []];
const kinds = { day: field.day({}), time: field.time({}), instant: field.instant({}) };
const resources: readonly AnyResource[] = Object.values(registry);

/** Fields of dates and times, also those of rows within rows. */
function datesIn(fields: Iterable<readonly [string, Field]>, before = ''): readonly (readonly [string, Field])[] {
  return [...fields].flatMap(([name, one]): readonly (readonly [string, Field])[] => {
    if (one.kind === 'children') return datesIn(Object.entries(one.fields), `${before}${name}.`);
    return isFormed(one.kind) ? [[`${before}${name}`, one]] : [];
  });
}

const written = resources.flatMap((resource) =>
  datesIn([...fieldsOf(resource)].filter(([, one]) => isWritable(one))).map(([name, one]) => [`${resource.name}.${name}`, one] as const),
);

describe('a date or time that is sent', () => {
  it('is refused by every field as none, whatever is wrong with it: that names the form', () => {
    expect(written.length).toBeGreaterThan(5);
    for (const [name, one] of written) {
      for (const value of wrong) expect([name, value, checkValue(one, value).problems]).toEqual([name, value, [[[], { code: one.kind }]]]);
    }
  });

  it.each(['cs', 'en'] as const)('is named by a form whose example is taken, in %s', (language) => {
    const { formats, errors } = wholeMessagesFor(language);
    for (const kind of formed) {
      const example = /\S+$/u.exec(formats[kind])?.[0];
      expect([kind, checkValue(kinds[kind], example).problems]).toEqual([kind, []]);
      expect(errorText({ errors }, 'invalid_filter', { name: 'a', format: kind })).toContain(formats[kind]);
    }
  });

  it('is said with its form by every filter', () => {
    const asked = resources.flatMap((resource) =>
      [...filterKeys(resource)].flatMap(([key, { name, operator }]) => {
        const of = new Map(fieldsOf(resource)).get(name);
        if (of === undefined || !isFormed(of.kind) || ['null', 'on', 'hours'].includes(operator)) return [];
        const given = operator === 'in' ? ['24. 12. 2026'] : '24. 12. 2026';
        return [{ key, kind: of.kind, read: readFilter(resource, { [key]: given }) }];
      }),
    );
    expect(asked.length).toBeGreaterThan(5);
    for (const { key, kind, read } of asked) expect(read).toEqual({ wrong: { code: 'invalid_filter', at: key, kind } });
  });
});
