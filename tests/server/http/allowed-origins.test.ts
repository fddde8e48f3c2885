import { beforeAll, expect, it } from 'vitest';
import { goodPassword, send } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { aUser, superAdministrator, textAt } from '../../support/people.ts';

const allowed = 'https://aplikace.mesto.test';
const foreign = 'https://jina.mesto.test';

const central = await centralOfFile({ allowedOrigins: [allowed] });
let authorization: string;
beforeAll(async () => {
  await superAdministrator(central);
  await aUser(central, { email: 'aplikace@mesto.test', role: 'superAdministrator', level: 0 });
  const signedIn = await call('POST', '/auth/token', { payload: { username: 'aplikace@mesto.test', password: goodPassword } });
  authorization = `Bearer ${textAt(signedIn.body, 'tokens', 'access_token')}`;
});

type Given = { readonly origin?: string; readonly payload?: object; readonly headers?: Readonly<Record<string, string>> };

function call(method: 'GET' | 'POST' | 'OPTIONS', path: string, { origin = allowed, payload, headers = {} }: Given = {}) {
  return send(central, { method, url: `/central${path}`, headers: { origin, ...headers }, ...(payload === undefined ? {} : { payload }) });
}

it('an allowed origin reads lists with their total, and changes rows with its token', async () => {
  const list = await call('GET', '/regions', { headers: { authorization } });
  expect(list.status).toBe(200);
  expect(list.headers['access-control-allow-origin']).toBe(allowed);
  expect(list.headers['access-control-allow-credentials']).toBeUndefined();
  expect(list.headers['access-control-expose-headers']).toContain('Content-Range');
  const created = await call('POST', '/regions', { headers: { authorization }, payload: { name: 'Odjinud' } });
  expect([created.status, created.headers['access-control-allow-origin']]).toEqual([201, allowed]);
});

it('its refusals can be read, and a preflight names what may be sent', async () => {
  const refused = await call('GET', '/regions');
  expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([401, allowed]);
  const asked = { 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'authorization,if-match' };
  const preflight = await call('OPTIONS', '/regions/1', { headers: asked });
  expect(preflight.status).toBe(204);
  expect(preflight.headers['access-control-allow-headers']).toMatch(/Authorization.*If-Match.*Range/u);
  expect(preflight.headers['access-control-allow-methods']).toContain('PATCH');
});

it('a call with a cookie is refused although its origin is allowed', async () => {
  const headers = { authorization, cookie: '__Host-refresh=x' };
  const refused = await call('POST', '/regions', { headers, payload: { name: 'S cookie' } });
  expect(refused).toMatchObject({ status: 403, body: { err: 'foreign_origin' } });
});

it('any other origin changes nothing and reads nothing in a browser', async () => {
  const given = { origin: foreign, headers: { authorization } };
  expect((await call('GET', '/regions', given)).headers['access-control-allow-origin']).toBeUndefined();
  expect(await call('POST', '/regions', { ...given, payload: { name: 'Cizí' } })).toMatchObject({ status: 403 });
  const asked = { ...given.headers, 'access-control-request-method': 'POST' };
  expect((await call('OPTIONS', '/regions', { ...given, headers: asked })).status).toBe(405);
  const page = await send(central, { method: 'GET', url: '/', headers: { origin: allowed } });
  expect(page.headers['access-control-allow-origin']).toBeUndefined();
});
