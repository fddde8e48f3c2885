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
