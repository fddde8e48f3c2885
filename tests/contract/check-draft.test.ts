import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDraft, defaultOf } from '../../contract/derive/check-draft.ts';
import { fieldsOf, isWritable } from '../../contract/derive/fields.ts';
import { type AnyResource, field } from '../../contract/kit/index.ts';
import { registry } from '../../contract/resources/registry.ts';
import { localDay } from '../../contract/rules/time/prague-time.ts';
import { anyJson } from '../support/kinds.ts';

const now = new Date('2026-11-20T23:30:00.000Z');
const whole = { now, partial: false } as const;
const part = { now, partial: true } as const;
const all: readonly AnyResource[] = Object.values<AnyResource>(registry);

describe('a draft of a new row', () => {
  it('is cleaned and gets what nobody said', () => {
    const { values, problems } = checkDraft(registry.stores, { label: ' Radnice ', code: 'rad' }, whole);
    expect(problems).toEqual({});
    expect(values).toMatchObject({ label: 'Radnice', code: 'RAD', active: true, region_id: null });
  });

  it('gets nothing that only the server writes', () => {
    const { values } = checkDraft(registry.stores, { label: 'A', code: 'A', sync_state: 'error', communication: 'silent' }, whole);
    expect(Object.keys(values).filter((name) => ['sync_state', 'communication', 'pre_shared_key'].includes(name))).toEqual([]);
  });

  it('that must fit into one SMS is refused while it is longer, by its encoding and as an SMS alone', () => {
    const of = (type: string, content: string, one_message_limit = true) =>
      checkDraft(registry.notifications, { type, subject: 'Zítra', content, time_before: 1, unit: 'days', one_message_limit }, whole)
        .problems;
    const tooLong = { content: expect.objectContaining({ code: 'longer_than_one_message' }) };
    expect([of('sms', 'r'.repeat(161)), of('sms', 'ř'.repeat(71))]).toMatchObject([tooLong, tooLong]);
    const fits = [of('sms', 'r'.repeat(160)), of('sms', 'ř'.repeat(70)), of('email', 'ř'.repeat(71)), of('sms', 'ř'.repeat(71), false)];
    expect(fits).toEqual([{}, {}, {}, {}]);
  });

  it('of a message is held in English to what it is held to in Czech, where there is any English', () => {
    const tags = '{store} {service} {pin} {date} {time}';
    const template = (content_en: string | null) =>
      checkDraft(registry.templates, { name: 'A', purpose: 'created', subject: 'B', content: tags, content_en }, whole).problems;
    expect([template(null), template(tags)]).toEqual([{}, {}]);
    expect(template('Hello {pin}')).toEqual({
      content_en: { code: 'missing_tags', details: { tags: '{store}, {service}, {date}, {time}' } },
    });
    const reminder = { type: 'sms', subject: 'Zítra', content: 'a', time_before: 1, unit: 'days', one_message_limit: true };
    expect(checkDraft(registry.notifications, { ...reminder, content_en: 'r'.repeat(161) }, whole).problems).toMatchObject({
      content_en: { code: 'longer_than_one_message' },
    });
  });

  it('names what is missing', () => {
    expect(Object.keys(checkDraft(registry.services, {}, whole).problems)).toEqual(['store_id', 'name']);
  });

  it('is held against rules across fields once its fields are in order', () => {
    const service = { store_id: 1, name: 'Pasy', number_from: 9, number_to: 2 };
    expect(checkDraft(registry.services, service, whole).problems).toEqual({ number_to: { code: 'numbers_reversed', of: 'services' } });
    expect(checkDraft(registry.services, { ...service, name: '' }, whole).problems).toEqual({ name: { code: 'required' } });
  });

  it('names faults of children by their place', () => {
    const intervals = [
      { weekday: 1, opens: '08:00', closes: '17:00' },
      { weekday: 9, opens: '08:00', closes: 'x' },
    ];
    const { problems } = checkDraft(registry['opening-plans'], { name: 'A', store_id: 1, intervals }, whole);
    expect(Object.keys(problems).toSorted()).toEqual(['intervals.1.closes', 'intervals.1.weekday']);
  });
});

describe('an optional text in which nothing is seen', () => {
  it.each(['', ' \n ', '\u200B', '\u3164', ' \u2060\u115F '])('is none: %j', (text) => {
    expect(checkDraft(registry.regions, { name: 'Sever', note: text }, whole)).toMatchObject({ values: { note: null }, problems: {} });
    expect(checkDraft(registry.regions, { name: text }, whole).problems).toEqual({ name: { code: 'required' } });
  });
});

describe('a draft of a change', () => {
  it('is judged by what it touches', () => {
    expect(checkDraft(registry.services, { priority: 3 }, part)).toEqual({ values: { priority: 3 }, problems: {} });
  });

  it('is held against rules over the row as it stands', () => {
    const current = { number_from: 100, number_to: 200 };
    expect(checkDraft(registry.services, { number_to: 50 }, { ...part, current }).problems).toEqual({
      number_to: { code: 'numbers_reversed', of: 'services' },
    });
  });

  it('may leave a day that has passed meanwhile, but not set one', () => {
    const current = { pattern: 'example.cz', until: '2026-01-01' };
    expect(checkDraft(registry['email-blacklist'], { until: '2026-01-01' }, { ...part, current }).problems).toEqual({});
    expect(checkDraft(registry['email-blacklist'], { until: '2026-01-02' }, { ...part, current }).problems).toEqual({
      until: { code: 'day_in_past' },
    });
  });
});

describe('a value that a newer rule refuses', () => {
  const fields = {
    letter: field.text({ max: 2, check: [(text) => text.length === 1, 'ticket_prefix'], formerly: (text) => text === 'AB' }),
  };
  const refused = { letter: { code: 'ticket_prefix' } };

  it('stays where it stands, and is judged where it is changed', () => {
    const current = { ...part, current: { letter: 'AB' } };
    expect(checkDraft({ name: 'letters', fields }, { letter: 'AB' }, current)).toEqual({ values: { letter: 'AB' }, problems: {} });
    expect(checkDraft({ name: 'letters', fields }, { letter: 'AC' }, current).problems).toEqual(refused);
    expect(checkDraft({ name: 'letters', fields }, { letter: 'AB' }, { ...part, current: { letter: 'B' } }).problems).toEqual(refused);
    expect(checkDraft({ name: 'letters', fields }, { letter: 'AB' }, whole).problems).toEqual(refused);
  });

  it('is not taken for one that is missing', () => {
    expect(checkDraft(registry.regions, { name: null }, { ...part, current: { name: null } }).problems).toEqual({
      name: { code: 'required' },
    });
  });

  it('comes back with what stood once, where an earlier version let it through', () => {
    expect(checkDraft({ name: 'letters', fields }, { letter: 'AB' }, { ...whole, wasValidOnce: true })).toEqual({
      values: { letter: 'AB' },
      problems: {},
    });
    expect(checkDraft({ name: 'letters', fields }, { letter: 'AC' }, { ...whole, wasValidOnce: true }).problems).toEqual(refused);
  });
});

describe('a part of a draft that is undefined', () => {
  it('is as if nobody had said it', () => {
    expect(checkDraft(registry.services, { priority: undefined }, part)).toEqual({ values: { priority: 0 }, problems: {} });
    expect(checkDraft(registry.services, { name: undefined }, part).problems).toEqual({ name: { code: 'required' } });
  });
});

describe('a day', () => {
  const days = { free: field.day({}), coming: field.day({ notBefore: 'today' }), text: field.text({ max: 10 }) };

  it('that has passed is refused only where the field looks ahead', () => {
    const past = { free: '2026-01-01', coming: '2026-01-01', text: '2026-01-01' };
    expect(checkDraft({ name: 'days', fields: days }, past, part)).toEqual({ values: past, problems: { coming: { code: 'day_in_past' } } });
    expect(checkDraft({ name: 'days', fields: days }, { coming: null }, part)).toEqual({ values: { coming: null }, problems: {} });
  });

  it('that is in no calendar is refused for that alone', () => {
    expect(checkDraft({ name: 'days', fields: days }, { coming: '2026-02-30' }, part).problems).toEqual({ coming: { code: 'day' } });
  });
});

describe('rules across fields', () => {
  const fields = { one: field.int({ min: 0, max: 9 }), other: field.int({ min: 0, max: 9 }) };
  const rules = [() => ({ one: { code: 'too_small' } }) as const, () => ({ other: { code: 'too_big' } }) as const];

  it('all have their say', () => {
    expect(checkDraft({ name: 'pairs', fields, rules }, { one: 1 }, part).problems).toEqual({
      one: { code: 'too_small' },
      other: { code: 'too_big' },
    });
  });

  it('of one entity say by their own code that they are broken, and of which entity they are', () => {
    const own = [{ code: 'odd', at: 'other', breaks: ({ other }: { readonly other?: number }) => Number(other) % 2 === 1 }];
    expect(checkDraft({ name: 'pairs', fields, rules: own }, { other: 3 }, part).problems).toEqual({ other: { code: 'odd', of: 'pairs' } });
    expect(checkDraft({ name: 'pairs', fields, rules: own }, { other: 4 }, part).problems).toEqual({});
  });

  it('wait until each field is in order, and are none where none are declared', () => {
    expect(checkDraft({ name: 'pairs', fields, rules }, { one: 1.5 }, part).problems).toEqual({ one: { code: 'whole_number' } });
    expect(checkDraft({ name: 'pairs', fields }, { one: 1 }, part)).toEqual({ values: { one: 1 }, problems: {} });
  });
});

describe('today', () => {
  it('is the day in Prague, not the one of the zero meridian', () => {
    expect(localDay(now)).toBe('2026-11-21');
    // Whatever zone the machine is in.
    expect(localDay(new Date('2026-07-01T21:59:59Z'))).toBe('2026-07-01');
    expect(localDay(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
    const { problems } = checkDraft(registry['email-blacklist'], { until: '2026-11-20' }, part);
    expect(problems).toEqual({ until: { code: 'day_in_past' } });
    expect(checkDraft(registry['email-blacklist'], { until: '2026-11-21' }, part).problems).toEqual({});
  });
});

describe('what a field holds when nobody said anything', () => {
  it('is its default, an empty list, or nothing', () => {
    expect(defaultOf(field.int({ min: 0, max: 9, default: 3 }))).toBe(3);
    expect(defaultOf(field.flag({ default: false }))).toBe(false);
    expect(defaultOf(field.set(['a'], {}))).toEqual([]);
    expect(defaultOf(field.set(['a', 'b'], { default: ['b'] }))).toEqual(['b']);
    expect(defaultOf(field.references('stores', {}))).toEqual([]);
    expect(defaultOf(field.children({ title: field.text({ max: 3 }) }, { max: 2 }))).toEqual([]);
    expect(defaultOf(field.text({ max: 3, default: '' }))).toBe('');
    expect(defaultOf(field.text({ max: 3 }))).toBeNull();
  });
});

describe.each(all.map((resource) => ({ name: resource.name, resource })))('any draft of $name', ({ resource }) => {
  const names = fieldsOf(resource).map(([name]) => name);
  const drafts = fc.dictionary(fc.constantFrom(...names, 'toString', '__proto__', 'nobody'), anyJson, { maxKeys: 8 });

  it('is answered with values and problems of writable fields only', () => {
    const writable = fieldsOf(resource).flatMap(([name, each]) => (isWritable(each) ? [name] : []));
    fc.assert(
      fc.property(drafts, fc.boolean(), (draft, partial) => {
        const { values, problems } = checkDraft(resource, draft, { now, partial });
        const named = [...Object.keys(values), ...Object.keys(problems).map((path) => path.split('.')[0] ?? '')];
        expect(named.filter((name) => !writable.includes(name))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('that is accepted is accepted again unchanged', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const once = checkDraft(resource, draft, part);
        if (Object.keys(once.problems).length > 0) return;
        expect(checkDraft(resource, once.values, part)).toEqual(once);
      }),
      { numRuns: 60 },
    );
  });
});
