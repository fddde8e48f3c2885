import { readFileSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { consoleFolder } from '../../scripts/basics/places.mjs';
import { people } from './support/sign-in.ts';
import { sharedTownOfFile } from './support/town-of-file.ts';

/** The budgets of the console: JavaScript to a usable list, and nothing of what no list shows. */
const most = 255_000;
/** Each file costs the browser a question and a module of its own; once there were 63 before the rows. */
const mostFiles = 14;
/** Milliseconds that each file takes: longer than the server takes for the rows, on a busy machine too. */
const fileDelay = 1_500;
const unused = ['recharts', 'fullcalendar', 'leaflet', 'prosemirror', 'tiptap', 'MuiPickers'] as const;

const town = await sharedTownOfFile();

describe('the first list', () => {
  it.each(['/stores/manage', '/web-orders/manage-orders?filter={}'])(
    'costs no more JavaScript at %s than its budget, and nothing of what it does not use',
    async (address) => {
      const signedIn = await town.visitor(people.superAdministrator);
      const page = await signedIn.context().newPage();
      // What waits for an idle page is none of the first list, and on a busy machine it would come before the rows.
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0;
        // Written down by the page at the first row: until this process learns of the row, more may have come.
        const rows = new MutationObserver(() => {
          if (document.querySelector('[data-row-link]') === null) return;
          rows.disconnect();
          document.documentElement.dataset['loaded'] = performance
            .getEntriesByType('resource')
            .map(({ name }) => new URL(name).pathname)
            .join(' ');
        });
        rows.observe(document, { childList: true, subtree: true });
      });
      // Files that the rows wait for are asked for before the rows; what comes after them has no part in this, however late the rows are.
      await page.route('**/*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, fileDelay));
        await route.continue();
      });
      await page.goto(address);
      await page.locator('[data-row-link]').first().waitFor();
      const loaded = (await page.locator('html').getAttribute('data-loaded')) ?? '';
      const files = new Set(loaded.split(' ').filter((pathname) => pathname.endsWith('.js')));
      const contents = [...files].map((pathname) => readFileSync(path.join(consoleFolder, pathname)));
      expect(files.size).toBeGreaterThan(3);
      expect(files.size).toBeLessThanOrEqual(mostFiles);
      expect(contents.reduce((sum, content) => sum + zlib.gzipSync(content, { level: 9 }).length, 0)).toBeLessThanOrEqual(most);
      expect(unused.filter((library) => contents.some((content) => content.includes(library)))).toEqual([]);
    },
  );

  it('is asked for at once by the page itself, before anything of it runs, and not at all by that of a stranger', async () => {
    const signedIn = await town.visitor(people.superAdministrator);
    const namedIn = async (page: Page): Promise<number> => {
      const asked = new Set<string>();
      page.on('request', (request) => {
        if (request.url().endsWith('.js')) asked.add(request.url());
      });
      // The program itself never comes.
      await page.route(/\/assets\/index-[^/]*\.js$/u, (route) => route.abort());
      await page.goto('/stores/manage', { waitUntil: 'load' });
      return asked.size;
    };
    const ofStranger = await namedIn(await town.stranger());
    const console = await namedIn(await signedIn.context().newPage());
    expect(ofStranger).toBeLessThanOrEqual(3);
    // The frame, what it shares with the pages of signing in, words and lists.
    expect(console).toBe(ofStranger + 4);
  });
});
