/** What tickets of a service bear: a letter, or none, and numbers of a range. */
export type TicketNumbers = {
  readonly ticket_prefix: string | null;
  readonly number_from: number;
  readonly number_to: number;
};
export type NumberRange = Pick<TicketNumbers, 'number_from' | 'number_to'>;

/** Whether two services of a store could give out the same ticket. */
export function collide(one: TicketNumbers, other: TicketNumbers): boolean {
  return one.ticket_prefix === other.ticket_prefix && one.number_from <= other.number_to && other.number_from <= one.number_to;
}

/** Each of the services that could give out a ticket of one before it, with the first such. A branch may have them from earlier versions. */
export function sharedNumbers<Service extends TicketNumbers>(
  services: readonly Service[],
): readonly { readonly one: Service; readonly other: Service }[] {
  return services.flatMap((other, at) => {
    const one = services.slice(0, at).find((before) => collide(before, other));
    return one === undefined ? [] : [{ one, other }];
  });
}

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

export const ticketLetterShape = /^[A-Z]$/u;

/** Whether tickets may bear it before their number: one letter without diacritics (page 03). */
export function isTicketLetter(prefix: string): boolean {
  return ticketLetterShape.test(prefix);
}

/** Whether an earlier version let tickets bear it: two letters stay where they are (decision 0046). */
export function wasTicketPrefix(prefix: string): boolean {
  return prefix.length === 2 && Array.from(prefix).every(isTicketLetter);
}

/**
 * The numbers themselves where no one has them and their letter may be given, otherwise the same ones under the first letter
 * that no one uses, or, when all are used, under which no one has them; undefined when others have them under each.
 */
export function freeNumbers(wanted: TicketNumbers, taken: readonly TicketNumbers[]): TicketNumbers | undefined {
  const mayBeGiven = wanted.ticket_prefix === null || isTicketLetter(wanted.ticket_prefix);
  if (mayBeGiven && !taken.some((other) => collide(wanted, other))) return wanted;
  const used = new Set(taken.map(({ ticket_prefix }) => ticket_prefix));
  const isFree = (letter: string): boolean => !taken.some((other) => collide({ ...wanted, ticket_prefix: letter }, other));
  const free = letters.find((letter) => !used.has(letter)) ?? letters.find(isFree);
  return free === undefined ? undefined : { ...wanted, ticket_prefix: free };
}

/** What `number_from` and `number_to` of a service may be; a range has two numbers at least. */
export const ticketRoom = { first: 1, last: 9999, least: 2 } as const;

/** The range of as many numbers under the letter that no one has and that lies nearest; the longest shorter one where there is none so long. */
export function nearestFree(wanted: TicketNumbers, taken: readonly TicketNumbers[]): NumberRange | undefined {
  const count = wanted.number_to - wanted.number_from + 1;
  const gaps = gapsBetween(taken.filter(({ ticket_prefix }) => ticket_prefix === wanted.ticket_prefix));
  const placed = gaps.map((gap) => {
    const length = Math.min(count, lengthOf(gap));
    const from = Math.min(Math.max(wanted.number_from, gap.number_from), gap.number_to - length + 1);
    return { number_from: from, number_to: from + length - 1 };
  });
  const distance = ({ number_from: from }: NumberRange): number => Math.abs(from - wanted.number_from);
  return placed.toSorted((one, other) => lengthOf(other) - lengthOf(one) || distance(one) - distance(other))[0];
}

/** Ranges that no one has, in their order; of one number there is none. */
function gapsBetween(taken: readonly NumberRange[]): readonly NumberRange[] {
  const gaps: NumberRange[] = [];
  let from: number = ticketRoom.first;
  for (const { number_from, number_to } of taken.toSorted((one, other) => one.number_from - other.number_from)) {
    gaps.push({ number_from: from, number_to: number_from - 1 });
    from = Math.max(from, number_to + 1);
  }
  return [...gaps, { number_from: from, number_to: ticketRoom.last }].filter((gap) => lengthOf(gap) >= ticketRoom.least);
}

function lengthOf({ number_from, number_to }: NumberRange): number {
  return number_to - number_from + 1;
}

/** `A 1–99`, or `1–99` without a letter. */
export function spokenTickets({ ticket_prefix, number_from, number_to }: TicketNumbers): string {
  return `${ticket_prefix === null ? '' : `${ticket_prefix} `}${number_from}–${number_to}`;
}

/** Whether a text looks like a ticket number: letters and digits, such as `A12` or `a 012`. Digits alone may be a PIN or a phone. */
export function readsAsTicket(text: string): boolean {
  return /^[A-Z]{1,2} ?\d{1,4}$/iu.test(text.trim());
}
