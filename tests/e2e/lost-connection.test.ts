import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { type OpenBrowser, openBrowser, visit } from './support/browser.ts';
import { type CuttableLine, cuttableLine } from './support/cuttable-line.ts';
import type { RunningServer } from './support/server.ts';
import { people, signIn } from './support/sign-in.ts';
import { startTown } from './support/town.ts';

let town: RunningServer;
let line: CuttableLine;
let browser: OpenBrowser;
beforeAll(async () => {
  [town, browser] = await Promise.all([startTown(), openBrowser()]);
  line = await cuttableLine(town);
});
afterAll(async () => {
  await browser.close();
  await line.close();
  await town.stop();
});

const streams = '**/central/live*';
const lost = 'Spojení s centrálou se přerušilo';

/** Renames a store through its form. */
async function rename(page: Page, id: number, label: string): Promise<void> {
  await page.goto(`/stores/${id}?tab=office`);
  const field = page.getByRole('textbox', { name: /^Název/u });
  await field.fill(label);
  await page.keyboard.press('Control+s');
  await page.getByText('Pobočka byla uložena').first().waitFor();
}

/** The next stream that the page opens. */
function streamOn(page: Page): Promise<unknown> {
  return page.waitForResponse((answer) => answer.url().includes('/central/live') && answer.ok());
}

/** Anyone who watches over a line that can be cut; anyone who writes comes straight to the server. */
async function watcherAndWriter(): Promise<readonly [Page, Page]> {
  const [watching, writing] = await Promise.all([visit(browser, line), visit(browser, town)]);
  const [watcher, writer] = [await watching.newPage(), await writing.newPage()];
  const followed = streamOn(watcher);
  await signIn(watcher, people.administrator);
  await followed;
  await signIn(writer, people.superAdministrator);
  return [watcher, writer];
}

describe('a stream that breaks under a wall', () => {
  it('is told, also on the wall, and what happened meanwhile is caught up with once it stands again', async () => {
    const [watcher, writer] = await watcherAndWriter();
    // A stream that is only on its way when the line is cut could come through after it.
    const followed = streamOn(watcher);
    await watcher.goto('/stores/monitoring?wall');
    await followed;
    const wall = watcher.getByRole('dialog');
    await wall.getByRole('article').first().waitFor();
    await watcher.evaluate(() => document.documentElement.setAttribute('data-since', 'before'));
    expect(await watcher.getByText(lost).count()).toBe(0);

    await watcher.route(streams, (route) => route.abort());
    line.cut();
    await wall.getByText(lost).waitFor();
    expect(await violationsOn(watcher)).toEqual([]);

    // Two stores, one after the other: neither is announced twice nor left out.
    const [first, second] = ['Radnice za výpadku', 'Občané za výpadku'] as const;
    await rename(writer, 1, first);
    await rename(writer, 2, second);
    expect(await wall.getByText(/za výpadku/u).count()).toBe(0);

    await watcher.unroute(streams);
    // The network says that it is back: the console does not wait for its next try.
    await watcher.evaluate(() => window.dispatchEvent(new Event('online')));
    for (const name of [first, second]) await wall.getByRole('link', { name, exact: true }).waitFor();
    await expect.poll(() => watcher.getByText(lost).count()).toBe(0);
    expect(await watcher.evaluate(() => document.documentElement.getAttribute('data-since'))).toBe('before');
    await Promise.all([watcher.context().close(), writer.context().close()]);
  });
});
