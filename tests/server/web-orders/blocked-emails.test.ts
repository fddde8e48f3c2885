import { describe, expect, it } from 'vitest';
import { emailBlacklist } from '../../../contract/resources/web-orders/email-blacklist.ts';
import { bulk } from '../../support/bulk.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { inState, putValues } from '../../support/made/put-values.ts';
import { anOffice, tuesday } from '../../support/office.ts';
import { numberAt, signedIn, superAdministrator, textAt } from '../../support/people.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);
const clerk = await signedIn(central, { resources: ['ordering', 'store'] });

type Values = Readonly<Record<string, unknown>>;

const quarter = (starts_at: string) => ({ starts_at, ends_at: new Date(Date.parse(starts_at) + 900_000).toISOString() });

let banned = 0;
async function aBan(values: Values = {}): Promise<string> {
  banned += 1;
  const pattern = `blokovany${banned}@posta${banned}.test`;
  expect((await root.post('/email-blacklist', { pattern, reason: 'Pětkrát nepřišel.', ...values })).status).toBe(201);
  return pattern;
}

const isBlocked = { status: 409, body: { err: 'email_blocked', errors: { email: expect.stringContaining('blokovaný') } } };

describe('an order for a blocked e-mail', () => {
  it('is refused when it is made, with the reason, until when, and where a super administrator lifts the block', async () => {
    const { ask } = await anOffice(root);
    const pattern = await aBan({ until: '2026-12-24' });
    const reply = await ask({ email: pattern.toUpperCase() });
    expect(reply).toMatchObject(isBlocked);
    const message = textAt(reply.body, 'message');
    expect(message).toContain('do 24.12.2026');
    expect(message).toContain('Důvod: Pětkrát nepřišel. ');
    expect(message).toContain(`Blokované e-maily, záznam „${pattern}“`);
    const refusal = textAt((await ask({ email: pattern }, clerk)).body, 'message');
    expect(refusal).toContain('se obraťte na hlavního správce');
    expect(refusal).not.toContain('záznam');
  });

  it('is refused for every address of a blocked domain, for good where the block has no end', async () => {
    const { ask } = await anOffice(root);
    await aBan({ pattern: 'jednorazovka.test', reason: null });
    const reply = await ask({ email: 'Kdokoli@Jednorazovka.TEST' });
    expect(reply).toMatchObject(isBlocked);
    expect(textAt(reply.body, 'message')).toMatch(/natrvalo.*Důvod u něj není zapsaný/u);
    expect(await ask({ email: 'kdokoli@posta.jednorazovka.test' })).toMatchObject(isBlocked);
    expect((await ask({ email: 'kdokoli@nejednorazovka.test' })).status).toBe(201);
    expect((await ask({ email: 'kdokoli@jednorazovka.test.cz' })).status).toBe(201);
  });

  it.each([
    ['háčky.eu', 'jana@posta.xn--hky-ela4t.eu'],
    ['jana@xn--hky-ela4t.net', 'Jana@Háčky.NET'],
    ['janabanovana@gmail.com', 'Jana.Banovana+urad@googlemail.com'],
  ])('is refused by a block of %s as %s, and counted', async (pattern, email) => {
    const { ask } = await anOffice(root);
    await aBan({ pattern });
    expect(await ask({ email })).toMatchObject(isBlocked);
    expect(await root.get(`/email-blacklist?filter=${encodeURIComponent(JSON.stringify({ q: pattern }))}`)).toMatchObject({
      body: [{ pattern, hits: 1 }],
    });
  });

  it('is blocked by the domain that an asterisk stands for, and any other asterisk is refused with words', async () => {
    const { ask } = await anOffice(root);
    expect((await root.post('/email-blacklist', { pattern: '*@hvezdicka.test', reason: null })).body).toMatchObject({
      pattern: 'hvezdicka.test',
    });
    expect(await ask({ email: 'kdokoli@hvezdicka.test' })).toMatchObject(isBlocked);
    const refused = await root.post('/email-blacklist', { pattern: 'jan*@hvezdicka.test' });
    expect(refused).toMatchObject({ status: 422, body: { errors: { pattern: expect.stringContaining('bez hvězdičky') } } });
  });

  it('is blocked once, in whichever spelling of its domain it was entered', async () => {
    const recorded = { status: 409, body: { err: 'blacklist_recorded', errors: { pattern: expect.any(String) } } };
    await aBan({ pattern: 'jana@ďábel.cz' });
    expect(await root.post('/email-blacklist', { pattern: 'Jana@xn--bel-dla3u.cz' })).toMatchObject(recorded);
    expect((await root.post('/email-blacklist', { pattern: 'petr@xn--bel-dla3u.cz' })).status).toBe(201);
    await aBan({ pattern: 'k.lara@gmail.com' });
    expect(await root.post('/email-blacklist', { pattern: 'Klara+1@googlemail.com' })).toMatchObject(recorded);
    const other = await root.post('/email-blacklist', { pattern: 'ďábel.cz', reason: null });
    expect(await root.post('/email-blacklist', { pattern: 'xn--bel-dla3u.cz' })).toMatchObject(recorded);
    const ban = { id: numberAt(other.body, 'id'), version: numberAt(other.body, 'version') };
    expect((await root.put(`/email-blacklist/${ban.id}`, { version: ban.version, reason: 'Jinak' })).status).toBe(200);
  });

  it('is counted at the block that refused it, at the domain too, also when many come at once; a trial and an unblocked one are not', async () => {
    const { ask, made } = await anOffice(root);
    const domain = `pocitana${banned}.test`;
    await aBan({ pattern: domain });
    const address = await aBan();
    const countOf = async (pattern: string) => {
      const { body } = await root.get(`/email-blacklist?filter=${encodeURIComponent(JSON.stringify({ q: pattern }))}`);
      const [row] = Array.isArray(body) ? body : [];
      return [row?.hits, row?.last_hit_at];
    };
    expect(await countOf(domain)).toEqual([null, null]);
    const at = central.clock.now().toISOString();
    await Promise.all(Array.from({ length: 10 }, () => ask({ email: `kdokoli@posta.${domain}` }, clerk)));
    expect(await countOf(domain)).toEqual([10, at]);
    const order = await made({ email: 'jana@doma.test' });
    expect(await root.patch(`/orders/${order}`, 1, { email: address })).toMatchObject(isBlocked);
    const values = { email: address };
    await root.post('/orders/bulk', { action: 'update', ids: [order], values, dry_run: true });
    expect(await countOf(address)).toEqual([1, at]);
    await root.post('/orders/bulk', { action: 'update', ids: [order], values });
    expect(await countOf(address)).toEqual([2, at]);
    const sorted = await root.get(
      `/email-blacklist?sort=${encodeURIComponent('["hits","DESC"]')}&filter=${encodeURIComponent('{"hits_gte":10}')}`,
    );
    expect(sorted.body).toMatchObject([{ pattern: domain }]);
  });

  it('is made once the last day of the block is over, or the block was deleted', async () => {
    const { ask } = await anOffice(root);
    const pattern = 'jen.dnes@posta.test';
    const { body } = await root.post('/email-blacklist', { pattern, until: '2026-11-20' });
    const ban = numberAt(body, 'id');
    expect(await ask({ email: pattern })).toMatchObject(isBlocked);
    await putValues(central, emailBlacklist, ban, { until: '2026-11-19' });
    expect((await ask({ email: pattern })).status).toBe(201);
    await putValues(central, emailBlacklist, ban, { until: null });
    expect(await ask({ email: pattern })).toMatchObject(isBlocked);
    await root.remove(`/email-blacklist/${ban}`);
    expect((await ask({ email: pattern })).status).toBe(201);
  });

  it('is refused when its e-mail is changed to one, and in no other edit', async () => {
    const { made } = await anOffice(root);
    const own = 'drive@dovolena.test';
    const id = await made({ email: own });
    await aBan({ pattern: own });
    expect((await root.patch(`/orders/${id}`, 1, { note: 'Volala', ...quarter('2026-12-01T09:00:00.000Z') })).status).toBe(200);
    expect((await root.patch(`/orders/${id}`, 2, { email: 'jina@dovolena.test' })).status).toBe(200);
    expect(await root.patch(`/orders/${id}`, 3, { email: own })).toMatchObject(isBlocked);
    const results = await bulk(root, 'orders', { action: 'update', ids: [id], values: { email: own } });
    expect(results).toMatchObject([{ result: 'refused', err: 'email_blocked' }]);
    expect((await root.get(`/orders/${id}`)).body).toMatchObject({ email: 'jina@dovolena.test', version: 3 });
  });

  it('does not come back from the trash, unless it is over', async () => {
    const { made } = await anOffice(root);
    const email = 'vracena@kos.test';
    const ids = [await made({ email }), await inState(central, await made({ email }), 'cancelled')];
    for (const id of ids) await root.remove(`/orders/${id}`);
    await aBan({ pattern: email });
    expect(await root.post(`/orders/${ids[0]}/restore`, undefined)).toMatchObject(isBlocked);
    const results = await bulk(root, 'orders', { action: 'restore', ids });
    expect(results.map(({ result, err }) => [result, err])).toEqual([
      ['refused', 'email_blocked'],
      ['done', undefined],
    ]);
  });

  it('is told in English too', async () => {
    const { store } = await anOffice(root);
    const pattern = await aBan();
    const order = { store_id: store, service_id: 1, name: 'Jana', ...tuesday, email: pattern };
    const { body } = await root.post('/orders', order, { 'accept-language': 'en' });
    expect(textAt(body, 'message')).toContain(`entry “${pattern}”`);
  });
});
