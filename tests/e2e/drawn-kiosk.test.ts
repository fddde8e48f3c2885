import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenBrowser, openBrowser } from './support/browser.ts';

let browser: OpenBrowser;
let page: Page;

const input = fileURLToPath(new URL('support/drawn-kiosk.ts', import.meta.url));

/** The renderer of kiosks alone, with its styles and font in one file. */
async function bundle(): Promise<{ readonly code: string; readonly styles: string }> {
  const written = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, assetsInlineLimit: 10_000_000, minify: false, rolldownOptions: { input } },
  });
  const files = [written].flat().flatMap((each) => ('output' in each ? each.output : []));
  const code = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n');
  const styles = files.flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [])).join('\n');
  return { code, styles };
}

beforeAll(async () => {
  browser = await openBrowser();
  page = await (await browser.newContext()).newPage();
  const { code, styles } = await bundle();
  await page.setContent('<!doctype html><html lang="cs"><head></head><body></body></html>');
  await page.addStyleTag({ content: styles });
  await page.addScriptTag({ content: code, type: 'module' });
  await page.waitForFunction('window.tooLong !== undefined');
});

afterAll(() => browser.close());

describe('the texts of a drawn kiosk', () => {
  it('fit into every prepared layout, in each language, state and size', async () => {
    expect(await page.evaluate('window.tooLong.ofPrepared()')).toEqual([]);
  });

  it('fit into the pages that every kiosk has', async () => {
    expect(await page.evaluate('window.tooLong.ofEveryKiosk()')).toEqual([]);
  });

  it('are measured as too long by lines and by a word that does not break', async () => {
    expect(await page.evaluate('window.tooLong.ofLongNames()')).toEqual([
      [true, 0],
      [true, 0],
      [false, 0],
    ]);
  });
});
