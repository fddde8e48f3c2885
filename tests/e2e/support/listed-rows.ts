import type { Locator, Page } from 'playwright-core';

/** Rows of the list that is shown. A plain `tbody tr` finds the ten grey ones too that are in while the first rows come. */
export const listedRows = (within: Page | Locator): Locator => within.locator('tbody .table__row');
