import { describe, expect, it } from 'vitest';
import { aDataDirectory, aProgram } from './program.ts';

const password = 'Správné heslo 2026';
const email = 'prvni@mesto.test';

const post = (origin: string, path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${origin}/central/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const me = async (origin: string, token: string) =>
  (await fetch(`${origin}/central/me`, { headers: { authorization: `Bearer ${token}` } })).status;
const tokensOf = async (answer: Response): Promise<{ readonly access: string; readonly refresh: string }> => {
  const { tokens } = await answer.json();
  return { access: String(tokens.access_token), refresh: String(tokens.refresh_token) };
};

describe('a server that was killed and started anew', () => {
  it('knows every session, token and link that it gave, and none that it had ended', { timeout: 240_000 }, async () => {
    const environment = { DATA_DIR: aDataDirectory() };
    const first = aProgram(['--empty'], environment);
    const [, link = ''] = await first.until(/(http\S+\/auth\/lost-password\/[\w-]+)/u);
    await first.origin();
    const secret = link.split('/').at(-1) ?? '';
    first.child.kill('SIGKILL');
    await first.ended;

    const second = aProgram(['--empty'], environment);
    // While there is no account, each start prints the same link, so an earlier copy still works.
    const [, again = ''] = await second.until(/(http\S+\/auth\/lost-password\/[\w-]+)/u);
    const origin = await second.origin();
    expect(again.split('/').at(-1)).toBe(secret);
    const made = await post(origin, `lost-password/${secret}`, { email, name: 'První', password });
    expect(made.status).toBe(204);
    const kept = await tokensOf(await post(origin, 'token', { username: email, password }));
    const spent = await tokensOf(await post(origin, 'token', { username: email, password }));
    const rotated = await tokensOf(await post(origin, 'refresh', { refresh_token: spent.refresh }));
    const ended = await tokensOf(await post(origin, 'token', { username: email, password }));
    expect((await post(origin, 'sign-out', { refresh_token: ended.refresh })).status).toBe(204);
    second.child.kill('SIGKILL');
    await second.ended;

    const third = aProgram(['--empty'], environment);
    const now = await third.origin();
    expect([await me(now, kept.access), await me(now, rotated.access), await me(now, ended.access)]).toEqual([200, 200, 401]);
    expect((await post(now, 'refresh', { refresh_token: kept.refresh })).status).toBe(200);
    expect((await post(now, 'refresh', { refresh_token: rotated.refresh })).status).toBe(200);
    expect((await post(now, 'refresh', { refresh_token: ended.refresh })).status).toBe(401);
    expect((await post(now, 'token', { username: email, password })).status).toBe(200);
  });
});
