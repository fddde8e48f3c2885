const pieces = 'main tbody tr, main a, main button, main input, main select';

/** Above the rows of a list are at most this many lines of controls, so that the way back ends. */
const mostLines = 6;

/** The lower edge of what stays at the top of the window, in CSS pixels: the header, and the heads of a table that reached it. */
function bottomOfCover(): number {
  const header = document.querySelector('.header')?.getBoundingClientRect();
  const below = Math.max(header?.bottom ?? 0, 0);
  const heads = document.querySelector('main .table__head')?.getBoundingClientRect();
  return heads !== undefined && heads.top <= below ? Math.max(heads.bottom, below) : below;
}

/** How far what is cut reaches below the lower edge of the cover and above it, in CSS pixels; undefined when nothing is cut. */
function findCut(): { readonly below: number; readonly above: number } | undefined {
  const cover = bottomOfCover();
  const cut = [...document.querySelectorAll(pieces)]
    .filter((piece) => piece.closest('thead') === null)
    .map((piece) => piece.getBoundingClientRect())
    .filter(({ top, bottom }) => top < cover && cover < bottom);
  if (cut.length === 0) return undefined;
  const below = Math.max(...cut.map(({ bottom }) => bottom - cover));
  return { below: Math.ceil(below), above: Math.ceil(Math.max(...cut.map(({ top }) => cover - top))) };
}

/**
 * Scrolls the window on past what its top cuts, at the end of the page back before it: half of a row or of a button can be neither read
 * nor pressed. To be called after a scroll that no one made by hand; a person who scrolls is let alone.
 */
export function passCutRows(): void {
  window.scrollBy(0, findCut()?.below ?? 0);
  for (let line = 0; line < mostLines; line += 1) {
    const cut = findCut();
    if (cut === undefined) return;
    window.scrollBy(0, -cut.above);
  }
}
