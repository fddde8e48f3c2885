import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardedFetch } from '../../../server/adapters/guarded-fetch.ts';

describe('what the server asks for the provider', () => {
  let asked = 0;
  const trap = createServer((_, response) => {
    asked += 1;
    response.end('{}');
  });
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      trap.listen(0, resolve);
    });
    const address = trap.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterAll(() => trap.close());
  const options = { method: 'GET', headers: {} };

  it.each(['http://127.0.0.1', 'http://localhost', 'http://localhost.', 'http://[::1]', 'https://127.0.0.1', 'https://localhost'])(
    'is never %s, when another is named',
    async (origin) => {
      const other = guardedFetch(new URL('https://login.mesto.test'));
      await expect(other(`${origin}:${port}/keys`, options)).rejects.toThrow(/is not asked|cannot be asked/u);
      expect(asked).toBe(0);
    },
  );

  it.each([
    '169.254.169.254',
    '10.0.0.1',
    '192.168.1.1',
    '172.16.0.1',
    '100.64.0.1',
    '0.0.0.0',
    '[::ffff:10.0.0.1]',
    '[fd00::1]',
    '[fe80::1]',
  ])('is never %s, which is inside', async (host) => {
    const other = guardedFetch(new URL('https://login.mesto.test'));
    await expect(other(`https://${host}/keys`, options)).rejects.toThrow('is not asked');
  });

  it('is never the service that tells machines of a cloud their secrets, even if it is the one named', async () => {
    const own = guardedFetch(new URL('https://169.254.169.254'));
    await expect(own('https://169.254.169.254/', options)).rejects.toThrow('is not asked');
  });

  it('is not followed elsewhere, and never longer than an answer is', async () => {
    const long = createServer((request, response) => {
      if (request.url === '/away') response.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end();
      else response.end('a'.repeat(2_000_000));
    });
    await new Promise<void>((resolve) => {
      long.listen(0, '127.0.0.1', resolve);
    });
    const address = long.address();
    const origin = new URL(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
    const own = guardedFetch(origin);
    expect((await own(`${origin.origin}/away`, options)).status).toBe(302);
    expect(asked).toBe(0);
    await expect(own(`${origin.origin}/long`, options)).rejects.toThrow('cannot be asked');
    long.close();
  });
});
