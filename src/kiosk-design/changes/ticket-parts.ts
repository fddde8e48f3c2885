import type { kioskTickets } from '../../../contract/messages/cs/console/devices/kiosk-tickets.ts';
import type { ChangedPartsWords } from '../../../contract/messages/cs/console/forms/changed-parts.ts';
import {
  type KioskTickets,
  lineTypes,
  type TicketCode,
  type TicketDesign,
  type TicketLine,
  type TicketPicture,
} from '../../../contract/rules/kiosk/ticket/tickets.ts';
import type { ChangedPart, PartChange } from '../../ui/history/part-list.tsx';
import type { ComparedRow } from '../conflict-dialog.tsx';
import { changedPart, changedValue, compareChanges, lower, wordAlone } from './part-changes.ts';

export type TicketPartWords = {
  readonly said: typeof kioskTickets;
  readonly partsSaid: ChangedPartsWords;
  readonly empty: string;
  readonly serviceName: (id: number) => string;
};

type Comparing = {
  readonly base: KioskTickets | undefined;
  readonly mine: KioskTickets;
  readonly theirs: KioskTickets | undefined;
};

/** What two people changed in tickets, by ticket and line; undefined where there is nothing to compare with. */
export function compareTickets(words: TicketPartWords, { base, mine, theirs }: Comparing): readonly ComparedRow[] | undefined {
  if (theirs === undefined) return undefined;
  const [own, others] = [mine, theirs].map((tickets) => ticketParts(words, base ?? theirs, tickets));
  return compareChanges({ of: words.partsSaid.of, empty: words.empty }, { mine: own ?? [], theirs: others ?? [] });
}

/**
 * What changed in the tickets of a kiosk, by ticket and line. Where there were none, or there are none now, each ticket as a whole;
 * undefined is of tickets that are shown alone: what they print.
 */
export function ticketParts(
  words: TicketPartWords,
  base: KioskTickets | null | undefined,
  tickets: KioskTickets | null,
): readonly ChangedPart[] {
  const { said } = words;
  const ids = [...new Set([tickets, base].flatMap((one) => Object.keys(one?.by_service ?? {})))];
  const named = [
    { key: 'usual', where: said.compared.usual, of: (one: KioskTickets) => one.usual },
    ...ids.map((id) => ({
      key: id,
      where: said.compared.ofService(words.serviceName(Number(id))),
      of: (one: KioskTickets) => one.by_service[id],
    })),
  ];
  return named.flatMap(({ key, where, of }) => {
    const [before, after] = [base, tickets].map((one) => (one == null ? undefined : of(one)));
    if (before !== undefined && after !== undefined) return partsOfTicket(words, { key, where, before, after });
    if (before !== undefined) return [{ key, where, changes: [wordAlone(words.partsSaid.removed)] }];
    if (after === undefined) return [];
    const printed = { what: base === undefined ? '' : words.partsSaid.added, before: null, after: contentOfTicket(said, after) };
    return [{ key, where, changes: [printed] }];
  });
}

type OfTicket = { readonly key: string; readonly where: string; readonly before: TicketDesign; readonly after: TicketDesign };

function partsOfTicket(words: TicketPartWords, { key, where, before, after }: OfTicket): readonly ChangedPart[] {
  const { compared } = words.said;
  const lines = after.lines.flatMap((line, at) => {
    const old = before.lines[at];
    return old === undefined ? [] : changedPart(`${key} ${at}`, compared.line(where, at), changesOfLine(words, [old, line]));
  });
  return [
    ...lines,
    ...changedPart(`${key} image`, compared.image(where), changesOfPicture(words, [before.image, after.image])),
    ...changedPart(`${key} code`, compared.code(where), changesOfCode(words, [before.code ?? null, after.code ?? null])),
  ];
}

type Two<T> = readonly [before: T, after: T];

function changesOfLine({ said, partsSaid }: TicketPartWords, [before, after]: Two<TicketLine>): readonly PartChange[] {
  const { fields } = said;
  const values = (named: string, of: (line: TicketLine) => string | number): readonly PartChange[] =>
    changedValue(lower(named), String(of(before)), String(of(after)));
  return [
    ...changedValue('', contentOf(said, before), contentOf(said, after)),
    ...values(fields.size, ({ size }) => size),
    ...values(fields.weight, ({ weight }) => weight),
    ...values(fields.align, ({ align }) => said.aligns[align]),
    ...values(fields.spacing, ({ spacing }) => spacing),
    ...values(fields.rule, ({ rule }) => (rule === true ? partsSaid.yes : partsSaid.no)),
  ];
}

/** What a line prints: its own text, or what it is filled with. */
function contentOf(said: typeof kioskTickets, { type, text }: TicketLine): string {
  const content = type === lineTypes.ownText ? text : said.types[type];
  return content === '' ? said.types[lineTypes.empty] : content;
}

function contentOfTicket(said: typeof kioskTickets, { lines }: TicketDesign): string {
  return lines.flatMap((line) => (line.type === lineTypes.empty ? [] : [contentOf(said, line)])).join(' · ');
}

function changesOfPicture({ said, partsSaid }: TicketPartWords, [before, after]: Two<TicketPicture | null>): readonly PartChange[] {
  if (before === null && after === null) return [];
  if (before === null) return [wordAlone(partsSaid.added)];
  if (after === null) return [{ what: '', before: null, after: said.compared.absent }];
  const { image } = said;
  return [
    ...(before.digest === after.digest ? [] : [wordAlone(partsSaid.otherFile)]),
    ...changedValue(lower(image.place), image.places[before.place], image.places[after.place]),
    ...changedValue(lower(image.width), String(before.width_mm), String(after.width_mm)),
  ];
}

function changesOfCode({ said, partsSaid }: TicketPartWords, [before, after]: Two<TicketCode | null>): readonly PartChange[] {
  if (before === null && after === null) return [];
  if (after === null) return [{ what: '', before: null, after: said.compared.absent }];
  if (before === null) return [{ what: partsSaid.added, before: null, after: after.text }];
  const { code } = said;
  return [
    ...changedValue('', before.text, after.text),
    ...changedValue(lower(code.under), code.line(before.under), code.line(after.under)),
    ...changedValue(lower(code.width), String(before.width_mm), String(after.width_mm)),
  ];
}
