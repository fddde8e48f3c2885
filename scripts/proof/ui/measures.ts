import type { Page } from 'playwright-core';
import { median } from '../measuring/median.ts';
import type { ProofLine } from '../reporting/proof-line.ts';
import { scriptsOf } from './downloads.ts';
import { pressed, summaryOf, untilShown } from './in-page.ts';

export const orders = '/web-orders/manage-orders';
/** On its own the list opens on today, which has few orders or none. */
export const allOrders = `${orders}?filter={}`;
const pageOfRows = 25;

/** What is fetched before a stranger can sign in, and until someone signed in has a list. */
export async function measureDownloads(stranger: Page, signedIn: Page): Promise<readonly ProofLine[]> {
  const before = scriptsOf(stranger);
  await stranger.goto('/auth/sign-in');
  await stranger.locator('input[autocomplete~="username"]').waitFor();
  const first = before.kilobytes();
  const untilRows = await signedIn.context().newPage();
  // Without scripts that are loaded when the page is idle: that may happen before the rows arrive, but the list does not need them.
  await untilRows.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const needed = scriptsOf(untilRows);
  await untilRows.goto(allOrders);
  await untilShown(untilRows, pageOfRows);
  const kilobytes = needed.kilobytes();
  await untilRows.close();
  const all = scriptsOf(signedIn);
  await signedIn.goto(allOrders);
  await untilShown(signedIn, pageOfRows);
  await signedIn.waitForTimeout(1500);
  const later = all.kilobytes();
  const unused = all.unused();
  return [
    { what: 'JavaScript before the sign-in form works', measured: `${first.toFixed(1)} kB gzip`, target: '<= 75 kB', holds: first <= 75 },
    {
      what: 'JavaScript to a usable list',
      measured: `${kilobytes.toFixed(1)} kB gzip; ${later.toFixed(1)} kB with what is fetched ahead behind it`,
      target: '<= 255 kB',
      holds: kilobytes <= 255,
      note: 'what the list does not need at once (writing cells, views, the bell and the right panel) would have to come after its rows.',
    },
    {
      what: 'charts, calendar, maps, rich text among it',
      measured: unused.length === 0 ? 'none' : unused.join(', '),
      target: 'none',
      holds: unused.length === 0,
    },
  ];
}

/** From the address to a visible list with an empty cache, in turns with the peer. */
export async function measureArrival(ours: Page, peer: Page, peerAddress: string, rounds: number): Promise<readonly ProofLine[]> {
  const times: { readonly ours: readonly [number, number]; readonly peer: readonly [number, number] }[] = [];
  const arrival = async (known: Page, address: string): Promise<readonly [wall: number, work: number]> => {
    // A page of its own: in one that is kept the browser keeps the compiled program of the peer, while ours, which parts its
    // documents from those of others (cross-origin-opener-policy), begins in a new process every time.
    const page = await known.context().newPage();
    const session = await known.context().newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const workOf = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
    };
    const before = await workOf();
    await page.goto(address, { waitUntil: 'commit' });
    const wall = await untilShown(page, pageOfRows);
    const work = await workOf();
    await page.close();
    // A new document may count again.
    return [wall, work > before ? work - before : work];
  };
  for (let round = 0; round <= rounds; round += 1) {
    const one = { ours: await arrival(ours, allOrders), peer: await arrival(peer, peerAddress) };
    if (round > 0) times.push(one);
  }
  const wall = median(times.map((one) => one.ours[0] / one.peer[0]));
  const work = median(times.map((one) => one.ours[1] / one.peer[1]));
  const middle = (of: (one: (typeof times)[number]) => number) => Math.round(median(times.map(of)));
  return [
    {
      what: 'address to visible list, empty cache',
      measured: `${wall.toFixed(2)} x react-admin's default build (${middle((one) => one.ours[0])} to ${middle((one) => one.peer[0])} ms)`,
      target: '<= 0.85 x',
      holds: wall <= 0.85,
      note: 'what is fetched no longer waits in turn: the page names all parts of the console for whoever is remembered, and the rows are asked for as soon as there is a session. What is left is mostly work of the processor: React runs the frame, the filters and the rows, and compiles what it runs for the first time; the session is renewed and the rights are read, which the peer does not do. Less of it would need rows rendered by the server or filters that are made when they are opened.',
    },
    {
      what: 'processor time of its main thread',
      measured: `${work.toFixed(2)} x (${middle((one) => one.ours[1])} to ${middle((one) => one.peer[1])} ms)`,
      target: 'for information',
      holds: null,
    },
  ];
}

/** Pages, orders and filters of a list in pages. */
export async function measurePages(page: Page, rounds: number): Promise<readonly ProofLine[]> {
  await page.goto(allOrders);
  await untilShown(page, pageOfRows);
  const sorts: number[] = [];
  const pages: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    sorts.push(await pressed(page, `thead th:nth-child(${3 + (round % 2)}) button`));
    pages.push(await pressed(page, '.pager__steps [aria-label="Další stránka"]'));
  }
  return [
    ['list of 25: another order', sorts],
    ['list of 25: the next page', pages],
  ].map(([what, times]) => ({
    what: String(what),
    measured: summaryOf(Array.isArray(times) ? times : []).text,
    target: 'for information',
    holds: null,
  }));
}

/** All rows in one table. */
export async function measureContinuous(page: Page, rounds: number): Promise<readonly ProofLine[]> {
  await page.goto(allOrders);
  await untilShown(page, pageOfRows);
  await page.getByLabel('Zobrazení').selectOption('Souvisle');
  await page.locator('.table-holder--continuous [data-row-link]').first().waitFor();
  const count = Number(await page.locator('table').getAttribute('aria-rowcount')) - 1;
  const firsts: number[] = [];
  const sorts: number[] = [];
  let nodes = 0;
  for (let round = 0; round < rounds; round += 1) {
    await page.getByRole('navigation').getByRole('link', { name: 'Blokované e-maily' }).click();
    await page.waitForURL((url) => url.pathname !== orders);
    await page.waitForTimeout(400);
    firsts.push(await pressed(page, `a[href="${orders}"]`));
    await page.waitForTimeout(600);
    sorts.push(await pressed(page, `thead th:nth-child(${3 + (round % 2)}) button`));
    await page
      .locator('.table-holder--continuous')
      .evaluate((element, share) => element.scrollTo({ top: element.scrollHeight * share }), round / rounds);
    await page.waitForTimeout(300);
    nodes = Math.max(nodes, await page.locator('.table-holder--continuous *').count());
  }
  const [first, sort] = [summaryOf(firsts), summaryOf(sorts)];
  return [
    {
      what: `${count.toLocaleString('en')} rows in one table: first rows`,
      measured: first.text,
      target: 'p50 <= 200 ms',
      holds: first.p50 <= 200,
    },
    { what: 'each order of them', measured: sort.text, target: 'p50 <= 200 ms', holds: sort.p50 <= 200 },
    { what: 'nodes in the table, at most', measured: String(nodes), target: '<= 1,500', holds: nodes <= 1500 },
  ];
}
