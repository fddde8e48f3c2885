import type { ColumnKind, DisplayDesign, PlaylistPlace } from '../../contract/rules/display/display-design.ts';
import { type CallLines, type ColumnPlace, callHeightOf, fitCall, listCallColumns, rowColumns, widthForCall } from './columns.ts';

export type { ColumnPlace } from './columns.ts';

export type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type RowPlace = { readonly rect: Rect; readonly columns: readonly ColumnPlace[] };

/** Where everything on a display is, in its pixels. */
export type DisplayPlan = {
  readonly width: number;
  readonly height: number;
  readonly header: Rect | null;
  readonly headerSize: number;
  /** Null where there is none, or no place for one next to a call that can be read. */
  readonly playlist: Rect | null;
  /** Where the playlist is indeed: the chosen place may have no room. */
  readonly place: PlaylistPlace;
  readonly labels: RowPlace;
  /** The newest call. `isStacked`: its desk is below its number. */
  readonly call: RowPlace & { readonly isStacked: boolean };
  /** Earlier calls, as many as have place. */
  readonly rows: readonly RowPlace[];
  readonly rounding: number;
};

export type DisplaySize = { readonly width: number; readonly height: number };
type Wanted = Pick<DisplayDesign, 'columns' | 'rows' | 'playlist' | 'has_header'>;

/** Shares of the height of the display: the called number is read from 10 m, and an earlier one from 10 m on a screen of 55 inches. */
export const shares = { number: 0.12, largestNumber: 0.21, row: 0.076, largestRow: 0.105 } as const;

/** Where everything is on a display of a size; `letters` of the longest number that is shown. */
export function layOutDisplay(size: DisplaySize, design: Wanted, letters = 5): DisplayPlan {
  const { width, height } = size;
  const least = Math.min(width, height);
  const margin = Math.round(least * 0.028);
  const headerHeight = design.has_header ? Math.round(least * 0.096) : 0;
  const body: Rect = { x: 0, y: headerHeight, width, height: height - headerHeight };
  const kinds = design.columns.filter(({ is_shown }) => is_shown).map(({ kind }) => kind);
  const { place, table, playlist } = dividedBody(body, design, { kinds, letters, margin, size });
  const labelHeight = Math.round(least * 0.042);
  const room = table.height - labelHeight;
  const rowHeight = least * shares.row;
  const gap = Math.round(margin * 0.4);
  const lines = linesIn(table.width, kinds, letters, height);
  const smallest = callHeightOf(height * shares.number, lines);
  const count = Math.max(0, Math.min(design.rows - 1, Math.floor((room - smallest - gap) / rowHeight)));
  const largest = callHeightOf(height * shares.largestNumber, lines);
  // What rows need at least is theirs.
  const most = count === 0 ? room : room - gap - count * rowHeight;
  const callHeight = Math.min(most, largest, Math.max(smallest, count === 0 ? room : (room - gap) * callShare(count)));
  const each = count === 0 ? 0 : Math.min(least * shares.largestRow, (room - callHeight - gap) / count);
  // A call with its desk below its number says so itself: then the labels are over the earlier calls.
  const areLabelsBelow = lines.isStacked && count > 0;
  const callTop = areLabelsBelow ? table.y : table.y + labelHeight;
  const labelsTop = areLabelsBelow ? callTop + callHeight + gap : table.y;
  const rowsTop = areLabelsBelow ? labelsTop + labelHeight : callTop + callHeight + gap;
  const call: Rect = { x: table.x, y: callTop, width: table.width, height: callHeight };
  const rowRects = Array.from({ length: count }, (_, at) => ({
    x: table.x,
    y: rowsTop + at * each,
    width: table.width,
    height: each,
  }));
  const fitted = fitCall(call, { kinds, letters, ...lines, largest: height * shares.largestNumber });
  const columns = rowColumns({ width: table.width, height: each === 0 ? rowHeight : each }, kinds, letters);
  const labels = columns.map((column) => ({ ...column, size: Math.round(labelHeight * 0.62) }));
  return {
    width,
    height,
    header: design.has_header ? { x: 0, y: 0, width, height: headerHeight } : null,
    headerSize: Math.round(Math.min(headerHeight * 0.34, width / 36)),
    playlist,
    place,
    labels: { rect: { x: table.x, y: labelsTop, width: table.width, height: labelHeight }, columns: labels },
    call: { rect: call, columns: fitted, isStacked: lines.isStacked },
    rows: rowRects.map((rect) => ({ rect, columns })),
    rounding: Math.round(least * 0.018),
  };
}

/** Fewer rows leave more of the table to the newest call. */
function callShare(count: number): number {
  return Math.max(0.28, 0.62 - count * 0.06);
}

function linesIn(tableWidth: number, kinds: readonly ColumnKind[], letters: number, height: number): CallLines {
  const isTooWide = widthForCall(height * shares.number, listCallColumns(kinds), letters) > tableWidth;
  return { isStacked: kinds.includes('desk') && isTooWide, hasService: kinds.includes('service') };
}

type Dividing = { readonly kinds: readonly ColumnKind[]; readonly letters: number; readonly margin: number; readonly size: DisplaySize };
type Divided = { readonly place: PlaylistPlace; readonly table: Rect; readonly playlist: Rect | null };

/** Least share of the display that a playlist is still shown in. */
const leastPlaylist = 0.15;

/** The table and the playlist: the table first gets what a call of the right height needs. */
function dividedBody(body: Rect, { playlist, rows }: Wanted, { kinds, letters, margin, size }: Dividing): Divided {
  const inner: Rect = { x: margin, y: body.y + margin, width: body.width - 2 * margin, height: body.height - 2 * margin };
  const least = Math.min(size.width, size.height);
  const whole: Divided = { place: 'none', table: inner, playlist: null };
  if (playlist.place === 'none') return whole;
  const number = size.height * shares.number;
  if (playlist.place === 'left' || playlist.place === 'right') {
    const needed = Math.min(widthForCall(number, listCallColumns(kinds), letters), inner.width);
    const wide = Math.round(Math.min((body.width * playlist.share) / 100, inner.width - margin - needed));
    if (wide >= body.width * leastPlaylist) return splitSide(inner, wide, { place: playlist.place, margin });
  }
  const lines = linesIn(inner.width, kinds, letters, size.height);
  const needed = least * 0.042 + callHeightOf(number, lines) + (rows > 1 ? least * shares.row + margin : 0);
  const tall = Math.round(Math.min((body.height * playlist.share) / 100, inner.height - margin - needed));
  if (tall < body.height * leastPlaylist) return whole;
  const place = playlist.place === 'top' ? 'top' : 'bottom';
  const table = { ...inner, height: inner.height - tall - margin };
  const area = { ...inner, height: tall };
  return place === 'top'
    ? { place, table: { ...table, y: inner.y + tall + margin }, playlist: area }
    : { place, table, playlist: { ...area, y: inner.y + inner.height - tall } };
}

function splitSide(inner: Rect, wide: number, { place, margin }: { readonly place: 'left' | 'right'; readonly margin: number }): Divided {
  const table = { ...inner, width: inner.width - wide - margin };
  const area = { ...inner, width: wide };
  return place === 'left'
    ? { place, table: { ...table, x: inner.x + wide + margin }, playlist: area }
    : { place, table, playlist: { ...area, x: inner.x + inner.width - wide } };
}
