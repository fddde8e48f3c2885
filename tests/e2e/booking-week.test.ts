import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { type Complaints, watch } from './support/console-errors.ts';
import { people } from './support/sign-in.ts';
import { type OpenTown, openTown } from './support/visitors.ts';

/** Minutes of the drawn day, which begins at seven, as points of the page: an hour is 36 of them. */
const down = (hour: number): number => (hour - 7) * 36;

describe('the week of a booking plan', () => {
  let town: OpenTown;
  let page: Page;
  let complaints: Complaints;
  beforeAll(async () => {
    town = await openTown();
    page = await town.signedIn(people.superAdministrator, { width: 1280, height: 1200 });
    complaints = watch(page, town.origin);
  });
  afterAll(() => town.close());

  it('offers what was drawn with a mouse, once it is saved', async () => {
    await page.goto('/web-orders/configuration/1');
    const first = page.getByRole('button', { name: /^Úterý 8:00–14:30/u });
    await first.waitFor();
    const days = page.locator('.week-grid__days');
    await days.scrollIntoViewIfNeeded();
    const box = await days.boundingBox();
    if (box === null) throw new Error('the week is not drawn');
    const tuesday = box.x + box.width * (1.5 / 7);
    await page.mouse.move(tuesday, box.y + down(14 + 40 / 60));
    await page.mouse.down();
    await page.mouse.move(tuesday, box.y + down(15), { steps: 3 });
    await page.mouse.up();
    await page.getByRole('region', { name: 'Úterý 14:40–15:00' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Uložit', exact: true }).click();
    await page.getByText('byl uložen', { exact: false }).first().waitFor();
    await page.reload();
    await page.getByRole('button', { name: /^Úterý 14:40–15:00/u }).waitFor();
    const preview = page.getByRole('region', { name: 'Co uvidí klient' });
    await preview.getByRole('button', { name: 'Teď' }).click();
    const offered = preview.locator('li', { has: page.locator('h3', { hasText: /^úterý/u }) }).last();
    await offered.locator('summary').click();
    await offered.getByText('14:50', { exact: true }).waitFor();
    expect(complaints.lines()).toEqual([]);
  });
});
