import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { numberAt, valueAt } from '../support/people.ts';
import { administratorOf } from './support/administrator.ts';
import { violationsOn } from './support/axe.ts';
import { watch } from './support/console-errors.ts';
import { keysOn } from './support/keys.ts';
import { confirmedOrders } from './support/lists.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

const barOn = (page: Page) => page.getByRole('region', { name: 'Odesílané zprávy' });

const town = await townOfFile();
const page = await town.signedIn(people.superAdministrator, { width: 1280, height: 800 });
const complaints = watch(page, town.origin);

describe('an order that was cancelled by mistake', () => {
  beforeAll(async () => {
    await page.goto(confirmedOrders);
    await page.locator('[data-row-link]').first().waitFor();
  });

  it('is taken back by one key, which another tab shows too', async () => {
    const keys = keysOn(() => page);
    const other = await page.context().newPage();
    await other.goto('/web-orders');
    await keys.openFirstRow();
    await page.waitForURL(/\/manage-orders\/\d+$/u);
    await keys.press('Zrušit objednávku');
    await keys.dialog().getByText('zůstane v Odchozích zprávách', { exact: false }).first().waitFor();
    await keys.press('Zrušit objednávku');
    await barOn(page)
      .getByText(/ út | po | st | čt | pá /u)
      .waitFor();
    await barOn(other).waitFor();
    await page.locator('.page-header').getByText('Zrušená').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Control+z');
    await keys.notice(/^Vráceno: .*Zpráva neodešla\.$/u).waitFor();
    for (const tab of [page, other]) await barOn(tab).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Zrušit objednávku' }).waitFor();
    await other.close();
    expect(complaints.lines()).toEqual([]);
  });

  it('is returned without the one that cannot be, of which the reason is said before', async () => {
    const keys = keysOn(() => page);
    const office = await administratorOf(town.origin);
    const rows = await office.get(`/orders?filter=${encodeURIComponent(JSON.stringify({ state: 'confirmed' }))}&range=[0,1]`);
    const ids = [numberAt(rows, '0', 'id'), numberAt(rows, '1', 'id')];
    await office.patch(`/orders/${ids[0]}`, { email: 'vymazat@doma.test' });
    await office.post('/orders/bulk', { action: 'cancel', ids });
    await office.post('/personal-data/erase', { person: 'vymazat@doma.test' });
    await barOn(page).waitFor();
    await barOn(page).getByRole('button', { name: 'Vrátit' }).press('Enter');
    await keys.dialog().getByText('Údaje klienta byly mezitím vymazány.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(valueAt(await office.get(`/orders/${ids[1]}`), 'state')).toBe('cancelled');
    await keys.press('Vrátit 1 objednávku');
    await keys.notice('Vráceno: 1 objednávka. Ostatní zůstaly, jak jste je změnili.').waitFor();
    expect(valueAt(await office.get(`/orders/${ids[1]}`), 'state')).toBe('confirmed');
  });
});
