import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './scripts/building/precompress.mjs';

/** The console. React alone is a group of its own: larger groups pull what is lazy into the start. */
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
      output: { codeSplitting: { groups: [{ name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/u }] } },
    },
  },
});
