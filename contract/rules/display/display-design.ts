import * as z from 'zod/mini';
import { isDigest } from '../files/file-digest.ts';
import { contrastOf } from '../kiosk/contrast.ts';
import { unknownVoiceTags } from './voice-pattern.ts';

export const columnKinds = ['number', 'desk', 'service'] as const;
export type ColumnKind = (typeof columnKinds)[number];
export const playlistPlaces = ['left', 'right', 'top', 'bottom', 'none'] as const;
export type PlaylistPlace = (typeof playlistPlaces)[number];
/** Who speaks: the recorded clips, the speech of the browser, or no one. */
export const voiceSources = ['clips', 'browser', 'none'] as const;
export type VoiceSource = (typeof voiceSources)[number];
export const voiceLanguages = ['cs', 'en'] as const;
export type VoiceLanguage = (typeof voiceLanguages)[number];

export const displayLimits = {
  rows: { least: 1, most: 12 },
  /** Per cent of the area below the heading. */
  share: { least: 20, most: 60 },
  patternCharacters: 120,
  clipCharacters: 40,
  clips: 300,
  clipMegabytes: 2,
  /** Bytes of the document as JSON. */
  bytes: 100_000,
} as const;

const within = ({ least, most }: { readonly least: number; readonly most: number }) => [z.gte(least), z.lte(most)] as const;
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/u));

const column = z.strictObject({ kind: z.enum(columnKinds), is_shown: z.boolean() });

const voice = z.strictObject({
  source: z.enum(voiceSources),
  language: z.enum(voiceLanguages),
  pattern: z.string().check(
    z.maxLength(displayLimits.patternCharacters),
    z.refine((text) => unknownVoiceTags(text).length === 0),
  ),
  /** Digests of recorded sounds by what they say: `clipsOf` names them. */
  clips: z.record(z.string().check(z.minLength(1), z.maxLength(displayLimits.clipCharacters)), z.string().check(z.refine(isDigest))),
});

/** What a display shows and says. `call`: colours of the newest call. The order of columns is that on the screen. */
const displayDesign = z.strictObject({
  format: z.literal(1),
  columns: z.array(column).check(z.minLength(columnKinds.length), z.maxLength(columnKinds.length)),
  rows: z.int().check(...within(displayLimits.rows)),
  colours: z.strictObject({ background: colour, text: colour, call_background: colour, call_text: colour }),
  playlist: z.strictObject({ place: z.enum(playlistPlaces), share: z.int().check(...within(displayLimits.share)) }),
  has_header: z.boolean(),
  voice,
});

export type DisplayDesign = z.infer<typeof displayDesign>;
export type DisplayColumn = DisplayDesign['columns'][number];
export type DisplayVoice = DisplayDesign['voice'];

/** The design that a value is; undefined where it is none. Each column is there once, and the number is never hidden. */
export function parseDisplayDesign(value: unknown): DisplayDesign | undefined {
  const { success, data } = displayDesign.safeParse(value);
  if (!success || JSON.stringify(data).length > displayLimits.bytes) return undefined;
  const kinds = new Set(data.columns.map(({ kind }) => kind));
  const showsNumber = data.columns.some(({ kind, is_shown }) => kind === 'number' && is_shown);
  const isWhole = kinds.size === columnKinds.length && showsNumber && Object.keys(data.voice.clips).length <= displayLimits.clips;
  return isWhole ? data : undefined;
}

/** What a display shows that no one has set up: number and desk, seven rows, a playlist at the right. */
export function newDisplayDesign(pattern: string): DisplayDesign {
  return {
    format: 1,
    columns: [
      { kind: 'number', is_shown: true },
      { kind: 'desk', is_shown: true },
      { kind: 'service', is_shown: false },
    ],
    rows: 7,
    colours: { background: '#0f2740', text: '#ffffff', call_background: '#ffffff', call_text: '#0f2740' },
    playlist: { place: 'right', share: 50 },
    has_header: true,
    voice: { source: 'none', language: 'cs', pattern, clips: {} },
  };
}

/** What two times of quiet hours mean; `incomplete`: one of them is missing. */
export type QuietHours = 'none' | 'incomplete' | 'same' | 'in_day' | 'over_midnight';

/** What quiet hours from one time of day to another are (`HH:MM`); null is not set. */
export function quietHoursOf(from: string | null, to: string | null): QuietHours {
  if (from === null && to === null) return 'none';
  if (from === null || to === null) return 'incomplete';
  if (from === to) return 'same';
  return from < to ? 'in_day' : 'over_midnight';
}

/** Least contrast of text to what is behind it (WCAG 1.4.3). */
export const leastContrast = 4.5;

export type ContrastFault = { readonly of: 'rows' | 'call'; readonly contrast: number };

/** Pairs of chosen colours that cannot be read. */
export function contrastFaults({ colours }: Pick<DisplayDesign, 'colours'>): readonly ContrastFault[] {
  const pairs = [
    { of: 'rows', contrast: contrastOf(colours.text, colours.background) },
    { of: 'call', contrast: contrastOf(colours.call_text, colours.call_background) },
  ] as const;
  return pairs.filter(({ contrast }) => contrast < leastContrast);
}
