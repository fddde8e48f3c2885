import { describe, expect, it } from 'vitest';
import { choiceOffered, choiceToGoOn, parseChoice, writeChoiceFragment } from '../../../../contract/rules/booking-page/choice-address.ts';

const whole = { thing: 'Řidičský průkaz & výměna?', serviceId: 7, day: '2026-12-01', startsAt: '2026-12-01T08:15:00.000Z' };

describe('the choice in the address', () => {
  it.each([
    ['thing', {}],
    ['place', { thing: whole.thing }],
    ['day', { thing: whole.thing, serviceId: 7 }],
    ['time', { thing: whole.thing, serviceId: 7, day: whole.day }],
    ['form', whole],
  ] as const)('of the step %s is read as it was written', (step, choice) => {
    expect(parseChoice(writeChoiceFragment({ step, choice }))).toEqual({ step, choice });
  });

  it.each([
    ['thing', {}, ''],
    ['place', {}, '#place'],
    ['place', { thing: 'Doklady' }, '#place?thing=Doklady'],
    ['day', { thing: 'Doklady', serviceId: 7 }, '#day?thing=Doklady&service=7'],
  ] as const)('of the step %s with %j is written as %j', (step, choice, fragment) => {
    expect(writeChoiceFragment({ step, choice })).toBe(fragment);
  });

  it('says nothing of the token by which a time is held', () => {
    expect(writeChoiceFragment({ step: 'form', choice: { ...whole, hold: 'secret' } })).not.toContain('secret');
  });

  it.each([
    ['', 'thing', {}],
    ['#o=secret', 'thing', {}],
    ['#form?thing=%E0%A4%A', 'form', {}],
    ['#day?service=7', 'day', { serviceId: 7 }],
    ['#form?service=7&day=2026-12-01', 'form', { serviceId: 7, day: '2026-12-01' }],
    ['form?thing=Doklady', 'form', { thing: 'Doklady' }],
    ['#form?thing=Doklady&service=x&day=2026-12-01', 'form', { thing: 'Doklady' }],
    ['#form?thing=Doklady&service=07', 'form', { thing: 'Doklady' }],
    ['#form?thing=Doklady&service=7x', 'form', { thing: 'Doklady' }],
    ['#form?thing=Doklady&service=12&day=12026-12-01', 'form', { thing: 'Doklady', serviceId: 12 }],
    ['#form?thing=Doklady&service=7&day=2026-12-01T08:15:00Z', 'form', { thing: 'Doklady', serviceId: 7 }],
    [
      '#form?thing=Doklady&service=7&day=2026-12-01&time=x2026-12-01T08:15:00Z',
      'form',
      { thing: 'Doklady', serviceId: 7, day: '2026-12-01' },
    ],
    [
      '#form?thing=Doklady&service=7&day=2026-12-01&time=2026-12-01T08:15:00Zx',
      'form',
      { thing: 'Doklady', serviceId: 7, day: '2026-12-01' },
    ],
    [
      '#form?thing=Doklady&service=7&day=2026-12-01&time=2026-12-01T99:15:00Z',
      'form',
      { thing: 'Doklady', serviceId: 7, day: '2026-12-01' },
    ],
    ['#form?thing=Doklady&service=7&day=2026-99-99', 'form', { thing: 'Doklady', serviceId: 7 }],
    ['#form?thing=Doklady&service=7&day=2026-12-01&time=now', 'form', { thing: 'Doklady', serviceId: 7, day: '2026-12-01' }],
  ] as const)('of %j is what can be read of it', (fragment, step, choice) => {
    expect(parseChoice(fragment)).toEqual({ step, choice });
  });

  it('is left as far as the office still offers it', () => {
    const offered = [
      { id: 7, name: whole.thing },
      { id: 8, name: 'Matrika' },
    ];
    expect(choiceOffered(whole, offered)).toEqual(whole);
    expect(choiceOffered({ ...whole, serviceId: 8 }, offered)).toEqual({ thing: whole.thing });
    // The address of an English letter has the English name: the service is recognised by its number.
    expect(choiceOffered({ ...whole, thing: 'Documents' }, offered)).toEqual(whole);
    expect(choiceOffered({ ...whole, thing: 'Pasy', serviceId: 9 }, offered)).toEqual({});
    expect(choiceOffered({ serviceId: 8 }, offered)).toEqual({ thing: 'Matrika', serviceId: 8 });
    expect(choiceOffered({ serviceId: 9 }, offered)).toEqual({});
    expect(choiceOffered({}, offered)).toEqual({});
  });

  it('goes on with the time that the tab holds where both are one choice, and otherwise with the one of the address', () => {
    const kept = { ...whole, hold: 'secret' };
    expect(choiceToGoOn(whole, kept)).toEqual(kept);
    expect(choiceToGoOn({ thing: whole.thing }, kept)).toEqual(kept);
    expect(choiceToGoOn({}, kept)).toEqual(kept);
    expect(choiceToGoOn({ serviceId: 7 }, kept)).toEqual(kept);
    expect(choiceToGoOn({ serviceId: 8 }, kept)).toEqual({ serviceId: 8 });
    const other = { ...whole, startsAt: '2026-12-01T09:15:00.000Z' };
    expect(choiceToGoOn(other, kept)).toEqual(other);
    expect(choiceToGoOn({ ...whole, day: '2026-12-02' }, kept)).toEqual({ ...whole, day: '2026-12-02' });
    expect(choiceToGoOn({ ...whole, serviceId: 8 }, kept)).toEqual({ ...whole, serviceId: 8 });
    expect(choiceToGoOn({ thing: 'Matrika' }, kept)).toEqual({ thing: 'Matrika' });
  });
});
