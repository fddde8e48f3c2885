// Makes the prepared database that a first start unpacks instead of running initdb (seconds and
// hundreds of megabytes of memory). Run it after each change of PGlite's version:
//   npx tsx server/db/connect/make-template.ts
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';

const target = fileURLToPath(new URL('./template.tar.br', import.meta.url));
const workplace = fs.mkdtempSync(path.join(os.tmpdir(), 'poradnik-template-'));
try {
  await makeCluster(workplace);
  const archive = pack(workplace);
  const compressed = compress(archive);
  fs.writeFileSync(target, compressed);
  process.stdout.write(`${target}: ${archive.length} bytes, packed ${compressed.length}\n`);
} finally {
  fs.rmSync(workplace, { recursive: true, force: true });
}

async function makeCluster(directory: string): Promise<void> {
  const db = await PGlite.create(directory);
  // Nobody connects to these two, so nobody could ever freeze their rows, and the age of the
  // oldest one counts for the whole cluster. Without them the template is half as many files.
  await db.exec('update pg_database set datistemplate = false');
  await db.exec('drop database template0');
  await db.exec('drop database template1');
  await db.exec('vacuum (freeze, analyze)');
  await db.exec('checkpoint');
  await db.close();
}

function pack(directory: string): Buffer {
  const steady = ['--format=ustar', '--sort=name', '--mtime=@0', '--owner=0', '--group=0'];
  return execFileSync('tar', [...steady, '--numeric-owner', '-C', directory, '-cf', '-', '.'], {
    maxBuffer: 1024 ** 3,
  });
}

function compress(archive: Buffer): Buffer {
  const { constants } = zlib;
  return zlib.brotliCompressSync(archive, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LARGE_WINDOW]: 1,
      [constants.BROTLI_PARAM_LGWIN]: 26,
      [constants.BROTLI_PARAM_SIZE_HINT]: archive.length,
    },
  });
}
