import fc from 'fast-check';
import {
  type FilledPart,
  type FilledText,
  type PrintedTicket,
  type TicketTag,
  type TicketValues,
  ticketTags,
} from '../../contract/rules/kiosk/ticket/fill-ticket.ts';
import {
  defaultDesign,
  lineAligns,
  lineWeights,
  type TicketDesign,
  type TicketLine,
  ticketLimits,
} from '../../contract/rules/kiosk/ticket/tickets.ts';

/** A ticket with all letters of Czech that have a sign above them. */
export const aTicket: PrintedTicket = {
  values: {
    cislo: 'A 047',
    cinnost: 'Občanské průkazy a cestovní doklady',
    pobocka: 'Magistrát – Radnice',
    adresa: 'Náměstí Svobody 1',
    pred_vami: '4',
    cekani: '12 min',
    den: 'pondělí',
    datum: '23.11.2026',
    cas: '10:42',
  },
  before: '',
  after: 'Připravte si dosavadní průkaz',
};

/** The ticket with other values. */
export const ticketWith = (values: Partial<TicketValues>): PrintedTicket => ({ ...aTicket, values: { ...aTicket.values, ...values } });

export const aDesign: TicketDesign = defaultDesign({
  ahead: 'Před vámi: {pred_vami} · čekání asi {cekani}',
  watch: 'Příliš žluťoučký kůň úpěl ďábelské ódy',
  today: 'Lístek platí pouze dnes.',
});

/** The texts among the parts of a ticket. */
export function textsIn(parts: readonly FilledPart[]): readonly FilledText[] {
  return parts.filter((part) => part.part === 'text');
}

/** A line of own text. */
export const aLine = (text: string, given: Partial<TicketLine> = {}): TicketLine => ({
  type: 1,
  text,
  size: 10,
  weight: 400,
  align: 'center',
  spacing: 1.3,
  ...given,
});

const tag: fc.Arbitrary<TicketTag> = fc.constantFrom(...ticketTags);

/** A text with tags in it. */
export const anyText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      tag.map((name) => `{${name}}`),
      fc.constantFrom('Před vámi', ' ', 'čekání', '{', '}', '{pin}', 'Magistrátní', '·'),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

const anyLine: fc.Arbitrary<TicketLine> = fc.record({
  type: fc.constantFrom(0, 1, 2, 3, 4),
  text: anyText,
  size: fc.integer({ min: ticketLimits.size.least, max: ticketLimits.size.most }),
  weight: fc.constantFrom(...lineWeights),
  align: fc.constantFrom(...lineAligns),
  spacing: fc.integer({ min: 8, max: 30 }).map((tenths) => tenths / 10),
  rule: fc.boolean(),
});

/** Any design that may be stored. */
export const anyDesign: fc.Arbitrary<TicketDesign> = fc.record({
  lines: fc.array(anyLine, { minLength: ticketLimits.lines, maxLength: ticketLimits.lines }),
  image: fc.option(
    fc.record({
      digest: fc.constant('ab'.repeat(32)),
      place: fc.constantFrom('above', 'below'),
      width_mm: fc.integer({ min: ticketLimits.imageMillimetres.least, max: ticketLimits.imageMillimetres.most }),
    }),
  ),
  code: fc.option(
    fc.record({
      text: anyText,
      under: fc.nat(ticketLimits.lines - 1),
      width_mm: fc.integer({ min: ticketLimits.codeMillimetres.least, max: ticketLimits.codeMillimetres.most }),
    }),
  ),
});
