import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const compressible = /\.(?:js|css|html|svg|json|txt|webmanifest)$/u;
// Below this, the answer fits in one packet anyway.
const smallest = 1024;

async function compress(file) {
  const content = await readFile(file);
  if (content.length < smallest) return;
  const options = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
  const [small, plain] = await Promise.all([brotli(content, options), gzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, plain)]);
}

/** A vite plugin that lays a brotli and a gzip twin next to each written file, so that the server never compresses them. */
export function precompress() {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const files = Object.keys(bundle).filter((name) => compressible.test(name));
      await Promise.all(files.map((name) => compress(path.join(dir, name))));
    },
  };
}
