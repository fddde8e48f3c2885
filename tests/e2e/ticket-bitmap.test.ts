import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas';
import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { ticketFonts } from '../../drawing/ticket/draw-row.ts';
import { createTicketRenderer } from '../../drawing/ticket/draw-ticket.ts';
import { openBrowser } from './support/browser.ts';
import { bmpFile, ticketCases, ticketOfBmp } from './support/ticket-cases.ts';

const fontOf = (name: string): string => fileURLToPath(new URL(`../../src/assets/${name}.woff2`, import.meta.url));

async function drawnByBrowser(): Promise<readonly (readonly number[])[]> {
  const bundle = await rolldown({ input: fileURLToPath(new URL('support/ticket-in-page.ts', import.meta.url)) });
  const { output } = await bundle.generate({ format: 'es', codeSplitting: false });
  const browser = await openBrowser();
  const page = await (await browser.newContext()).newPage();
  const faces = ticketFonts.map(({ family, file, weight }) => {
    const content = readFileSync(fontOf(file)).toString('base64');
    return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${content})}`;
  });
  await page.setContent(`<style>${faces.join('')}</style><body></body>`);
  await page.addScriptTag({ type: 'module', content: output[0].code });
  await page.locator('body[data-drawn]').waitFor();
  const drawn = await page.locator('body').getAttribute('data-drawn');
  await browser.close();
  return z.array(z.array(z.number())).parse(JSON.parse(drawn ?? '[]'));
}

async function drawnByNode(): Promise<readonly (readonly number[])[]> {
  for (const { family, file } of ticketFonts) GlobalFonts.registerFromPath(fontOf(file), family);
  const draw = createTicketRenderer((width, height) => createCanvas(width, height).getContext('2d'));
  const bmp = await loadImage(bmpFile);
  const context = createCanvas(bmp.width, bmp.height).getContext('2d');
  context.drawImage(bmp, 0, 0);
  const image = context.getImageData(0, 0, bmp.width, bmp.height);
  return [...ticketCases, { ...ticketOfBmp, image }].map((one) => [...draw(one).bitmap.bytes]);
}

it('a ticket has the same bitmap in a browser and in Node', async () => {
  const [browser, node] = [await drawnByBrowser(), await drawnByNode()];
  const differing = node.map((bytes, place) => bytes.filter((byte, at) => byte !== browser[place]?.[at]).length);
  expect(browser.map(({ length }) => length)).toEqual(node.map(({ length }) => length));
  expect(node.map((bytes) => bytes.some((byte) => byte !== 0))).toEqual(node.map(() => true));
  expect(differing).toEqual(node.map(() => 0));
});
