import type { Locator } from 'playwright-core';

/** Texts of the elements, one after the other: Firefox crashes where the library reads all of them at once within a group found by its role. */
export async function textsOf(elements: Locator): Promise<readonly string[]> {
  const texts: string[] = [];
  for (let place = 0; place < (await elements.count()); place += 1) texts.push((await elements.nth(place).textContent()) ?? '');
  return texts;
}
