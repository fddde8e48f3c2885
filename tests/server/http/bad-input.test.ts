import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { allOperations } from '../../../contract/operation-registry.ts';
import { resources } from '../../../server/app.ts';
import { urlOf } from '../../support/addresses.ts';
import { send } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { superAdministrator } from '../../support/people.ts';
import { aRegion, aStore } from '../../support/records.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);

describe('bad input', () => {
  let authorization: string;
  beforeAll(async () => {
    authorization = `Bearer ${root.token}`;
  });

  const post = (payload: string, headers: Readonly<Record<string, string>> = {}) =>
    send(central, {
      method: 'POST',
      url: '/central/regions',
      headers: { authorization, 'content-type': 'application/json', ...headers },
      payload,
    });

  it.each([
    ['no JSON', '{"name":', 400, 'invalid_json'],
    ['no object', '"name"', 400, 'bad_request'],
    ['a list', '[{"name":"A"}]', 400, 'bad_request'],
    ['nothing', '', 400, 'bad_request'],
    ['null', 'null', 400, 'bad_request'],
    ['a field that nobody knows', '{"name":"A","colour":1}', 400, 'unknown_field'],
    ['a prototype', '{"name":"A","__proto__":{"admin":true}}', 400, 'unknown_field'],
    ['a constructor', '{"name":"A","constructor":1}', 400, 'unknown_field'],
    ['a NUL', '{"name":"A\\u0000"}', 422, 'invalid'],
    ['a structure in place of a text', '{"name":{"a":1}}', 422, 'invalid'],
    ['a text without end', `{"name":"${'a'.repeat(10_000)}"}`, 422, 'invalid'],
    ['a bottomless structure', `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 400, 'invalid_json'],
    ['a structure deeper than any form', `{"name":${'['.repeat(64)}${']'.repeat(64)}}`, 400, 'invalid_json'],
    ['a text in which nothing is seen', '{"name":"\u200B\u2060 \u202E"}', 422, 'invalid'],
    ['more than a megabyte', `{"name":"${'a'.repeat(1_100_000)}"}`, 413, 'too_large'],
  ])('of %s is refused', async (_, payload, status, code) => {
    expect(await post(payload)).toMatchObject({ status, body: { err: code, message: expect.any(String), reference: expect.any(String) } });
  });

  it('of a date as people write it is refused with the form that the API takes, in fields, filters and parameters', async () => {
    const typed = '24. 12. 2026';
    const form = expect.stringContaining('YYYY-MM-DD');
    const ban = await root.post('/email-blacklist', { pattern: 'jan@example.cz', until: typed });
    expect(ban).toMatchObject({ status: 422, body: { errors: { until: form } } });
    const filter = encodeURIComponent(JSON.stringify({ until_gte: typed }));
    expect(await root.get(`/email-blacklist?filter=${filter}`)).toMatchObject({
      status: 400,
      body: { err: 'invalid_filter', message: form },
    });
    const store = await aStore(root);
    const days = await root.get(`/stores/${store}/days?from=${encodeURIComponent(typed)}&to=2026-12-31`);
    expect(days).toMatchObject({ status: 422, body: { errors: { from: form } } });
  });

  it('without a bottom is refused wherever what is sent is written down', async () => {
    const bottomless = JSON.parse(`${'['.repeat(1500)}${']'.repeat(1500)}`);
    const state = { filter: { any: bottomless }, sort: [], columns: [], page_size: 25 };
    const replies = [
      await post(JSON.stringify({ name: bottomless }), { 'idempotency-key': 'bottomless' }),
      await root.patch('/preferences', null, { layout: bottomless }),
      await root.post('/views', { resource: 'regions', name: 'Bez dna', shared: true, state }),
    ];
    for (const reply of replies) expect(reply).toMatchObject({ status: 400, body: { err: 'invalid_json' } });
  });

  it.each(['application/xml', 'multipart/form-data', 'application/x-www-form-urlencoded', 'text/plain', 'nonsense'])(
    'of the type %s is refused',
    async (type) => {
      expect(await post('name=A', { 'content-type': type })).toMatchObject({ status: 415, body: { err: 'unsupported_media_type' } });
    },
  );

  it('of no type is refused, unless there is nothing in it: proxies pass on a request without a body as one of unknown length', async () => {
    const headers = { 'transfer-encoding': 'chunked' };
    const signOut = (payload: Readable) => send(central, { method: 'POST', url: '/central/auth/sign-out', headers, payload });
    expect(await signOut(Readable.from([]))).toMatchObject({ status: 204 });
    expect(await signOut(Readable.from(['a']))).toMatchObject({ status: 415, body: { err: 'unsupported_media_type' } });
  });

  it.each(['0', '-1', '01', 'abc', '1.5', '1e3', '%00', '2147483648', '9'.repeat(30), '%20', ' '])(
    'in the identifier "%s" is refused',
    async (id) => {
      expect(await root.get(`/regions/${encodeURI(decodeURIComponent(id)) || id}`)).toMatchObject({
        status: 400,
        body: { err: 'invalid_identifier' },
      });
    },
  );

  const bodiless = allOperations(resources).filter(
    ({ method, stage, bodySchema, fileTypes }) =>
      method !== 'get' && stage !== 'public' && bodySchema === undefined && fileTypes === undefined,
  );
  it.each(bodiless.map(({ id, method, path }) => [id, method.toUpperCase(), path] as const))(
    'beside nothing that %s takes is refused by its name',
    async (_, method, path) => {
      const reply = await send(central, {
        method,
        url: urlOf(path),
        headers: { authorization },
        payload: { password_hash: 1 },
      });
      expect(reply).toMatchObject({ status: 400, body: { err: 'unknown_field', message: expect.stringContaining('password_hash') } });
    },
  );

  it.each(['/auth/passkeys/%00/remove', '/sessions/a%00'])('with a NUL in the name of %s is refused', async (path) => {
    const method = path.startsWith('/auth') ? 'POST' : 'DELETE';
    const reply = await send(central, {
      method,
      url: `/central${path}`,
      headers: { authorization },
      ...(method === 'POST' ? { payload: {} } : {}),
    });
    expect(reply).toMatchObject({ status: 400, body: { err: 'invalid_identifier' } });
  });

  it.each([
    ['1', 400],
    ['x', 400],
    ['', 400],
    ['"1', 400],
    ['w/"1"', 400],
    ['"1", "2"', 400],
    ['"x"', 412],
    ['"0"', 412],
    ['"*"', 412],
    ['"9999999999999"', 412],
    ['W/"1"', 200],
    [' "1" ', 200],
    ['*', 200],
  ])('in If-Match %s changes nothing unless it is the version, or any', async (version, status) => {
    const id = await aRegion(root);
    const options = { method: 'PATCH', url: `/central/regions/${id}`, headers: { authorization, 'if-match': version } } as const;
    const reply = await send(central, { ...options, payload: { note: 'x' } });
    expect(reply.status).toBe(status);
    if (status === 400) expect(reply.body).toMatchObject({ err: 'invalid_if_match', message: expect.stringContaining('If-Match: "2"') });
  });

  it.each([
    ['"1"', 412],
    ['"x"', 412],
    ['2', 400],
    ['"2"', 200],
    ['*', 200],
  ])('in If-Match %s takes away and brings back nothing unless it is the version, or any', async (version, status) => {
    const id = await aRegion(root);
    await root.patch(`/regions/${id}`, 1, { note: 'x' });
    const sent = (method: 'DELETE' | 'POST', address: string, tag = version) =>
      send(central, { method, url: `/central/regions/${id}${address}`, headers: { authorization, 'if-match': tag } });
    const deleted = await sent('DELETE', '');
    expect(deleted.status).toBe(status);
    expect((await root.get(`/regions/${id}`)).status).toBe(status === 200 ? 404 : 200);
    if (status !== 200) return;
    expect((await sent('POST', '/restore', '"2"')).body).toMatchObject({ err: 'changed_meanwhile', current: { id, version: 3 } });
    expect((await sent('POST', '/restore', version === '*' ? '*' : '"3"')).body).toMatchObject({ id, version: 4 });
  });

  it.each(['If-Match', 'If-None-Match', 'If-Unmodified-Since'])('has no condition in %s that a change would not evaluate', async (name) => {
    const headers = { authorization, [name.toLowerCase()]: '"1"' };
    const reply = await send(central, { method: 'POST', url: '/central/regions', headers, payload: { name: `With ${name}` } });
    expect(reply).toMatchObject({ status: 400, body: { err: 'precondition_not_taken', message: expect.stringContaining(name) } });
  });

  it('never sends more problems than a page can show', async () => {
    const { body, status } = await root.post('/playlists', { name: 'A', store_ids: [1], items: Array.from({ length: 50_000 }, () => 0) });
    expect(status).toBe(422);
    expect(JSON.stringify(body).length).toBeLessThan(100_000);
  });
});
