import type { Page } from 'playwright-core';

export type CountedKeys = { readonly press: (...keys: readonly string[]) => Promise<void>; readonly count: () => number };

/** Presses keys one by one and counts them; what a person types of a name or a number is not counted. */
export function countedKeys(page: Page): CountedKeys {
  let pressed = 0;
  return {
    press: async (...keys) => {
      for (const key of keys) {
        await page.keyboard.press(key);
        pressed += 1;
      }
    },
    count: () => pressed,
  };
}
