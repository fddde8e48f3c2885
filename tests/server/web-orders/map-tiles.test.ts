import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { httpTiles, rememberedTiles } from '../../../server/adapters/map-tiles.ts';

type Given = {
  readonly status?: number;
  readonly type?: string;
  readonly size?: number;
  readonly to?: string;
  /** Instead of a whole answer. */
  readonly partly?: (response: ServerResponse) => void;
};

let server: Server;
let asked: { readonly url: string | undefined; readonly agent: string | undefined };
let breaksOff = true;
let sent = 0;
let isGivenUp = false;

const answers: Readonly<Record<string, Given>> = {
  '/9/1/2.png?key=secret': { type: 'image/png; charset=binary', size: 3 },
  '/9/1/3.png?key=secret': { type: 'text/html', size: 3 },
  '/9/1/4.png?key=secret': { status: 403, type: 'image/png', size: 3 },
  '/9/1/5.png?key=secret': { type: 'image/png', size: 600_000 },
  '/9/1/6.png?key=secret': { status: 302, to: '/9/1/2.png?key=secret' },
  '/9/1/8.png?key=secret': {
    partly: (response) => {
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': 6 });
      if (breaksOff) response.write(Buffer.alloc(3), () => response.destroy());
      else response.end(Buffer.alloc(6));
    },
  },
  '/9/1/9.png?key=secret': {
    partly: (response) => {
      response.writeHead(200, { 'content-type': 'image/png' }).on('close', () => {
        isGivenUp = true;
      });
      writeOn(response);
    },
  },
};

/** Writes for as long as someone reads, at most 64 MB. */
function writeOn(response: ServerResponse): void {
  sent += 1;
  if (sent > 64) response.end();
  else if (!isGivenUp) response.write(Buffer.alloc(1_048_576), () => writeOn(response));
}

beforeAll(async () => {
  server = createServer(({ url, headers }, response) => {
    asked = { url, agent: headers['user-agent'] };
    const { status = 200, type = 'image/png', size = 0, to, partly } = answers[url ?? ''] ?? { status: 404 };
    if (partly !== undefined) return partly(response);
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

it('a picture that breaks off is none, and is asked for again', async () => {
  const tiles = rememberedTiles(httpTiles(addressOf(server.address())), () => new Date());
  expect(await tiles({ z: 9, x: 1, y: 8 })).toBe(undefined);
  breaksOff = false;
  expect(await tiles({ z: 9, x: 1, y: 8 })).toMatchObject({ type: 'image/png' });
});

it('no more is read of a picture than it may be long', async () => {
  expect(await httpTiles(addressOf(server.address()))({ z: 9, x: 1, y: 9 })).toBe(undefined);
  expect(sent).toBeLessThan(64);
});
