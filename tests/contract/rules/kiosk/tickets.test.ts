import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLayoutDigests } from '../../../../contract/rules/kiosk/layout/design-files.ts';
import { copyTickets } from '../../../../contract/rules/kiosk/ticket/copy-tickets.ts';
import { fillTicket, partsOfText, ticketTags, unknownTicketTags, withTag } from '../../../../contract/rules/kiosk/ticket/fill-ticket.ts';
import {
  designFor,
  type KioskTickets,
  lostServices,
  newTickets,
  parseTickets,
  withDesign,
  withoutOwnDesign,
} from '../../../../contract/rules/kiosk/ticket/tickets.ts';
import { aDesign, aLine, anyDesign, anyText, aTicket, textsIn, ticketWith } from '../../../support/tickets.ts';

const tickets: KioskTickets = { format: 1, usual: aDesign, by_service: {} };
const printed = (...lines: Parameters<typeof fillTicket>[0]['lines']) => textsIn(fillTicket({ lines }, aTicket)).map(({ text }) => text);

describe('tickets of a kiosk', () => {
  it('are stored as they are, whatever their designs', () => {
    fc.assert(
      fc.property(anyDesign, fc.dictionary(fc.integer({ min: 1, max: 999 }).map(String), anyDesign, { maxKeys: 3 }), (usual, own) => {
        const made: KioskTickets = { format: 1, usual, by_service: own };
        expect(parseTickets(structuredClone(made))).toEqual(made);
      }),
    );
  });

  it.each([
    ['eleven lines', { ...aDesign, lines: aDesign.lines.slice(1) }],
    ['a line of type 5', { ...aDesign, lines: [{ ...aLine('x'), type: 5 }, ...aDesign.lines.slice(1)] }],
    ['a weight that the font does not have', { ...aDesign, lines: [{ ...aLine('x'), weight: 500 }, ...aDesign.lines.slice(1)] }],
    ['a text of 201 signs', { ...aDesign, lines: [aLine('x'.repeat(201)), ...aDesign.lines.slice(1)] }],
    ['a size of a fraction', { ...aDesign, lines: [aLine('x', { size: 9.5 }), ...aDesign.lines.slice(1)] }],
    ['an image that is no digest', { ...aDesign, image: { digest: '../x', place: 'above', width_mm: 30 } }],
    ['an image wider than the paper', { ...aDesign, image: { digest: 'ab'.repeat(32), place: 'above', width_mm: 73 } }],
    ['a code under a line that is none', { ...aDesign, code: { text: 'x', under: 12, width_mm: 30 } }],
    ['what no design has', { ...aDesign, colour: 'red' }],
  ])('are none with %s', (_, design) => {
    expect(parseTickets({ ...tickets, usual: design })).toBeUndefined();
    expect(parseTickets({ ...tickets, by_service: { 7: design } })).toBeUndefined();
  });

  it.each(['', '0', '-1', 'abc', '1.5'])('are none for a service "%s"', (service) => {
    expect(parseTickets({ ...tickets, by_service: { [service]: aDesign } })).toBeUndefined();
  });

  it('are those of the service, else the usual one', () => {
    fc.assert(
      fc.property(anyDesign, fc.integer({ min: 1, max: 99 }), (own, service) => {
        const changed = withDesign(tickets, service, own);
        expect(designFor(changed, service)).toEqual(own);
        expect(designFor(changed, service + 1)).toEqual(aDesign);
        expect(withoutOwnDesign(changed, service)).toEqual(tickets);
        expect(designFor(withDesign(tickets, null, own), service)).toEqual(own);
      }),
    );
  });

  it('name each of their images once', () => {
    const image = (byte: string) => ({ ...aDesign, image: { digest: byte.repeat(32), place: 'below' as const, width_mm: 30 } });
    const made = withDesign(withDesign(withDesign(tickets, null, image('ab')), 1, image('cd')), 2, image('ab'));
    expect(findLayoutDigests(made)).toEqual(['ab'.repeat(32), 'cd'.repeat(32)]);
  });

  it('name the services with a ticket of their own that are gone', () => {
    expect(lostServices(withDesign(withDesign(tickets, 3, aDesign), 5, aDesign), [{ id: 3 }, { id: 4 }])).toEqual([5]);
  });

  it('are copied to services of the same name, and come back as they were', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(ids, anyDesign, anyDesign, ([one = 1, two = 2, there = 3, alone = 4], first, second) => {
        const from = [
          { id: one, name: 'Pasy a průkazy' },
          { id: two, name: 'Matrika' },
        ];
        const to = [{ id: there, name: 'PASY A PRUKAZY' }];
        const copied = copyTickets(withDesign(withDesign(tickets, one, first), two, second), { from, to });
        expect(copied.tickets).toEqual(withDesign(tickets, there, first));
        expect([copied.matched, copied.unmatched]).toEqual([from.slice(0, 1), from.slice(1)]);
        expect(copyTickets(copied.tickets, { from: to, to: [...from, { id: alone, name: 'Jiná' }] }).tickets).toEqual(
          withDesign(tickets, one, first),
        );
      }),
    );
  });

  it('begin with a ticket that can be stored', () => {
    const made = newTickets({ ahead: 'a', watch: 'w', today: 't' });
    expect(parseTickets(made)).toEqual(made);
  });
});

describe('a line', () => {
  it.each([
    [0, []],
    [1, ['own text']],
    [2, ['A 047']],
    [3, ['Občanské průkazy a cestovní doklady', 'Připravte si dosavadní průkaz']],
    [4, ['pondělí 23.11.2026 10:42']],
  ] as const)('of type %i prints %j', (type, texts) => {
    expect(printed(aLine('own text', { type }))).toEqual(texts);
  });

  it('prints what is before and after a service smaller than its name', () => {
    const filled = textsIn(fillTicket({ lines: [aLine('', { type: 3, size: 20, weight: 700 })] }, { ...aTicket, before: 'before' }));
    expect(filled.map(({ text, size, weight, line }) => [text, size, weight, line])).toEqual([
      ['before', 12, 400, 0],
      [aTicket.values.cinnost, 20, 700, 0],
      [aTicket.after, 12, 400, 0],
    ]);
  });

  it('that needs an unknown value is not printed, and no zero is', () => {
    const lines = [aLine('{pred_vami} people'), aLine('wait {cekani}'), aLine('', { type: 2 })];
    expect(textsIn(fillTicket({ lines }, ticketWith({ cekani: null }))).map(({ text }) => text)).toEqual(['4 people', 'A 047']);
  });

  it('takes a tag in place of what is chosen in it, and says by how many characters it is then too long', () => {
    expect(withTag('wait  min', 'cekani', [5, 5], 200)).toEqual({ text: 'wait {cekani} min', over: 0 });
    expect(withTag('wait long', 'cekani', [5, 9], 13)).toEqual({ text: 'wait {cekani}', over: 0 });
    expect(withTag('x'.repeat(200), 'cas', [200, 200], 200).over).toBe('{cas}'.length);
  });

  it('keeps no known tag, and prints what is no tag as it is written', () => {
    fc.assert(
      fc.property(anyText, (content) => {
        const text = printed(aLine(content)).join('');
        for (const tag of ticketTags) expect(text).not.toContain(`{${tag}}`);
        for (const unknown of unknownTicketTags(content)) expect(text).toContain(unknown);
      }),
    );
  });

  it('has no second dashed line where nothing is printed between two', () => {
    const lines = [
      aLine('a', { rule: true }),
      aLine('{cekani}', { rule: true }),
      aLine('', { type: 0, rule: true }),
      aLine('b', { rule: true }),
    ];
    const parts = fillTicket({ lines }, ticketWith({ cekani: null })).map(({ part }) => part);
    expect(parts).toEqual(['text', 'rule', 'text', 'rule']);
  });

  it('consists of its parts', () => {
    fc.assert(
      fc.property(anyText, (content) => {
        expect(
          partsOfText(content)
            .map(({ text }) => text)
            .join(''),
        ).toBe(content);
      }),
    );
  });
});

describe('the code of a ticket', () => {
  const codeOf = (text: string, ticket = aTicket) => {
    const parts = fillTicket({ lines: [aLine('a', { rule: true })], code: { text, under: 0, width_mm: 24 } }, ticket);
    return parts.map((part) => (part.part === 'code' ? part.content : part.part));
  };

  it('stands under its line, before the dashed line there, with its tags filled', () => {
    expect(codeOf('https://mesto.test/?l={cislo}')).toEqual(['text', 'https://mesto.test/?l=A 047', 'rule']);
  });

  it.each([
    ['empty', ' ', aTicket],
    ['made of a value that is unknown', '{cekani}', ticketWith({ cekani: null })],
    ['too long to be read from paper', '{adresa}', ticketWith({ adresa: 'ř'.repeat(151) })],
  ])('is not printed when it is %s', (_, text, ticket) => {
    expect(codeOf(text, ticket)).toEqual(['text', 'rule']);
  });
});
