import type { Page, Request } from 'playwright-core';
import type { ProofLine } from '../reporting/proof-line.ts';
import { summaryOf, untilShown } from './in-page.ts';
import { allOrders } from './measures.ts';

/** Each is typed once in what is timed: rows that were asked for before are there at once and say nothing. */
const words =
  'novák svobod dvořák černá proch kučer veselý horák němec petr jana marie bartoš beneš blažek bureš dostál dušek fiala havlíč holub hrubý hruška janda jelíne kadlec kohout kolář konečn kopeck kovář kratoc krejčí král kubát malá marek mašek matouš moravc musil navrát pavlík petrů'.split(
    ' ',
  );
/** With answers held back. */
const slowWords = words.slice(0, 12);
/** As fast as people write who do not look at their fingers. */
const betweenKeys = 90;

/** Search as you type: what is asked, what is given up, and when the rows of the whole word are there. */
export async function measureTyping(page: Page, rounds: number): Promise<readonly ProofLine[]> {
  const counts = { asked: 0, givenUp: 0, keys: 0 };
  const isSearch = (request: Request): boolean =>
    request.url().endsWith('/central/orders/query') && (request.postData() ?? '').includes('"q":');
  page.on('request', (request) => {
    if (isSearch(request)) counts.asked += 1;
  });
  page.on('requestfailed', (request) => {
    if (isSearch(request)) counts.givenUp += 1;
  });
  // Answers that take longer than a key: what is asked at each but the last must be given up.
  const slow = await typedWords(page, 1, counts, 250);
  const superseded = { ...counts };
  const times = await typedWords(page, Math.min(rounds * 2, words.length), counts, 0);
  const { p50, p95, text } = summaryOf(times);
  return [
    {
      what: 'search as you type, answers held back by 250 ms',
      measured: `${superseded.keys} keys, ${superseded.asked} asked, ${superseded.givenUp} given up`,
      target: 'all but the last of each word given up',
      holds: superseded.asked - superseded.givenUp === slow.length,
    },
    {
      what: 'rows of the whole word after its last key',
      measured: text,
      target: 'p50 and p95 <= 150 ms',
      holds: p50 <= 150 && p95 <= 150,
      note: 'the search rests 40 ms before it asks, the answer and two frames follow, and the rest is spent in rendering.',
    },
  ];
}

async function typedWords(page: Page, rounds: number, counts: { keys: number }, holdBack: number): Promise<readonly number[]> {
  const times: number[] = [];
  if (holdBack > 0) {
    await page.route('**/central/orders/query', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, holdBack));
      await route.continue().catch(() => undefined);
    });
  }
  await page.goto(allOrders);
  await untilShown(page, 25);
  const field = page.getByRole('searchbox', { name: 'Hledat' });
  for (let round = 0; round < rounds; round += 1) {
    const word = words[round % words.length] ?? '';
    for (const one of holdBack > 0 ? slowWords : [word]) {
      await field.focus();
      await page.keyboard.press('Control+a');
      await watch(page);
      await page.keyboard.type(one, { delay: betweenKeys });
      counts.keys += one.length;
      await page.waitForTimeout(700 + holdBack);
      const time = await page.evaluate(() => Number(document.documentElement.dataset['rowsAfterKey']));
      if (!(time > 0)) throw new Error(`no rows came after ${one}`);
      times.push(time);
    }
  }
  await page.unroute('**/central/orders/query');
  return times;
}

/** Notes in the page how long after the last key the rows changed for the last time. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    let key = 0;
    document.addEventListener('input', () => {
      key = performance.now();
      dataset['rowsAfterKey'] = '0';
    });
    const body = document.querySelector('.list-body');
    if (body === null) return;
    new MutationObserver(() => {
      const isStale = document.querySelector('.list-body table[aria-busy="true"]') !== null;
      if (isStale) return;
      const now = key;
      requestAnimationFrame(() => {
        if (now === key) dataset['rowsAfterKey'] = String(performance.now() - key);
      });
    }).observe(body, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['href', 'aria-busy'] });
  });
}
