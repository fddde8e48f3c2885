import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const shipped = fileURLToPath(new URL('../../../docs/operations/nginx.conf', import.meta.url));
/** The name that the file serves. */
export const publicName = 'poradnik.mesto.cz';

export type Nginx = {
  readonly port: number;
  readonly plainPort: number;
  /** Certificate to be trusted. */
  readonly ca: Buffer;
  readonly stop: () => void;
};

/** Runs nginx with the shipped file in front of the server: only ports, and where the certificate lies, are put in their place. */
export async function startNginx(origin: string): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'poradnik-nginx-'));
  // Its workers run as another account where root starts it.
  chmodSync(folder, 0o711);
  const certificate = join(folder, 'fullchain.pem');
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${publicName}`];
  const more = ['-addext', `subjectAltName=DNS:${publicName}`, '-keyout', join(folder, 'privkey.pem'), '-out', certificate];
  execFileSync('openssl', [...request, ...more], { stdio: 'ignore' });
  const [port, plainPort] = [await freePort(), await freePort()];
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, around(folder, placed(readFileSync(shipped, 'utf8'), { folder, port, plainPort, server: new URL(origin).port })));
  const options = ['-p', folder, '-c', file, '-e', join(folder, 'error.log')];
  execFileSync('nginx', [...options, '-t', '-q'], { stdio: 'inherit' });
  const child = spawn('nginx', [...options, '-g', 'daemon off;'], { stdio: 'inherit' });
  await listens(port);
  return {
    port,
    plainPort,
    ca: readFileSync(certificate),
    stop: () => {
      child.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Places = { readonly folder: string; readonly port: number; readonly plainPort: number; readonly server: string };

function placed(text: string, { folder, port, plainPort, server }: Places): string {
  const places: readonly (readonly [string, string])[] = [
    ['server 127.0.0.1:3000;', `server 127.0.0.1:${server};`],
    ['  listen 80;\n', `  listen 127.0.0.1:${plainPort};\n`],
    ['  listen [::]:80;\n', ''],
    ['  listen 443 ssl http2;\n', `  listen 127.0.0.1:${port} ssl http2;\n`],
    ['  listen [::]:443 ssl http2;\n', ''],
    ['/etc/ssl/poradnik/fullchain.pem', join(folder, 'fullchain.pem')],
    ['/etc/ssl/poradnik/privkey.pem', join(folder, 'privkey.pem')],
  ];
  return places.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`${shipped} does not hold ${from}`);
    return result.replace(from, to);
  }, text);
}

/** What Debian's own nginx.conf says around the files of conf.d, with folders of the proof. */
function around(folder: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(folder, name)};`);
  return [`pid ${join(folder, 'pid')};`, 'events {}', 'http {', 'gzip on;', 'sendfile on;', ...temporary, site, '}', ''].join('\n');
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  if (typeof address !== 'object' || address === null) throw new Error('no port is free');
  return address.port;
}

async function listens(port: number): Promise<void> {
  for (let left = 100; left > 0; left -= 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx does not listen');
}
