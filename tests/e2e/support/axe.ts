import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const momentMilliseconds = 1_000;
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** Only violations are listed node by node: the rest is most of the work. */
const options: RunOptions = { runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'] };

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- the interface of the page is added to
  interface Window {
    readonly axe?: typeof axe;
  }
}

function describe({ id, impact, help, nodes }: AxeResults['violations'][number]): readonly string[] {
  return nodes.map(({ target, failureSummary }) => {
    const reason = (failureSummary ?? '').split('\n').slice(1).join(' ').replaceAll(/\s+/gu, ' ').trim();
    return `${id} (${impact ?? 'unrated'}): ${help} at ${target.join(' ')}: ${reason}`;
  });
}

/**
 * Violations of WCAG 2.2 A and AA and of best practice on the page, a readable line each; none when all is well.
 * Looks once the screen has its heading: a page that still fetches its area has neither, and is no fault of the screen.
 * `within` looks at a part alone: an open panel covers halves of what is below it, which no one presses meanwhile.
 */
export async function violationsOn(page: Page, within = 'html'): Promise<readonly string[]> {
  const heading = page.locator('h1').filter({ visible: true }).first();
  await heading.waitFor();
  const look = async (): Promise<readonly string[]> => {
    // Half a megabyte, once for each document.
    if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
    const violations = await page.evaluate(async ([place, asked]) => (await window.axe?.run({ include: [place] }, asked))?.violations, [
      within,
      options,
    ] as const);
    if (violations === undefined) throw new Error('axe is not in the page');
    return violations.flatMap(describe);
  };
  const found = await look();
  if (found.length === 0) return found;
  // A screen that gave way to the next one meanwhile was neither: what is really there is there a moment later too.
  await page.waitForTimeout(momentMilliseconds);
  await heading.waitFor();
  return look();
}
