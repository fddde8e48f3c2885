import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const manifestShape = z.object({ name: z.string(), version: z.string() });

/** The version of this program: that of its package, which lies above both the sources and the bundle. */
export function programVersion(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    const manifest = existsSync(file) ? manifestShape.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data : undefined;
    if (manifest?.name === 'poradnik') return manifest.version;
  }
  throw new Error('the package of the program was not found');
}
