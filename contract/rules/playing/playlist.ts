import * as z from 'zod/mini';
import { isDigest } from '../files/file-digest.ts';

/** More of each no one watches, or the branch cannot keep. */
export const playlistLimits = { items: 200, longestSeconds: 14_400, buttons: 200 } as const;

const identifier = z.int().check(z.gte(1), z.lte(2_147_483_647));

const item = z.strictObject({
  title: z.string().check(z.minLength(1), z.maxLength(120)),
  /** Null where the file is still to be added, as in rows of before playlists had files: such an item does not play. */
  file: z._default(z.nullable(z.string().check(z.refine(isDigest))), null),
  kind: z._default(z.enum(['image', 'video']), 'image'),
  /** Whole seconds: chosen for an image, read from the file for a video. */
  display_length: z.int().check(z.gte(1), z.lte(playlistLimits.longestSeconds)),
});
export type PlayItem = z.infer<typeof item>;

const button = z.strictObject({ touch_screen_id: identifier, button_id: z.string().check(z.regex(/^[a-z0-9]{1,16}$/u)) });
/** A button of a kiosk that shows a playlist. */
export type PlayButton = z.infer<typeof button>;

const items = z.array(item).check(z.maxLength(playlistLimits.items));
const buttons = z.array(button).check(z.maxLength(playlistLimits.buttons));

/** Whether what was typed is a length in seconds that an item may have. */
export function isTypedLength(text: string): boolean {
  return /^\d{1,5}$/u.test(text.trim()) && Number(text) >= 1 && Number(text) <= playlistLimits.longestSeconds;
}

/** The items that a value is; undefined where it is none. */
export function parseItems(value: unknown): readonly PlayItem[] | undefined {
  return items.safeParse(value).data;
}

/** The buttons that a value names; undefined where it names none in their shape. */
export function parseButtons(value: unknown): readonly PlayButton[] | undefined {
  return buttons.safeParse(value).data;
}

/** What of a playlist decides where and when it plays. Instants are in milliseconds. */
export type Playable = {
  readonly id: number;
  readonly name: string;
  readonly active: boolean;
  readonly storeIds: readonly number[];
  readonly displayIds: readonly number[];
  readonly buttons: readonly PlayButton[];
  /** Null: since ever, and without end. */
  readonly from: number | null;
  readonly to: number | null;
  /** None: every day. */
  readonly days: readonly string[];
  /** Minutes of the day, as clocks in Prague show them; null: from its beginning, to its end. */
  readonly opens: number | null;
  readonly closes: number | null;
  readonly priority: number;
  readonly items: readonly PlayItem[];
};

/** A device or a part of one that plays: a display, or a button of a kiosk. */
export type PlayTarget =
  | { readonly kind: 'display'; readonly storeId: number; readonly id: number }
  | { readonly kind: 'button'; readonly storeId: number; readonly touchScreenId: number; readonly buttonId: string };

/** A row of playlists as the rules read it, whole or in parts; what makes no sense counts as not given. */
export function playableOf(row: Readonly<Record<string, unknown>>): Playable {
  return {
    id: Number(row['id']),
    name: typeof row['name'] === 'string' ? row['name'] : '',
    active: row['active'] !== false,
    storeIds: numbersOf(row['store_ids']),
    displayIds: numbersOf(row['virtual_display_ids']),
    buttons: parseButtons(row['buttons']) ?? [],
    from: instantOf(row['play_from']),
    to: instantOf(row['play_to']),
    days: Array.isArray(row['play_days']) ? row['play_days'].map(String) : [],
    opens: minutesOf(row['hours_from']),
    closes: minutesOf(row['hours_to']),
    priority: Number(row['priority'] ?? 0),
    items: parseItems(row['items']) ?? [],
  };
}

function numbersOf(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}

function instantOf(value: unknown): number | null {
  if (value instanceof Date) return value.getTime();
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}

function minutesOf(value: unknown): number | null {
  const read = typeof value === 'string' ? /^(\d\d):(\d\d)/u.exec(value) : null;
  return read === null ? null : Number(read[1]) * 60 + Number(read[2]);
}

/** The items that can play: those with their file. */
export function readyItems({ items: all }: Pick<Playable, 'items'>): readonly PlayItem[] {
  return all.filter(({ file }) => file !== null);
}
