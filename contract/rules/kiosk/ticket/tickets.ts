import * as z from 'zod/mini';
import { limits } from '../../../basics/limits.ts';
import { isDigest } from '../../files/file-digest.ts';

/** Types of a line by their numbers in the specification (section 4). */
export const lineTypes = { empty: 0, ownText: 1, number: 2, service: 3, moment: 4 } as const;
export type LineType = (typeof lineTypes)[keyof typeof lineTypes];

export const lineWeights = [400, 700, 900] as const;
export const lineAligns = ['left', 'center', 'right'] as const;
export const imagePlaces = ['above', 'below'] as const;

/** Limits of tickets. Sizes of texts are in points, the width of an image in millimetres of the paper. */
export const ticketLimits = {
  /** Lines 0 to 11 (specification, section 4). */
  lines: 12,
  textCharacters: 200,
  size: { least: 6, most: 120 },
  spacing: { least: 0.8, most: 3 },
  imageMillimetres: { least: 8, most: 72 },
  /** Below it, cameras of telephones do not read a code reliably. */
  codeMillimetres: { least: 16, most: 60 },
  /** Bytes of a code with its tags filled: with more, its squares are too small to be read from paper. */
  codeBytes: 300,
  /** Pixels below which an image is not sharp when it is printed. */
  sharpPixels: limits.ticketImageMinimalWidthPixels,
  /** Bytes of the document as JSON. */
  bytes: 500_000,
} as const;

const within = ({ least, most }: { readonly least: number; readonly most: number }) => [z.gte(least), z.lte(most)] as const;

const line = z.strictObject({
  type: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  /** The own text; other types keep it, so that it is back when the type is. */
  text: z.string().check(z.maxLength(ticketLimits.textCharacters)),
  size: z.int().check(...within(ticketLimits.size)),
  weight: z.union([z.literal(400), z.literal(700), z.literal(900)]),
  align: z.enum(lineAligns),
  /** The height of a row as a multiple of the size. */
  spacing: z.number().check(...within(ticketLimits.spacing)),
  /** A dashed line across the paper is under it, also where the line itself is empty. */
  rule: z.optional(z.boolean()),
});

const image = z.strictObject({
  digest: z.string().check(z.refine(isDigest)),
  place: z.enum(imagePlaces),
  width_mm: z.int().check(...within(ticketLimits.imageMillimetres)),
});

/** A QR code. Text types of lines are fixed by the specification, so it is next to them, under one of them. */
const code = z.strictObject({
  /** What a telephone reads: an own text, also with tags. */
  text: z.string().check(z.maxLength(ticketLimits.textCharacters)),
  under: z.int().check(z.gte(0), z.lt(ticketLimits.lines)),
  width_mm: z.int().check(...within(ticketLimits.codeMillimetres)),
});

const design = z.strictObject({
  lines: z.array(line).check(z.minLength(ticketLimits.lines), z.maxLength(ticketLimits.lines)),
  image: z.nullable(image),
  code: z.optional(z.nullable(code)),
});

/** The tickets of a kiosk: the usual one, and those of services that have their own. */
export const kioskTickets = z.strictObject({
  format: z.literal(1),
  usual: design,
  by_service: z.record(z.string().check(z.regex(/^[1-9]\d{0,9}$/u)), design),
});

export type KioskTickets = z.infer<typeof kioskTickets>;
export type TicketDesign = KioskTickets['usual'];
export type TicketLine = TicketDesign['lines'][number];
export type TicketPicture = NonNullable<TicketDesign['image']>;
export type TicketCode = NonNullable<TicketDesign['code']>;

/** The tickets that a value is; undefined where it is none. */
export function parseTickets(value: unknown): KioskTickets | undefined {
  const parsed = kioskTickets.safeParse(value);
  return parsed.success && JSON.stringify(parsed.data).length <= ticketLimits.bytes ? parsed.data : undefined;
}

/** The ticket that is printed for a service. */
export function designFor({ usual, by_service: own }: KioskTickets, serviceId: number | null): TicketDesign {
  return own[String(serviceId)] ?? usual;
}

/** The tickets with another ticket of a service, or with the usual one for null. */
export function withDesign(tickets: KioskTickets, serviceId: number | null, changed: TicketDesign): KioskTickets {
  if (serviceId === null) return { ...tickets, usual: changed };
  return { ...tickets, by_service: { ...tickets.by_service, [String(serviceId)]: changed } };
}

/** The tickets where the service has the usual one. */
export function withoutOwnDesign(tickets: KioskTickets, serviceId: number): KioskTickets {
  const { [String(serviceId)]: _, ...others } = tickets.by_service;
  return { ...tickets, by_service: others };
}

/** Services with a ticket of their own that the store does not have any longer: no kiosk prints these. */
export function lostServices({ by_service: own }: KioskTickets, services: readonly { readonly id: number }[]): readonly number[] {
  const known = new Set(services.map(({ id }) => id));
  return Object.keys(own)
    .map(Number)
    .filter((id) => !known.has(id));
}

/** Own texts that a new ticket begins with. */
export type NewTicketTexts = {
  readonly ahead: string;
  readonly watch: string;
  readonly today: string;
};

const emptyLine: TicketLine = { type: lineTypes.empty, text: '', size: 8, weight: 400, align: 'center', spacing: 1.3 };

/** The ticket of a kiosk that has none of its own: store, number, service, people ahead, date and time. */
export function defaultDesign({ ahead, watch, today }: NewTicketTexts): TicketDesign {
  const given: readonly Partial<TicketLine>[] = [
    { type: lineTypes.ownText, text: '{pobocka}', size: 13, weight: 700 },
    { type: lineTypes.ownText, text: '{adresa}', size: 8 },
    { type: lineTypes.number, size: 60, weight: 900, spacing: 1.2 },
    { type: lineTypes.service, size: 14, weight: 700 },
    { type: lineTypes.ownText, text: ahead, size: 11, spacing: 1.6 },
    { type: lineTypes.ownText, text: watch, size: 8 },
    { type: lineTypes.moment, size: 8 },
    { type: lineTypes.ownText, text: today, size: 8 },
  ];
  return { lines: Array.from({ length: ticketLimits.lines }, (_, at) => ({ ...emptyLine, ...given[at] })), image: null };
}

/** Tickets of a kiosk that has none yet. */
export function newTickets(texts: NewTicketTexts): KioskTickets {
  return { format: 1, usual: defaultDesign(texts), by_service: {} };
}
