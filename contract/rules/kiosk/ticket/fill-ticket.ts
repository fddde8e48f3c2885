import { octetsOf } from '../../text/octets.ts';
import { lineTypes, type TicketCode, type TicketDesign, type TicketLine, ticketLimits } from './tickets.ts';

/** What one ticket has printed. */
export type PrintedTicket = {
  readonly values: TicketValues;
  /** Texts before and after the name of the service (`ticket_line_pre`, `ticket_line_pos`); empty where it has none. */
  readonly before: string;
  readonly after: string;
};

/** A text that is printed, with the line that it comes from. */
export type FilledText = Pick<TicketLine, 'size' | 'weight' | 'align' | 'spacing'> & {
  readonly part: 'text';
  readonly line: number;
  readonly text: string;
};
/** What is printed, from top to bottom: texts, dashed lines and the QR code. */
export type FilledPart =
  | FilledText
  | { readonly part: 'rule'; readonly line: number }
  | { readonly part: 'code'; readonly line: number; readonly content: string; readonly width_mm: number };

/** The texts before and after a service are smaller than its name. */
const asideShare = 0.6;
const smallestAside = 7;

/**
 * The parts of a ticket. A line without a text, or one that needs an unknown value, is not printed, nor is such a code. Of dashed lines
 * with nothing between them one is printed.
 */
export function fillTicket({ lines, code }: Pick<TicketDesign, 'lines' | 'code'>, ticket: PrintedTicket): readonly FilledPart[] {
  const content = code == null ? undefined : fillCode(code, ticket.values);
  const parts = lines.flatMap((line, at): readonly FilledPart[] => [
    ...fillLine(line, ticket).map((filled) => ({ part: 'text' as const, ...filled, line: at })),
    ...(code?.under === at && content !== undefined ? [{ part: 'code' as const, line: at, content, width_mm: code.width_mm }] : []),
    ...(line.rule === true ? [{ part: 'rule' as const, line: at }] : []),
  ]);
  return parts.filter(({ part }, at) => part !== 'rule' || parts[at - 1]?.part !== 'rule');
}

/** What the code of a ticket says; undefined where it is empty, needs an unknown value, or is too long to be read. */
export function fillCode({ text }: Pick<TicketCode, 'text'>, values: TicketValues): string | undefined {
  const content = fillText(text, values) ?? '';
  return content !== '' && Array.from(content).reduce((sum, letter) => sum + octetsOf(letter), 0) <= ticketLimits.codeBytes
    ? content
    : undefined;
}

type Filled = Omit<FilledText, 'line' | 'part'>;

/** The texts of one line: none, one, or three for a service with what is before and after it. */
function fillLine(line: TicketLine, ticket: PrintedTicket): readonly Filled[] {
  return textsOf(line, ticket)
    .map((one) => ({ ...one, text: one.text.trim() }))
    .filter(({ text }) => text !== '');
}

function textsOf(line: TicketLine, { values, before, after }: PrintedTicket): readonly Filled[] {
  const { size, weight, align, spacing } = line;
  const main = { size, weight, align, spacing };
  const aside = { ...main, size: Math.min(size, Math.max(smallestAside, Math.round(size * asideShare))), weight: 400 as const };
  switch (line.type) {
    case lineTypes.empty:
      return [];
    case lineTypes.ownText:
      return [{ ...main, text: fillText(line.text, values) ?? '' }];
    case lineTypes.number:
      return [{ ...main, text: values.cislo ?? '' }];
    case lineTypes.service:
      return [
        { ...aside, text: before },
        { ...main, text: values.cinnost ?? '' },
        { ...aside, text: after },
      ];
    case lineTypes.moment:
      return [{ ...main, text: fillText('{den} {datum} {cas}', values) ?? '' }];
  }
}

/**
 * Tags of a line of a ticket. Their names are Czech without diacritics, because an administrator reads and writes them within the text.
 */
export const ticketTags = ['cislo', 'cinnost', 'pobocka', 'adresa', 'pred_vami', 'cekani', 'den', 'datum', 'cas'] as const;
export type TicketTag = (typeof ticketTags)[number];

/** What a ticket has for each tag; null is unknown, such as the wait of a service that was never used. */
export type TicketValues = Readonly<Record<TicketTag, string | null>>;

/** A part of an own text: its words, or a tag. */
export type TextPart = { readonly text: string; readonly tag: TicketTag | null };

/** The parts of an own text in their order. */
export function partsOfText(content: string): readonly TextPart[] {
  return content
    .split(/(\{[^{}\s]{1,40}\})/u)
    .filter((text) => text !== '')
    .map((text) => ({ text, tag: ticketTags.find((tag) => text === `{${tag}}`) ?? null }));
}

/** What is written as a tag and is none: it is printed with its braces. */
export function unknownTicketTags(content: string): readonly string[] {
  const unknown = partsOfText(content).filter(({ text, tag }) => tag === null && /^\{[^{}\s]{1,40}\}$/u.test(text));
  return [...new Set(unknown.map(({ text }) => text))];
}

/** An own text with a tag in place of what is chosen in it, and how many characters it then has too many; 0 where it fits. */
export function withTag(content: string, tag: TicketTag, chosen: readonly [from: number, to: number], most: number) {
  const text = `${content.slice(0, chosen[0])}{${tag}}${content.slice(chosen[1])}`;
  return { text, over: Math.max(0, text.length - most) };
}

/** An own text with its tags filled; undefined where it needs a value that is unknown. */
export function fillText(content: string, values: TicketValues): string | undefined {
  const filled = partsOfText(content).map(({ text, tag }) => (tag === null ? text : values[tag]));
  return filled.includes(null) ? undefined : filled.join('').trim();
}
