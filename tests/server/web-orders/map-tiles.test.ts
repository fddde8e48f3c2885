import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { httpTiles } from '../../../server/adapters/map-tiles.ts';

let server: Server;
let asked: { readonly url: string | undefined; readonly agent: string | undefined };
const answers: Readonly<
  Record<string, { readonly status?: number; readonly type?: string; readonly size?: number; readonly to?: string }>
> = {
  '/9/1/2.png?key=secret': { type: 'image/png; charset=binary', size: 3 },
  '/9/1/3.png?key=secret': { type: 'text/html', size: 3 },
  '/9/1/4.png?key=secret': { status: 403, type: 'image/png', size: 3 },
  '/9/1/5.png?key=secret': { type: 'image/png', size: 600_000 },
  '/9/1/6.png?key=secret': { status: 302, to: '/9/1/2.png?key=secret' },
};

beforeAll(async () => {
  server = createServer(({ url, headers }, response) => {
    asked = { url, agent: headers['user-agent'] };
    const { status = 200, type = 'image/png', size = 0, to } = answers[url ?? ''] ?? { status: 404 };
    response.writeHead(status, { 'content-type': type, ...(to === undefined ? {} : { location: to }) }).end(Buffer.alloc(size));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

const addressOf = (address: AddressInfo | string | null): string =>
  typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}/{z}/{x}/{y}.png?key=secret` : '';

it('pictures of maps come from the server that is configured, and nothing that is no picture does', async () => {
  const readTile = httpTiles(addressOf(server.address()));
  expect(await readTile({ z: 9, x: 1, y: 2 })).toEqual({ type: 'image/png', content: Buffer.alloc(3) });
  expect(asked).toEqual({ url: '/9/1/2.png?key=secret', agent: 'Poradnik booking page' });
  for (const y of [3, 4, 5, 6, 7]) expect(await readTile({ z: 9, x: 1, y })).toBe(undefined);
  expect(await httpTiles('http://127.0.0.1:1/{z}/{x}/{y}')({ z: 9, x: 1, y: 2 })).toBe(undefined);
});
