import { readFileSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consoleFolder } from '../../scripts/building/places.mjs';
import { people } from './support/sign-in.ts';
import { type OpenTown, openTown } from './support/visitors.ts';

/** The budgets of the console: JavaScript to a usable list, and nothing of what no list shows. */
const most = 255_000;
const unused = ['recharts', 'fullcalendar', 'leaflet', 'prosemirror', 'tiptap', 'MuiPickers'] as const;

describe('the first list', () => {
  let town: OpenTown;
  beforeAll(async () => {
    town = await openTown();
  });
  afterAll(() => town.close());

  it('costs no more JavaScript than its budget, and nothing of what it does not use', async () => {
    const signedIn = await town.visitor(people.superAdministrator);
    const page = await signedIn.context().newPage();
    const files = new Set<string>();
    page.on('requestfinished', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) files.add(path.join(consoleFolder, pathname));
    });
    await page.goto('/stores/manage');
    await page.locator('[data-row-link]').first().waitFor();
    const contents = [...files].map((file) => readFileSync(file));
    expect(contents.reduce((sum, content) => sum + zlib.gzipSync(content, { level: 9 }).length, 0)).toBeLessThanOrEqual(most);
    expect(unused.filter((library) => contents.some((content) => content.includes(library)))).toEqual([]);
  });
});
