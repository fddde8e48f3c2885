import type { Page } from 'playwright-core';
import { dayAt } from '../../../contract/rules/opening/open-instants.ts';

type Row = Readonly<Record<string, unknown>>;
type Question = { readonly filter?: Row };

const hourMs = 3_600_000;

/**
 * Lets the list of today, by its name or its date, hold six orders an hour apart, three of them begun at the given time: what the town has today depends on
 * the day of the week. With `rows: 0` no one has an order today.
 */
export async function ordersOfToday(page: Page, { now, rows = 6 }: { readonly now: number; readonly rows?: number }): Promise<void> {
  await page.route('**/central/orders/query', async (route) => {
    const asked: Question = route.request().postDataJSON();
    const { starts_at_on: period, ...filter } = asked.filter ?? {};
    if (period !== 'today' && period !== dayAt(new Date(now))) return route.continue();
    const answer = await route.fetch({ postData: JSON.stringify({ ...asked, filter }) });
    const body: { readonly data: readonly Row[]; readonly meta: Row } = await answer.json();
    const data = body.data
      .slice(0, rows)
      .map((row, place) => ({ ...row, starts_at: new Date(now + (place - 2.5) * hourMs).toISOString() }));
    const range = data.length === 0 ? '*' : `0-${data.length - 1}`;
    const headers = { ...answer.headers(), 'content-range': `orders ${range}/${data.length}` };
    return route.fulfill({ response: answer, headers, json: { ...body, data, total: data.length } });
  });
}
