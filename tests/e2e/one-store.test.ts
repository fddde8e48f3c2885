import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { listedRows } from './support/listed-rows.ts';
import { allOrders } from './support/lists.ts';
import { people } from './support/sign-in.ts';
import { sharedTownOfFile } from './support/town-of-file.ts';

const lists = [allOrders, '/stores/tickets?filter={}', '/stores/desks', '/stores/services'] as const;

const town = await sharedTownOfFile();

describe('the store of a row', () => {
  /** Where a list says the store: in a head, in a filter, and among the columns that can be chosen. */
  async function saysStore(page: Page): Promise<readonly boolean[]> {
    await listedRows(page).first().waitFor();
    await page.getByRole('button', { name: 'Sloupce' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sloupce' });
    await dialog.getByRole('listitem').first().waitFor();
    const offered = await dialog.getByRole('checkbox', { name: 'Pobočka' }).count();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const head = await page.getByRole('columnheader', { name: 'Pobočka' }).count();
    const filter = await page.getByRole('search').getByRole('button', { name: 'Pobočka', exact: true }).count();
    return [head > 0, filter > 0, offered > 0];
  }

  it.each(lists)('is nowhere said in %s to who has one store, and is to who has several', async (list) => {
    const operator = await town.signedIn(people.operatorOfStoreOne, { width: 1440 });
    await operator.goto(list);
    expect(await saysStore(operator)).toEqual([false, false, false]);
    await operator.context().close();
    const administrator = await town.signedIn(people.administrator, { width: 1440 });
    await administrator.goto(list);
    expect(await saysStore(administrator)).toEqual([true, true, true]);
    await administrator.context().close();
  });

  it('does not come back by an address or a kept choice, and what the address asks for is said', async () => {
    const operator = await town.signedIn(people.operatorOfStoreOne, { width: 1280 });
    await operator.goto(`/stores/desks?columns=label,store_id&filter=${encodeURIComponent('{"store_id":1}')}`);
    await listedRows(operator).first().waitFor();
    expect(await operator.getByRole('columnheader', { name: 'Pobočka' }).count()).toBe(0);
    await expect.poll(() => operator.getByRole('columnheader', { name: 'Název' }).count()).toBe(1);
    const chip = operator.getByRole('button', { name: 'Odebrat filtr Pobočka' });
    expect(await chip.count()).toBe(0);
    // A store that is not theirs is why the list is empty.
    await operator.goto(`/stores/desks?filter=${encodeURIComponent('{"store_id":2}')}`);
    await chip.waitFor();
    await operator.context().close();
  });

  it('costs the list no second question', async () => {
    const operator = await town.signedIn(people.operatorOfStoreOne, { width: 1280 });
    // What changes meanwhile would ask again.
    await operator.route(/\/central\/live/u, (route) => route.abort());
    // Rows that were asked for ahead count for three seconds, and a busy machine may take longer to open the list.
    await operator.clock.setFixedTime(Date.now());
    const asked: string[] = [];
    operator.on('request', (request) => {
      if (/\/central\/orders(?:\/query)?(?:\?|$)/u.test(request.url())) asked.push(request.url());
    });
    await operator.goto(allOrders);
    await listedRows(operator).first().waitFor();
    await operator.waitForTimeout(500);
    expect(asked).toHaveLength(1);
    await operator.context().close();
  });
});
