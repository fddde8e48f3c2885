import './cut-text.css';

const opensAfterMilliseconds = 350;
/** How long the pointer may take from the cell to the text. */
const staysMilliseconds = 150;
const gapPixels = 2;

/** The cell under the target of an event. */
function cellOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('.table__cell') : null;
}

/** The whole text of a cell where the line has no room for it; empty where it has. */
function cutTextOf(cell: HTMLElement): string {
  const line = cell.querySelector('.cell-line__text');
  if (line === null) return '';
  const isCut = [line, ...line.querySelectorAll('a, li')].some((part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1);
  return isCut ? seenTextOf(line) : '';
}

/** What the eyes read of an element, without what is only read out. */
function seenTextOf(element: Element): string {
  const copy = document.createElement('div');
  copy.append(element.cloneNode(true));
  for (const hidden of copy.querySelectorAll('.visually-hidden')) hidden.remove();
  return copy.textContent.trim();
}

/** What the cut cells of a row say, each behind the head of its column. */
function cutTextsOf(row: HTMLTableRowElement): string {
  const heads = row.closest('table')?.querySelectorAll('thead > tr:first-child > *');
  const texts = [...row.cells].map((cell) => {
    const text = cutTextOf(cell);
    const head = [...(heads?.[cell.cellIndex]?.querySelectorAll('.table__line') ?? [])].map(seenTextOf).join(' ');
    return text === '' ? '' : `${head}: ${text}`;
  });
  return texts.filter((text) => text !== '').join('\n');
}

/**
 * Follows pointer and focus in a table. The text can be pointed at itself and leaves with Escape (WCAG 1.4.13). Screen readers read
 * the cell, which has all of it.
 */
export function followCutText(holder: HTMLElement): () => void {
  const shown = document.createElement('div');
  shown.className = 'cut-text';
  shown.setAttribute('aria-hidden', 'true');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: Element | null = null;
  const hide = (): void => {
    clearTimeout(timer);
    current = null;
    shown.remove();
  };
  const show = (place: Element, text: string): void => {
    if (text === '' || !place.isConnected) return;
    shown.textContent = text;
    (holder.closest('dialog') ?? document.body).append(shown);
    const { left, top, bottom } = place.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = shown;
    const fits = bottom + gapPixels + offsetHeight <= window.innerHeight;
    shown.style.left = `${Math.max(gapPixels, Math.min(left, document.documentElement.clientWidth - offsetWidth - gapPixels))}px`;
    shown.style.top = `${fits ? bottom + gapPixels : Math.max(gapPixels, top - offsetHeight - gapPixels)}px`;
  };
  const open = (place: Element, textNow: () => string): void => {
    if (place === current) return;
    hide();
    current = place;
    timer = setTimeout(() => show(place, textNow()), opensAfterMilliseconds);
  };
  const onPoint = (event: PointerEvent): void => {
    const cell = cellOf(event.target);
    if (event.pointerType === 'touch' || cell === null || cell === current) return;
    open(cell, () => cutTextOf(cell));
  };
  const onLeave = (): void => {
    clearTimeout(timer);
    timer = setTimeout(hide, staysMilliseconds);
  };
  const onFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    const cell = cellOf(target);
    const row = target.closest('tr');
    // The link of the row represents all of it, as most cells hold nothing that keys come to.
    if (row !== null && target.closest('[data-row-link]') !== null) open(target, () => cutTextsOf(row));
    else if (cell !== null) open(target, () => cutTextOf(cell));
  };
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') hide();
  };
  // Rows that come into sight by keys scroll before the text is there.
  const onScroll = (): void => {
    if (shown.isConnected) hide();
  };
  const onTip = (): void => clearTimeout(timer);
  const listening = new AbortController();
  const { signal } = listening;
  shown.addEventListener('pointerenter', onTip, { signal });
  shown.addEventListener('pointerleave', onLeave, { signal });
  holder.addEventListener('pointerover', onPoint, { signal });
  holder.addEventListener('pointerleave', onLeave, { signal });
  holder.addEventListener('pointerdown', hide, { signal });
  holder.addEventListener('focusin', onFocus, { signal });
  holder.addEventListener('focusout', hide, { signal });
  document.addEventListener('keydown', onKey, { signal });
  document.addEventListener('scroll', onScroll, { capture: true, signal });
  return () => {
    hide();
    listening.abort();
  };
}
