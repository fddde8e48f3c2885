import { paging } from '../../../contract/basics/limits.ts';
import { isSortable, listColumns } from '../../../contract/derive/fields.ts';
import type { Condition } from '../../../contract/derive/filters/filter-tree.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { tickets } from '../../../contract/resources/stores/tickets.ts';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { type Counts, KeptCounts } from '../../../server/db/kept-counts.ts';
import { readTotal } from '../../../server/db/rows/list-totals.ts';
import { parsePlace, readPage } from '../../../server/db/rows/page.ts';
import type { ListQuery, Sort } from '../../../server/db/rows/query/query.ts';
import type { Reading } from '../../../server/db/rows/read.ts';
import { StatementTimes } from '../measuring/statement-times.ts';
import type { ProofLine, Report } from '../reporting/proof-line.ts';

/** A list as someone asks for it: filters, words, or a reader who is bound to stores. */
type Case = {
  readonly name: string;
  readonly conditions: readonly Condition[];
  readonly search?: string;
  readonly limitations?: readonly number[];
};

const is = (name: string, value: unknown): Condition => ({ name, operator: 'eq', value });
const between = (name: string, from: string, to: string): readonly Condition[] => [
  { name, operator: 'gte', value: from },
  { name, operator: 'lte', value: to },
];

const shared: readonly Case[] = [
  { name: 'all', conditions: [] },
  { name: 'one store', conditions: [is('store_id', 7)] },
  { name: 'a reader of one store', conditions: [], limitations: [7] },
  { name: 'a reader of three stores', conditions: [], limitations: [3, 7, 11] },
  { name: 'one service', conditions: [is('service_id', 80)] },
];

/** The usual filters of the two entities that grow, frequent and rare values of each. */
const scaleCases: Readonly<Record<'orders' | 'tickets', readonly Case[]>> = {
  orders: [
    ...shared,
    { name: 'frequent state', conditions: [is('state', 'confirmed')] },
    { name: 'rare state', conditions: [is('state', 'unconfirmed')] },
    { name: 'channel', conditions: [is('channel', 'web')] },
    { name: 'one month', conditions: between('starts_at', '2026-10-01T00:00:00.000Z', '2026-10-31T23:59:59.999Z') },
    { name: 'one store and state', conditions: [is('store_id', 7), is('state', 'missed')] },
    { name: 'frequent words', conditions: [], search: 'novakova' },
    { name: 'rare words', conditions: [], search: 'klient123456@' },
  ],
  tickets: [
    ...shared,
    { name: 'frequent state', conditions: [is('state', 'finished')] },
    { name: 'rarer state', conditions: [is('state', 'cancelled')] },
    { name: 'one employee', conditions: [is('employee_id', 61)] },
    { name: 'one day', conditions: between('created_at', '2026-10-01T00:00:00.000Z', '2026-10-01T23:59:59.999Z') },
    {
      name: 'one store and month',
      conditions: [is('store_id', 7), ...between('created_at', '2026-10-01T00:00:00.000Z', '2026-10-31T23:59:59.999Z')],
    },
    { name: 'a searched number', conditions: [], search: 'a123' },
  ],
};

type Timed = { readonly what: string; readonly milliseconds: number };

const most = 50;
const everything: Case = { name: 'all', conditions: [] };

/** Line 1 of the scale table: every list, filter and sort that the console offers. */
export async function proveScale(databaseUrl: string, say: (text: string) => void, report: Report): Promise<readonly ProofLine[]> {
  const times = new StatementTimes(databaseUrl);
  const lines: ProofLine[] = [];
  for (const [resource, cases] of [
    [orders, scaleCases.orders],
    [tickets, scaleCases.tickets],
  ] as const) {
    for (const line of await proveResource(resource, cases, times, say)) {
      lines.push(line);
      report(line);
    }
  }
  await times.close();
  return lines;
}

const pagesNote =
  'where the order goes with the filter (a month in the order of another instant, words in the order of names), all rows of the filter are fetched and sorted for one page, or its index is walked past those without the words (decision 0114).';

async function proveResource(
  resource: AnyResource,
  cases: readonly Case[],
  times: StatementTimes,
  say: (text: string) => void,
): Promise<readonly ProofLine[]> {
  const pages: Timed[] = [];
  const further: Timed[] = [];
  const totals: Timed[] = [];
  const whole: Timed[] = [];
  for (const one of cases) {
    say(`${resource.name}: ${one.name}`);
    const counting = { reading: readingOf(resource, times, one), query: queryOf(one, []), view: 'whole' } as const;
    const asked = { ...counting, query: { ...counting.query, countUpTo: paging.countedAtOnce } };
    totals.push({ what: one.name, milliseconds: await times.of(() => readTotal(asked)) });
    const { total, isMore } = await readTotal(asked);
    // Only what the list says as "more than" is counted on demand.
    if (isMore) whole.push({ what: one.name, milliseconds: await times.of(() => readTotal(counting)) });
    const counts = new Counted(total, isMore);
    for (const sort of sortsOf(resource)) {
      const what = `${one.name}, by ${sort.join(' ')}`;
      const listing = { reading: { ...counting.reading, counts }, query: { ...asked.query, sort: [sort] }, view: 'whole' } as const;
      pages.push({ what, milliseconds: await times.of(() => readPage(listing)) });
      const { count, last } = await readPage(listing);
      if (count < listing.query.limit || last === null) continue;
      const next = { ...listing, query: { ...listing.query, after: parsePlace(resource, [sort], last) } };
      further.push({ what, milliseconds: await times.of(() => readPage(next)) });
    }
  }
  const deep = { ...queryOf(everything, [resource.list.sort]), offset: 100_000 };
  const far = await times.of(() =>
    readPage({
      reading: { ...readingOf(resource, times, everything), counts: new Counted(10_000_000, false) },
      query: deep,
      view: 'whole',
    }),
  );
  return [
    { ...lineOf(resource, 'first pages (list x filter x sort)', pages), note: pagesNote },
    { ...lineOf(resource, 'next pages by key', further), note: pagesNote },
    lineOf(resource, 'page at row 100,000', [{ what: 'all', milliseconds: far }]),
    {
      ...lineOf(resource, 'totals as lists ask for them, for the first time', totals),
      note: `counting ends at ${paging.countedAtOnce.toLocaleString('en')} rows. Words are found by an index of their parts, and its rows are all gathered before the first of them is counted.`,
    },
    { ...lineOf(resource, 'totals of more than that, counted on demand', whole), target: 'for information', holds: null },
  ];
}

/** Totals are measured apart: here they are known, as they are after the first time. */
class Counted extends KeptCounts {
  constructor(
    private readonly total: number,
    private readonly isMore: boolean,
  ) {
    super();
  }

  override find(): Counts {
    return this.isMore ? { total: this.total, more: 1 } : { total: this.total };
  }
}

function lineOf({ name }: AnyResource, what: string, times: readonly Timed[]): ProofLine {
  const sorted = times.toSorted((one, other) => other.milliseconds - one.milliseconds);
  const over = sorted.filter(({ milliseconds }) => milliseconds > most);
  const slowest = sorted.slice(0, Math.max(1, Math.min(over.length, 8))).map((one) => `${one.what} ${one.milliseconds.toFixed(1)} ms`);
  return {
    what: `${name}: ${times.length} ${what}`,
    measured: `${over.length === 0 ? 'all' : times.length - over.length} within; slowest: ${slowest.join('; ')}`,
    target: `<= ${most} ms of database time`,
    holds: over.length === 0,
  };
}

function sortsOf(resource: AnyResource): readonly Sort[] {
  const names = [...new Set([...listColumns(resource), 'created_at', 'updated_at', 'id'])].filter((name) => isSortable(resource, name));
  return names.flatMap((name): readonly Sort[] => [
    [name, 'asc'],
    [name, 'desc'],
  ]);
}

function readingOf(resource: AnyResource, { db }: StatementTimes, { limitations = [] }: Case): Reading {
  const actor = { role: 'operator', level: 20, maxLevelForSharingPrivileges: 1, resources: ['ordering', 'store'], limitations } as const;
  return { db, resource, actor, now: new Date() };
}

function queryOf({ conditions, search }: Case, sort: readonly Sort[]): ListQuery {
  return { conditions, search: search ?? null, sort, offset: 0, limit: 25 };
}
