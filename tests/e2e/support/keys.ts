import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { isTurnOf } from '../../support/sampling/sample.ts';
import { isFirefox } from './browser.ts';
import { listedRows } from './listed-rows.ts';

/** Enough to go once around a page. */
const mostSteps = 160;

/** A page that is walked by keys alone, and what is looked for on it. */
export type Keys = {
  readonly rowNamed: (name: string) => Locator;
  readonly dialog: () => Locator;
  /** A notification. */
  readonly notice: (text: string | RegExp) => Locator;
  /**
   * Walks with Tab until what has the focus is named so: anyone who cannot come to it that way cannot use it. Each test walks all the
   * way in one of ten commits; otherwise it begins at the stop before.
   */
  readonly tabTo: (name: string | RegExp) => Promise<void>;
  /** Comes to a button or a link and presses it. */
  readonly press: (name: string | RegExp) => Promise<void>;
  /** Comes to a box and ticks it, or takes the tick away. */
  readonly tick: (name: string | RegExp) => Promise<void>;
  /** Comes to a field and writes a text over what it holds. */
  readonly enter: (name: string | RegExp, text: string) => Promise<void>;
  /** Comes to the first row of a list and opens it. */
  readonly openFirstRow: () => Promise<void>;
  /** Comes with Tab to the tabs of a record, and with the arrow to the one named so, which opens it. */
  readonly openTab: (name: string) => Promise<void>;
  /** Selects rows by the key x. */
  readonly select: (...names: readonly string[]) => Promise<void>;
};

/** Keys on the page that there is when they are pressed. */
export function keysOn(page: () => Page): Keys {
  const rowNamed = (name: string) => listedRows(page()).filter({ hasText: name });
  const key = (name: string): Promise<void> => page().keyboard.press(name);
  /** Presses a key until the focus is where it is looked for. */
  async function walk(by: string, isThere: () => Promise<boolean>, goal: string): Promise<void> {
    for (let steps = 0; steps < mostSteps; steps += 1) {
      if (await isThere()) return;
      await key(by);
    }
    throw new Error(`${by} does not lead to ${goal}`);
  }
  const isNamed = (name: string | RegExp) => async (): Promise<boolean> => {
    const [focused = ''] = await namesOf(page(), 'focus');
    return hasName(name, focused);
  };
  const isOn = (selector: string) => (): Promise<boolean> => page().locator(`${selector}:focus`).isVisible();
  const tabTo = async (name: string | RegExp): Promise<void> => {
    // Keys go to the window that was opened last until another one is brought forward.
    if (isFirefox) await page().bringToFront();
    if (await isNamed(name)()) return;
    const place = await placeOf(page(), name);
    if (!walksAllTheWay()) await focusBefore(page(), place);
    await walk('Tab', isNamed(name), String(name));
  };
  return {
    rowNamed,
    dialog: () => page().getByRole('dialog'),
    notice: (text) => page().getByRole('region', { name: 'Oznámení' }).getByText(text).first(),
    tabTo,
    press: async (name) => {
      await tabTo(name);
      await key('Enter');
    },
    tick: async (name) => {
      await tabTo(name);
      await key('Space');
    },
    enter: async (name, text) => {
      await tabTo(name);
      await key('Control+a');
      await page().keyboard.type(text);
    },
    openFirstRow: async () => {
      await walk('Tab', isOn('[data-row-link]'), 'a row');
      await key('Enter');
    },
    openTab: async (name) => {
      await walk('Tab', isOn('[role="tab"]'), 'the tabs');
      await walk('ArrowRight', isNamed(name), name);
    },
    select: async (...names) => {
      for (const name of names) {
        await rowNamed(name).getByRole('link').first().focus();
        await key('x');
        await expect.poll(() => rowNamed(name).getByRole('checkbox').isChecked()).toBe(true);
      }
    },
  };
}

const hasName = (name: string | RegExp, spoken: string): boolean => (typeof name === 'string' ? spoken === name : name.test(spoken));

/** Where Tab leaves the page once, Firefox without a window says it of no further keys: there nothing is walked past the last stop. */
const walksAllTheWay = (): boolean => !isFirefox && isTurnOf(expect.getState().currentTestName ?? '');

const mostWaitMs = 3000;

/** How many stops away the next one is that is named so: waits until there is one, for no one walks on to what is not shown yet. */
async function placeOf(page: Page, name: string | RegExp): Promise<number> {
  const until = Date.now() + mostWaitMs;
  for (;;) {
    const place = (await namesOf(page, 'stops')).findIndex((spoken) => hasName(name, spoken));
    if (place >= 0 || Date.now() > until) return place;
    await page.waitForTimeout(50);
  }
}

/** Puts the focus on the stop before the one at the place; leaves it alone where that is the next one or there is none. */
async function focusBefore(page: Page, place: number): Promise<void> {
  if (place < 1) return;
  await page.evaluate((before) => {
    const stops: unknown = Reflect.get(window, 'tabStops');
    const stop: unknown = Array.isArray(stops) ? stops[before] : undefined;
    if (stop instanceof HTMLElement) stop.focus();
  }, place - 1);
}

/** What is learned of the element that has the focus, or of all that Tab stops at from there on, once around. */
function namesOf(page: Page, what: 'focus' | 'stops'): Promise<readonly string[]> {
  return page.evaluate((wanted) => {
    const nameOf = (element: Element): string => {
      const referred = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const own =
        element.getAttribute('aria-label') ??
        referred.map((id) => document.getElementById(id)?.textContent?.trim() ?? '').find((text) => text !== '');
      const isLabelled =
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
      const labels = isLabelled ? [...(element.labels ?? [])] : [];
      const spoken = own ?? [...labels, element].map((one) => one.textContent?.trim() ?? '').find((text) => text !== '') ?? '';
      return spoken.trim();
    };
    const focused = document.activeElement ?? document.body;
    // The page itself has every text, and is nothing that the focus came to.
    if (wanted === 'focus') return [focused === document.body ? '' : nameOf(focused)];
    const isStop = (element: Element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [data-testid^="sentinel"]') &&
      element.closest('[inert], [aria-hidden="true"]') === null &&
      element.checkVisibility({ visibilityProperty: true });
    const all = [...document.querySelectorAll('a[href], button, input, select, textarea, [tabindex]')].filter(isStop);
    const next = all.findIndex((stop) => (focused.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
    const stops = next < 0 ? all : [...all.slice(next), ...all.slice(0, next)];
    Reflect.set(window, 'tabStops', stops);
    return stops.map(nameOf);
  }, what);
}
