import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ahead } from './scripts/building/ahead.mjs';
import { sharedBy } from './scripts/building/chunks.mjs';
import { leftOut } from './scripts/building/left-out.mjs';
import { precompress } from './scripts/building/precompress.mjs';

/** React and what every chunk needs of the builder. Larger groups would pull what is lazy into the start. */
const everywhere = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|preload-helper|rolldown.runtime/u;
/** Entry files: the console, the other pages under `/auth`, and the texts of each language. */
const app = 'src/App.tsx';
const furtherEntrance = 'src/custom/auth/further-auth-pages.tsx';
const languages = { cs: 'contract/messages/cs/messages.ts', en: 'contract/messages/en/messages.ts' };
/** The first screen: a list, whose parts nearly every other screen is made of, with additions that are a few lines. */
const list =
  /src[\\/](?:crud[\\/]screens[\\/]list-page|resources[\\/](?:stores[\\/](?:stores|desks|employees|tickets)|devices[\\/](?:touch-screens|virtual-displays)|web-orders[\\/]orders))\.tsx?$/u;

const days = /src[\\/]crud[\\/]list[\\/]time[\\/](?:time-tabs|period-search)\.tsx?$/u;

/** The console. */
export default defineConfig({
  plugins: [react(), leftOut(), ahead({ chunks: ['console', 'list'], languages }), precompress()],
  build: {
    outDir: 'dist/console',
    emptyOutDir: true,
    manifest: true,
    // The build measures what counts, the bytes before the sign-in form works, by itself.
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The start names every part of the console that it fetches ahead: shorter names are bytes before the sign-in.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          groups: [
            { name: 'react', test: everywhere },
            // What the sign-in page is made of in one chunk, whoever else uses it: each small one costs its own head.
            { name: 'entrance', tags: ['$initial'] },
            sharedBy('shared', [app, furtherEntrance], [languages.cs, furtherEntrance], Object.values(languages)),
            { name: 'console', test: (id) => id.endsWith(app) },
            { name: 'list', test: list },
            // The days of a list, with what leads to them: one file less for each list in time.
            { name: 'days', test: days },
          ],
        },
      },
    },
  },
});
