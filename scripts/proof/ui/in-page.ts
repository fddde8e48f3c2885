import type { Page } from 'playwright-core';
import { median } from '../measuring/median.ts';

/** This many rows are there with all of their six columns, names of what they refer to among them. */
const isShown = (least: number): boolean =>
  [...document.querySelectorAll('tbody tr')].filter(
    (row) => [...row.children].filter((cell) => cell.querySelector('.skeleton') === null && cell.textContent.trim() !== '').length >= 6,
  ).length >= least && document.querySelector('table[aria-busy="true"]') === null;

/** Waits for a list, looking before each frame; milliseconds since the page was asked for. */
export async function untilShown(page: Page, least: number): Promise<number> {
  await page.waitForFunction(isShown, least, { polling: 'raf' });
  return page.evaluate(() => performance.now());
}

/**
 * Presses something and waits until other rows are painted; milliseconds. The rows are known by the link of the first
 * row and the head that says the order.
 */
export function pressed(page: Page, selector: string): Promise<number> {
  return page.evaluate(async (found) => {
    const element = document.querySelector<HTMLElement>(found);
    if (element === null) throw new Error(`nothing is ${found}`);
    const state = () =>
      [
        document.querySelector('[data-row-link]')?.getAttribute('href'),
        document.querySelector('[data-row-link]')?.closest('tr')?.getAttribute('aria-rowindex'),
        document.querySelectorAll('[data-row-link]').length,
        document.querySelector('.pager__range')?.textContent,
      ].join();
    const before = state();
    const begun = performance.now();
    element.click();
    while (performance.now() - begun < 5000) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const isBusy = document.querySelector('table[aria-busy="true"], tbody .skeleton') !== null;
      if (!isBusy && document.querySelector('[data-row-link]') !== null && state() !== before) break;
    }
    // The frame that has them is painted before the next one begins.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - begun;
  }, selector);
}

/** The middle, and the smallest time that nineteen of twenty keep (nearest rank), as text. */
export function summaryOf(times: readonly number[]): { readonly p50: number; readonly p95: number; readonly text: string } {
  const sorted = times.toSorted((one, other) => one - other);
  const p50 = median(times);
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
  return { p50, p95, text: `p50 ${Math.round(p50)} ms, p95 ${Math.round(p95)} ms of ${times.length}` };
}
