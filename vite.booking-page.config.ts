import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { bookingPage as words } from './contract/messages/cs/booking-page.ts';
import { bookingPage as english } from './contract/messages/en/booking-page.ts';
import { bookingAddress } from './contract/operations/booking/booking-address.ts';
import { precompress } from './scripts/building/precompress.mjs';

/** Puts words into the page that are read before any script runs. */
const wordsInPage = {
  name: 'words-in-page',
  transformIndexHtml: (html: string) =>
    html.replaceAll('%title%', words.title).replaceAll('%noScript%', words.noScript).replaceAll('%noScriptInEnglish%', english.noScript),
};

/** The booking page: a program of its own, which shares rules and words with the rest and nothing of the console. */
export default defineConfig({
  root: fileURLToPath(new URL('booking-page/', import.meta.url)),
  base: `${bookingAddress}/`,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [wordsInPage, precompress()],
  build: {
    outDir: '../dist/booking-page',
    emptyOutDir: true,
    reportCompressedSize: false,
    // Its policy lets no data be an image's or a font's address but for pictures; files of their own are kept for ever.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
