import type { ColumnKind } from '../../contract/rules/display/display-design.ts';

/** A column of a call: its place within the box of the call, and the size of its text. */
export type ColumnPlace = {
  readonly kind: ColumnKind;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly size: number;
};

/** Widths as multiples of the size of the text: a letter of a number, the space at a side, and that between two columns. */
const em = { letter: 0.66, padding: 0.27, gap: 0.3 } as const;
/** Letters of a desk that have place: its number, at most three digits. */
const deskLetters = 2;
/** Heights of the lines of the newest call as multiples of its number, and the sizes of their texts. */
const lines = { padding: 0.1, number: 1.1, desk: 0.72, service: 0.34 } as const;
const sizes = { desk: 0.62, service: 0.24 } as const;
/** A name of a service needs this share of a row next to the number and the desk. */
const leastService = 0.26;
const serviceSize = 0.4;

/** Columns in the line of the newest call; the name of the service is below it. */
export function listCallColumns(kinds: readonly ColumnKind[]): readonly ColumnKind[] {
  return kinds.filter((kind) => kind !== 'service');
}

function lettersOf(kind: ColumnKind, letters: number): number {
  return kind === 'number' ? letters : deskLetters;
}

/** How wide a call is when its number has the size. */
export function widthForCall(size: number, kinds: readonly ColumnKind[], letters: number): number {
  const text = kinds.reduce((sum, kind) => sum + lettersOf(kind, letters) * em.letter, 0);
  return size * (text + em.padding * 2 + em.gap * Math.max(0, kinds.length - 1));
}

/** Which lines the newest call has in addition to that of its number: `isStacked` has the desk below the number. */
export type CallLines = { readonly isStacked: boolean; readonly hasService: boolean };

/** How high the box of the newest call is when its number has the size. */
export function callHeightOf(size: number, { isStacked, hasService }: CallLines): number {
  return size * (lines.padding * 2 + lines.number + (isStacked ? lines.desk : 0) + (hasService ? lines.service : 0));
}

type Fitting = CallLines & { readonly kinds: readonly ColumnKind[]; readonly letters: number; readonly largest: number };

/** The columns of the newest call, as large as its box lets them be. */
export function fitCall({ width, height }: Box, { kinds, letters, isStacked, hasService, largest }: Fitting): readonly ColumnPlace[] {
  const inLine = isStacked ? (['number'] as const) : listCallColumns(kinds);
  const byWidth = width / widthForCall(1, inLine, letters);
  const byHeight = height / callHeightOf(1, { isStacked, hasService });
  const size = Math.floor(Math.min(byWidth, byHeight, largest));
  const padding = Math.round(size * em.padding);
  const top = (height - callHeightOf(size, { isStacked, hasService })) / 2 + size * lines.padding;
  const belowNumber = top + size * lines.number;
  const belowDesk = belowNumber + (isStacked ? size * lines.desk : 0);
  const whole = { x: padding, width: width - 2 * padding };
  return [
    ...spread(inLine, { width, padding, size, letters }).map((place) => ({ ...place, y: top, height: size * lines.number })),
    ...(isStacked
      ? [{ ...whole, kind: 'desk' as const, y: belowNumber, height: size * lines.desk, size: Math.floor(size * sizes.desk) }]
      : []),
    ...(hasService
      ? [{ ...whole, kind: 'service' as const, y: belowDesk, height: size * lines.service, size: Math.floor(size * sizes.service) }]
      : []),
  ];
}

/** The columns of an earlier call. A service that would be too narrow to read is left out. */
export function rowColumns({ width, height }: Box, kinds: readonly ColumnKind[], letters: number): readonly ColumnPlace[] {
  const hasRoom = kinds.includes('service') && width - widthForCall(height * 0.6, listCallColumns(kinds), letters) >= width * leastService;
  const shown = hasRoom ? kinds : listCallColumns(kinds);
  const byWidth = (width * (hasRoom ? 1 - leastService : 1)) / widthForCall(1, listCallColumns(kinds), letters);
  const size = Math.floor(Math.min(height * 0.7, byWidth));
  return spread(shown, { width, padding: Math.round(size * em.padding), size, letters }).map((place) => ({ ...place, y: 0, height }));
}

type Box = { readonly width: number; readonly height: number };
type Spreading = { readonly width: number; readonly padding: number; readonly size: number; readonly letters: number };

/** Columns from edge to edge: each as wide as its text, the widest share goes to the service, or between the first and the last. */
function spread(kinds: readonly ColumnKind[], { width, padding, size, letters }: Spreading): readonly Omit<ColumnPlace, 'y' | 'height'>[] {
  const gap = size * em.gap;
  const own = (kind: ColumnKind): number => (kind === 'service' ? 0 : lettersOf(kind, letters) * em.letter * size);
  const used = kinds.reduce((sum, kind) => sum + own(kind), 0) + gap * Math.max(0, kinds.length - 1) + 2 * padding;
  const free = Math.max(0, width - used);
  const growing = kinds.includes('service') ? kinds.indexOf('service') : 0;
  let x = padding;
  return kinds.map((kind, at) => {
    const place = {
      kind,
      x,
      width: own(kind) + (at === growing ? free : 0),
      size: kind === 'service' ? Math.floor(size * serviceSize) : size,
    };
    x += place.width + gap;
    return place;
  });
}
