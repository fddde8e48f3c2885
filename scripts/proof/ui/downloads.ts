import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { Page } from 'playwright-core';
import { consoleFolder } from '../../basics/places.mjs';

const unused = ['recharts', 'fullcalendar', 'leaflet', 'prosemirror', 'tiptap'] as const;

/** Scripts that a page has fetched from now on. */
export type Scripts = { readonly kilobytes: () => number; readonly unused: () => readonly string[] };

/** Notes the scripts that come, anyone who asks for them. */
export function scriptsOf(page: Page): Scripts {
  const files = new Set<string>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) files.add(path.join(consoleFolder, pathname));
  });
  const contents = (): readonly string[] => [...files].map((file) => readFileSync(file, 'utf8'));
  return {
    kilobytes: () => [...files].reduce((sum, file) => sum + gzipped(file), 0) / 1000,
    unused: () => unused.filter((library) => contents().some((text) => text.toLowerCase().includes(`${library}-`))),
  };
}

function gzipped(file: string): number {
  return existsSync(`${file}.gz`) ? readFileSync(`${file}.gz`).length : zlib.gzipSync(readFileSync(file), { level: 9 }).length;
}
