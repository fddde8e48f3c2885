import type { Page } from 'playwright-core';

/** What the focus met: where it is in the document, how it is seen, and whether something covers it. */
export type Stop = {
  readonly name: string;
  /** Whether it comes in the document behind the one before. */
  readonly goesOn: boolean;
  /** Whether the walk began here. */
  readonly isStart: boolean;
  /** The ring around it, in CSS pixels. */
  readonly ring: number;
  readonly isCovered: boolean;
  readonly width: number;
  readonly height: number;
};

/** Enough to go once around a page. */
const mostStops = 200;

/** Presses the key from where the focus is until it is back there; the turn of the browser's own frame is passed over. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly Stop[]> {
  await page.evaluate(() => {
    Reflect.set(window, 'walkStart', document.activeElement);
    Reflect.set(window, 'walkBefore', document.activeElement);
  });
  const stops: Stop[] = [];
  for (let pressed = 0; pressed < mostStops; pressed += 1) {
    await page.keyboard.press(key);
    const stop = await stopOf(page);
    if (stop?.isStart === true) return stops;
    if (stop !== null) stops.push(stop);
  }
  throw new Error(`${key} does not come around in ${mostStops} steps`);
}

/** The element that has the focus; null when it is the document itself. */
export function stopOf(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body || element === document.documentElement) return null;
    const before: unknown = Reflect.get(window, 'walkBefore');
    Reflect.set(window, 'walkBefore', element);
    // A box is pressed anywhere on its label.
    const target = (element instanceof HTMLInputElement ? element.closest('label') : null) ?? element;
    const box = target.getBoundingClientRect();
    // The ring may be drawn by what represents a hidden box, or by the field around the text of a date.
    const ofBox = element instanceof HTMLInputElement ? [element.parentElement, element.nextElementSibling] : [];
    const around = [element, ...ofBox, element instanceof HTMLInputElement ? element.closest('.date-text') : null];
    const rings = around.map((one) => {
      if (one === null) return 0;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
      return outlineStyle === 'none' || outlineColor === 'rgba(0, 0, 0, 0)' ? 0 : Number.parseFloat(outlineWidth);
    });
    const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 40)];
    const top = document.elementFromPoint(x, y);
    const isPart = (one: Element | null): boolean =>
      one !== null &&
      (target.contains(one) ||
        element.contains(one) ||
        one.contains(element) ||
        (one instanceof HTMLLabelElement && one.control === element));
    return {
      name:
        (element.getAttribute('aria-label') ?? element.textContent ?? element.getAttribute('name') ?? '').trim().slice(0, 60) ||
        element.outerHTML.slice(0, 200),
      goesOn: before instanceof Node && (before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      isStart: element === Reflect.get(window, 'walkStart'),
      ring: Math.max(...rings),
      isCovered: top !== null && !isPart(top),
      width: box.width,
      height: box.height,
    };
  });
}
