import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './scripts/building/precompress.mjs';

/** React and what every chunk needs of the builder. Larger groups would pull what is lazy into the start. */
const everywhere = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|preload-helper|rolldown.runtime/u;
/** What the sign-in page shares with the console: in one chunk, because each small one costs its own head. */
const entrance =
  /contract[\\/]messages[\\/](?:literal|cs[\\/]console[\\/]entrance)|src[\\/]ui[\\/](?:basic-icon|drawing|button-class|document-title)/u;

/** The console. */
export default defineConfig({
  plugins: [react(), precompress()],
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
        codeSplitting: {
          groups: [
            { name: 'react', test: everywhere },
            { name: 'entrance', test: entrance },
          ],
        },
      },
    },
  },
});
