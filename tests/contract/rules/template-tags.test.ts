import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderLetters } from '../../../contract/messages/en/order-letters.ts';
import { fitsOneSms } from '../../../contract/rules/text/sms-length.ts';
import {
  findTags,
  missingTags,
  requiredTags,
  tagProblem,
  templatePurposes,
  templateTags,
  unknownTags,
} from '../../../contract/rules/text/template-tags.ts';

describe('tags of templates', () => {
  it('are those of the specification, and the message of the office', () => {
    expect([...templateTags].toSorted()).toEqual(['address', 'date', 'message', 'pin', 'service', 'store', 'time']);
  });

  it('are found where they stand in braces, as often as they do', () => {
    expect(findTags('{pin} a {pin}, {store}; {Pin} {} {pin ')).toEqual(['pin', 'pin', 'store']);
  });

  it.each([
    ['created', ['store', 'service', 'pin', 'date', 'time']],
    ['confirm_request', ['store', 'date', 'time']],
    ['changed', ['store', 'service', 'pin', 'date', 'time']],
    ['cancelled', ['store', 'date', 'time', 'message']],
    ['reminder', ['store', 'pin', 'date', 'time']],
  ] as const)('of the message %s tell the client %j', (purpose, tags) => {
    expect(requiredTags[purpose]).toEqual(tags);
    expect(missingTags(purpose, '{address} {Date} date')).toEqual(tags);
  });

  it('are not what is longer than any name may be', () => {
    expect(unknownTags(`{${'x'.repeat(40)}} {${'y'.repeat(41)}}`)).toEqual(['x'.repeat(40)]);
  });

  it('are unknown when they are written as tags and are none', () => {
    expect(unknownTags('{pin} {Date} {něco} {něco} { pin } {} {store')).toEqual(['Date', 'něco']);
    expect(unknownTags(templateTags.map((tag) => `{${tag}}`).join(''))).toEqual([]);
  });

  it.each(templatePurposes)('of the purpose %s are all demanded, each by its name', (purpose) => {
    const whole = requiredTags[purpose].map((tag) => `{${tag}}`).join(' ');
    expect(missingTags(purpose, whole)).toEqual([]);
    expect(missingTags(purpose, '')).toEqual(requiredTags[purpose]);
    for (const tag of requiredTags[purpose]) expect(missingTags(purpose, whole.replace(`{${tag}}`, tag))).toEqual([tag]);
  });

  it('that are missing are named beside those that are unknown', () => {
    const whole = requiredTags.reminder.map((tag) => `{${tag}}`).join(' ');
    expect(tagProblem('reminder', whole)).toBeNull();
    expect(tagProblem('reminder', `${whole} {cas}`)).toEqual({ code: 'unknown_tags', details: { tags: '{cas}' } });
    expect(tagProblem('reminder', '{store} {pin} {date}')).toEqual({ code: 'missing_tags', details: { tags: '{time}' } });
    expect(tagProblem('reminder', '{store} {pin} {datum} {cas}')).toEqual({
      code: 'wrong_tags',
      details: { missing: '{date}, {time}', unknown: '{datum}, {cas}' },
    });
  });

  it('may stand anywhere among any other text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...templatePurposes), fc.array(fc.string({ unit: 'binary' })), (purpose, between) => {
        const content = requiredTags[purpose].map((tag, place) => `${(between[place] ?? '').replaceAll('{', '')}{${tag}}`).join('');
        expect(missingTags(purpose, content)).toEqual([]);
      }),
    );
  });
});

it.each(templatePurposes)(
  'the built-in English letter of the purpose %s has all tags that its purpose asks for, and an SMS fits one',
  (purpose) => {
    const { subject, email, sms } = orderLetters[purpose];
    expect([email, sms].map((text) => tagProblem(purpose, text))).toEqual([null, null]);
    expect(unknownTags(subject)).toEqual([]);
    expect(fitsOneSms(sms)).toBe(true);
  },
);
