import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { usualLimits } from '../../../server/areas/accounts/sign-in-attempts/request-limits.ts';
import { demonstrationPassword } from '../../../server/demo/insert/insert-credentials.ts';
import { goodPassword } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { aUser, superAdministrator, textAt } from '../../support/people.ts';
import { aWebOffice } from '../../support/public-booking.ts';
import { aRegion, aStore } from '../../support/records.ts';

type Answer = { readonly status: number; readonly text: string; readonly headers: Headers };

const guide = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');
const commands = [...guide.matchAll(/```sh\n(curl [^`]*)```/gu)].flatMap(([, block = '']) => block.split(/\n(?=curl )/u));

const central = await centralOfFile();
let origin: string;
beforeAll(async () => {
  await aUser(central, { email: 'spravce@mesto.test', role: 'superAdministrator', level: 0 });
  const root = await superAdministrator(central);
  const region = await aRegion(root, { name: 'Střed' });
  await aStore(root, { label: 'Magistrát', code: 'RADNICE', region_id: region });
  await aStore(root, { label: 'Knihovna', region_id: region });
  origin = await central.app.listen({ port: 0, host: '127.0.0.1' });
});

/** Sends what the command of curl would send; the variables of the guide are filled in. */
async function send(command: string, variables: Readonly<Record<string, string>>): Promise<Answer> {
  const filled = command.replaceAll(/\$(\w+)/gu, (_, name: string) => variables[name] ?? '');
  // What is next to each other without a space is one word.
  const words = [...filled.matchAll(/(?:'[^']*'|"[^"]*"|[^\s\\'"])+/gu)].map(([word]) =>
    word.replaceAll(/'([^']*)'|"([^"]*)"/gu, (_, single?: string, double?: string) => single ?? double ?? ''),
  );
  const valuesOf = (option: string) => words.flatMap((word, place) => (words[place - 1] === option ? [word] : []));
  const address = words.find((word) => word.startsWith('http'))?.replace('http://localhost:3000', origin) ?? '';
  const query = valuesOf('--data-urlencode').map((pair) => pair.replace(/=(.*)$/u, (_, value: string) => `=${encodeURIComponent(value)}`));
  const [body] = valuesOf('-d');
  const headers = new Headers(
    valuesOf('-H').map((line): [string, string] => [line.split(': ')[0] ?? '', line.slice(line.indexOf(': ') + 2)]),
  );
  const response = await fetch(query.length === 0 ? address : `${address}?${query.join('&')}`, {
    method: valuesOf('-X')[0] ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    body: body?.replace(demonstrationPassword, goodPassword) ?? null,
  });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

it('the guide leads from a token to a filtered export', async () => {
  const [
    signIn = '',
    list = '',
    filtered = '',
    named = '',
    tomorrow = '',
    afternoons = '',
    create = '',
    change = '',
    take = '',
    ...booking
  ] = commands;
  expect(booking).toHaveLength(4);
  const signedIn = await send(signIn, {});
  const TOKEN = textAt(JSON.parse(signedIn.text), 'tokens', 'access_token');
  const listed = await send(list, { TOKEN });
  expect([listed.status, listed.headers.get('content-range')]).toEqual([200, 'regions 0-0/1']);
  expect(JSON.parse((await send(filtered, { TOKEN })).text)).toMatchObject([{ label: 'Magistrát' }]);
  expect(JSON.parse((await send(named, { TOKEN })).text)).toMatchObject([{ code: 'RADNICE' }]);
  const ordered = await send(tomorrow, { TOKEN });
  expect([ordered.status, ordered.headers.get('content-range')]).toEqual([200, 'orders */0']);
  expect((await send(afternoons, { TOKEN })).status).toBe(200);
  const made = await send(create, { TOKEN });
  expect([made.status, made.headers.get('etag')]).toEqual([201, '"1"']);
  expect((await send(create, { TOKEN })).text).toBe(made.text);
  const changed = await send(change, { TOKEN, ID: String(JSON.parse(made.text).id) });
  expect(JSON.parse(changed.text)).toMatchObject({ name: 'Průvodce', note: 'z návodu', version: 2 });
  const file = await send(take, { TOKEN });
  expect(file.text.trim().split('\r\n')).toHaveLength(3);
  expect(file.headers.get('content-type')).toMatch(/^text\/csv/u);
});

it('what the guide says of refusals is what the server answers', async () => {
  const refused = await send(`curl http://localhost:3000/central/regions -H 'Content-Type: application/json' -d '{"name": ""}'`, {});
  expect([refused.status, Object.keys(JSON.parse(refused.text)).toSorted()]).toEqual([401, ['err', 'message', 'reference']]);
});

it('the guide orders a visit as a page of aPerson else would', async () => {
  const { service } = await aWebOffice(await superAdministrator(central), 1);
  const [offer = '', times = '', hold = '', order = ''] = commands.slice(-4);
  expect(JSON.parse((await send(offer, {})).text).services).toContainEqual(expect.objectContaining({ id: service }));
  const SERVICE = String(service);
  const free = JSON.parse((await send(times, { SERVICE, DAY: '2026-12-01' })).text);
  const held = await send(hold, { SERVICE, TIME: textAt(free, '0', 'starts_at') });
  const ordered = await send(order, { HOLD: textAt(JSON.parse(held.text), 'token') });
  expect([held.status, ordered.status]).toEqual([201, 201]);
  const foreign = await fetch(`${origin}/central/public/holds`, { method: 'POST', headers: { origin: 'https://www.mesto.test' } });
  expect([foreign.status, (await foreign.json()).err]).toEqual([403, 'foreign_origin']);
});

it('what the guide says of limits is what holds', () => {
  const { reads, changes, orders } = usualLimits;
  expect(guide).toContain(`${reads} that read and ${changes} that change in a minute, ${orders} orders in an hour`);
});
