import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '../../support/addresses.ts';
import { appWithoutDatabase } from '../../support/app-without-database.ts';

const methods = ['get', 'post', 'patch', 'put', 'delete'] as const;
const upper = { get: 'GET', post: 'POST', patch: 'PATCH', put: 'PUT', delete: 'DELETE' } as const;

describe('an address', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await appWithoutDatabase();
  });
  afterAll(() => app.close());

  it.each(addresses)('$url refuses other methods and says which it has', async ({ url, methods: own }) => {
    const allow = own.map((method) => upper[method]).toSorted();
    for (const method of methods) {
      const reply = await app.inject({ method: upper[method], url });
      if (own.includes(method)) expect(reply.statusCode).not.toBe(405);
      else {
        expect(reply.json()).toMatchObject({ err: 'method_not_allowed', reference: expect.any(String) });
        expect([reply.statusCode, String(reply.headers['allow']).split(', ').toSorted()]).toEqual([405, allow]);
      }
    }
    expect((await app.inject({ method: 'OPTIONS', url })).statusCode).toBe(405);
  });

  it.each([
    '/central',
    '/central/',
    '/central/nothing',
    '/central/stores/1/nothing',
    '/central/no_such',
    '/central/touch_screens_x',
    '/touch_screens',
    '/nothing',
    '/',
    '//',
  ])('%s that is none is refused as such', async (url) => {
    const reply = await app.inject({ method: 'GET', url });
    expect([reply.statusCode, reply.json().err]).toEqual([404, 'unknown_address']);
  });

  it.each([
    ['GET', '/central/touch_screens?sort=%5B%22id%22%2C%22ASC%22%5D', '/central/touch-screens?sort=%5B%22id%22%2C%22ASC%22%5D'],
    ['PATCH', '/central/virtual_displays/7', '/central/virtual-displays/7'],
    ['GET', '/central/password_policy', '/central/password-policy'],
  ] as const)('%s %s with the underscores of a field is sent on to %s', async (method, url, meant) => {
    const reply = await app.inject({ method, url, ...(method === 'GET' ? {} : { payload: { name: 'x' } }) });
    expect([reply.statusCode, reply.headers.location, reply.body]).toEqual([308, meant, '']);
  });

  it.each([
    ['that is none', '/central/nothing', 404, 'unknown_address'],
    ['beyond an address that there is', '/central/orders/1/nothing', 404, 'unknown_address'],
    ['that takes no POST', '/central/orders/1/history', 405, 'method_not_allowed'],
  ])('%s is refused as such whatever is sent to it', async (_, url, status, err) => {
    for (const type of ['text/csv', 'application/octet-stream', 'nonsense', 'application/json']) {
      const reply = await app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload: '{' });
      expect([reply.statusCode, reply.json().err]).toEqual([status, err]);
    }
  });

  it.each([
    ['that cannot be decoded', '/central/stores/%ZZ', 400],
    ['with an endless parameter', `/central/stores/${'1'.repeat(300)}`, 404],
  ])('%s is refused like any other', async (_, url, status) => {
    const reply = await app.inject({ method: 'GET', url });
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toEqual({ err: expect.any(String), message: expect.any(String), reference: expect.any(String) });
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});
