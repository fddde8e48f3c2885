import { type RefObject, useEffect } from 'react';

const controls = 'a, button, input, select, textarea, label';

/** A second press within this time is a double one. */
const doubleMilliseconds = 250;

/** What the cell under the event is written by: the button that opens it, or the open field. */
function editUnder({ target }: MouseEvent): HTMLElement | null {
  const cell = target instanceof Element ? target.closest('.table__cell') : null;
  return cell?.querySelector<HTMLElement>('[data-cell-edit]') ?? null;
}

/** The link of the row that the event happened in, unless it happened in a control or text was being selected. */
function linkUnder(event: MouseEvent): HTMLAnchorElement | null {
  if (!(event.target instanceof Element) || event.target.closest(controls) !== null) return null;
  if (editUnder(event)?.dataset['cellEdit'] === 'open') return null;
  if ((window.getSelection()?.toString() ?? '') !== '') return null;
  return event.target.closest('.table__row, .line-list__row')?.querySelector<HTMLAnchorElement>('[data-row-link]') ?? null;
}

/**
 * Lets a press anywhere in a row follow the row's link, with the same keys held (a new tab with Ctrl). In a cell that can be
 * written it waits for a second press, which opens the cell instead.
 * For pointers only: the keyboard has the link itself, so the row needs no role.
 */
export function useRowClicks(holder: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = holder.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The further presses of a double click: the row is opened by the first.
    const onFurther = (event: MouseEvent): void => {
      const isLink = event.target instanceof Element && event.target.closest('[data-row-link]') !== null;
      if (event.detail <= 1 || !isLink) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onClick = (event: MouseEvent): void => {
      const { ctrlKey, metaKey, shiftKey } = event;
      const link = linkUnder(event);
      const follow = (): void => {
        link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
      };
      clearTimeout(timer);
      if (event.detail > 1) return;
      if (editUnder(event) === null) follow();
      else timer = setTimeout(follow, doubleMilliseconds);
    };
    const onDoubleClick = (event: MouseEvent): void => {
      if (event.target instanceof Element && event.target.closest(controls) === null) editUnder(event)?.click();
    };
    element?.addEventListener('click', onFurther, true);
    element?.addEventListener('click', onClick);
    element?.addEventListener('dblclick', onDoubleClick);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('click', onFurther, true);
      element?.removeEventListener('click', onClick);
      element?.removeEventListener('dblclick', onDoubleClick);
    };
  }, [holder]);
}
