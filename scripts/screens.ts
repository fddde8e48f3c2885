import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchBrowser, visit } from '../tests/e2e/support/browser.ts';
import { watch } from '../tests/e2e/support/console-errors.ts';
import { demonstrationPassword, signIn } from '../tests/e2e/support/sign-in.ts';
import { listenTo } from '../tests/e2e/support/traffic.ts';
import { words } from './words.mjs';

const { values, positionals: routes } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    user: { type: 'string' },
    password: { type: 'string', default: demonstrationPassword },
    theme: { type: 'string', default: 'A' },
    width: { type: 'string', multiple: true, default: ['1280', '400'] },
    mode: { type: 'string', multiple: true, default: ['light', 'dark'] },
    out: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const { url: origin, user, password, theme, width: widths, mode: modes, out } = values;

type Look = { readonly width: number; readonly dark: boolean };
const looks: readonly Look[] = widths.flatMap((width) => modes.map((mode) => ({ width: Number(width), dark: mode === 'dark' })));

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function fileOf(folder: string, route: string, { width, dark }: Look): string {
  const name = route.replaceAll(/[^\w-]+/gu, '-').replaceAll(/^-|-$/gu, '');
  return path.join(folder, `${name === '' ? 'root' : name}-${width}-${dark ? 'dark' : 'light'}.png`);
}

async function takeAll(browser: Browser, folder: string, look: Look): Promise<void> {
  const context = await visit(browser, { origin, width: look.width, dark: look.dark });
  const kept = JSON.stringify({ theme: theme.toUpperCase(), mode: look.dark ? 'dark' : 'light' });
  await context.addInitScript((text) => localStorage.setItem('poradnik.theme', text), kept);
  const page = await context.newPage();
  const traffic = listenTo(page);
  const complaints = watch(page, new URL(origin).origin);
  if (user !== undefined) await signIn(page, user, password);
  for (const route of routes) {
    await page.goto(route);
    await traffic.quiet();
    const file = fileOf(folder, route, look);
    await page.screenshot({ path: file, fullPage: true });
    say(words.screens.taken(file));
    if (complaints.lines().length > 0) say(words.screens.complaints(route, complaints.lines()));
    complaints.forget();
  }
  await context.close();
}

if (values.help || out === undefined || routes.length === 0) {
  say(words.screens.usage);
} else {
  mkdirSync(out, { recursive: true });
  const browser = await launchBrowser();
  try {
    for (const look of looks) await takeAll(browser, out, look);
  } finally {
    await browser.close();
  }
}
