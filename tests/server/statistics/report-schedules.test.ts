import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { reportAddress, usualReport } from '../../../contract/rules/statistics/report/report-query.ts';
import { noGateways, type Outgoing } from '../../../server/adapters/gateways.ts';
import { deliverNext } from '../../../server/areas/messages/delivery/deliver.ts';
import { deliveryContextOf } from '../../../server/areas/messages/delivery/gateways.ts';
import { type SendingTools, sendNextReport } from '../../../server/areas/statistics/reports/send-reports.ts';
import { anotherServer, type Central, startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { deliveryOf } from '../../support/mail-server.ts';
import { messagesTo } from '../../support/outbox.ts';
import { overtaken } from '../../support/overtaken.ts';
import { type Client, numberAt, signedIn, valueAt } from '../../support/people.ts';
import { insertStores } from '../../support/statistics/sample-rows.ts';

const central = await centralOfFile();
beforeAll(async () => {
  await insertStores(central.db, 2);
});
afterEach(async () => {
  central.clock.moveTo(startOfTests);
  await sql`delete from report_templates`.execute(central.db);
});

const mailed = deliveryContextOf({ ...noGateways, email: async () => undefined }, null, () => 80, true);
const toolsOf = (server: Central, more: Partial<SendingTools> = {}): SendingTools => ({
  db: server.db,
  clock: central.clock,
  delivery: mailed,
  maxLevelForSharingPrivileges: 1,
  ...more,
});
/** What one server does when the clock shows the time. */
const look = async (at: string, server: Central = central, more: Partial<SendingTools> = {}) => {
  central.clock.moveTo(at);
  while (await sendNextReport(toolsOf(server, more)));
};

const monday = { rhythm: 'week', weekday: 0, day: null, time: '07:00', format: 'csv', addresses: null, paused: false };
const firstMonday = '2026-11-23T06:00:00.000Z';

let made = 0;
/** A person with a template of a report of last week that is sent to them. */
async function aSentTemplate(plan: Readonly<Record<string, unknown>> = {}, stores: 'all' | readonly string[] = 'all') {
  const owner = await signedIn(central, { resources: ['overviews'], limitations: [1, 2] });
  const template = await aTemplate(owner, stores);
  const reply = await owner.put(`/report-templates/${template}/schedule`, { ...monday, ...plan });
  expect(reply.status).toBe(200);
  return { owner, template, reply };
}

async function aTemplate(owner: Client, stores: 'all' | readonly string[] = 'all'): Promise<number> {
  made += 1;
  const query = reportAddress({ ...usualReport('services'), stores, period: 'last_week' });
  return numberAt((await owner.post('/report-templates', { kind: 'services', name: `Týden ${made}`, shared: false, query })).body, 'id');
}

const letters = async ({ email }: Pick<Client, 'email'>) => (await messagesTo(central, email)).map(({ subject }) => subject);
const scheduleOf = async (owner: Client) => {
  central.clock.moveTo(startOfTests);
  const { body } = await owner.get('/report-templates');
  return valueAt(body, '0', 'schedule');
};

describe('a template that is sent', () => {
  it('goes to its owner and to others once at each of its times, with last week of that day', async () => {
    const { owner, template } = await aSentTemplate({ addresses: 'vedouci@mesto.test, OSTRY@mesto.test' });
    await look('2026-11-23T05:59:59.000Z');
    expect(await letters(owner)).toEqual([]);
    await look('2026-11-23T06:00:10.000Z');
    await look('2026-11-23T06:00:30.000Z');
    const first = `Týden ${made}: 16.11.2026 – 22.11.2026`;
    expect(await letters(owner)).toEqual([first]);
    expect(await letters({ email: 'vedouci@mesto.test' })).toEqual([first]);
    expect(await scheduleOf(owner)).toMatchObject({
      next_at: '2026-11-30T06:00:00.000Z',
      last: { due_at: firstMonday, result: 'attached', letters: [{ state: 'waiting' }, { state: 'waiting' }, { state: 'waiting' }] },
    });
    // A server that was away for two weeks makes up for the newest time alone.
    await look('2026-12-08T10:00:00.000Z');
    expect(await letters(owner)).toEqual([`Týden ${made}: 30.11.2026 – 06.12.2026`, first]);
    expect(await sentRows(template)).toBe(2);
  });

  it('is sent once by however many servers look at once, and by the next one where one is killed', async () => {
    const owners = await Promise.all(Array.from({ length: 4 }, () => aSentTemplate()));
    const second = await anotherServer(central);
    central.clock.moveTo(firstMonday);
    const killed = await overtaken(central, {
      lock: sql`lock table outbox in exclusive mode`,
      work: () => sendNextReport(toolsOf(central)).catch((error: unknown) => error),
      meanwhile: (holder) =>
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          holder,
        ),
    });
    expect(killed).toBeInstanceOf(Error);
    expect(await Promise.all(owners.map(({ owner }) => letters(owner)))).toEqual([[], [], [], []]);
    const soon = '2026-11-23T06:01:00.000Z';
    await Promise.all([central, second, central, second].map((server) => look(soon, server)));
    for (const { owner } of owners) expect(await letters(owner)).toHaveLength(1);
    await second.close();
  });

  it('carries the file until the last letter has left, and no longer', async () => {
    const { template } = await aSentTemplate({ addresses: 'prvni@mesto.test' });
    await sql`delete from outbox where state = 'waiting'`.execute(central.db);
    await look(firstMonday);
    const taken: Outgoing[] = [];
    const delivery = deliveryOf(central, { ...noGateways, email: async (letter) => void taken.push(letter) });
    await deliverNext(delivery);
    expect(await hasContent(template)).toBe(true);
    await deliverNext(delivery);
    expect(await hasContent(template)).toBe(false);
    expect(taken.map(({ file }) => file?.name)).toEqual(['prehled-cinnosti-2026-11-23.csv', 'prehled-cinnosti-2026-11-23.csv']);
    expect(taken[0]?.file?.content.toString()).toContain('16.11.2026 – 22.11.2026');
  });

  it('has a link in place of a file that is too large for mail, or that no way out takes', async () => {
    const [large, silent] = [await aSentTemplate(), await aSentTemplate({ time: '08:00' })];
    await look(firstMonday, central, { mostFileBytes: 10 });
    await look('2026-11-23T07:00:00.000Z', central, { delivery: deliveryContextOf(noGateways, null, () => 80, true) });
    const [letter] = await messagesTo(central, large.owner.email);
    expect(letter?.body).toContain('Soubor je pro e-mail příliš velký');
    expect(letter?.body).toContain('/reports/services?stores=all');
    expect([await hasContent(large.template), valueAt(await scheduleOf(large.owner), 'last', 'result')]).toEqual([false, 'linked']);
    expect(await scheduleOf(silent.owner)).toMatchObject({ last: { result: 'kept', letters: [{ state: 'kept' }] } });
  });
});

describe('a template of an owner who changed', () => {
  it.each([
    ['lost the right', 'rights', sql`resources = '{statistics}'`, true],
    ['lost a branch of the query', 'stores', sql`limitations = '{1}'`, true],
    ['is blocked', 'owner', sql`active = false`, false],
  ] as const)('and %s is paused, says why, and sends nothing of it', async (_, why, change, isNotified) => {
    const { owner, template } = await aSentTemplate({ addresses: `jiny-${why}@mesto.test` }, ['1', '2']);
    await sql`update users set ${change} where id = ${owner.id}`.execute(central.db);
    await look(firstMonday);
    await look('2026-11-30T06:00:00.000Z');
    expect(await letters({ email: `jiny-${why}@mesto.test` })).toEqual([]);
    expect(await letters(owner)).toEqual(isNotified ? [`Přehled Týden ${made} nebyl odeslán`] : []);
    const { rows } = await sql<{ paused: string; actors: readonly (string | null)[] }>`
      select s.paused, array(select a.actor_name from audit_log a where a.resource = 'report-schedules' and a.record_id = s.template_id order by a.id) as actors
      from report_schedules s where s.template_id = ${template}`.execute(central.db);
    expect(rows[0]?.paused).toBe(why);
    expect(rows[0]?.actors).toHaveLength(2);
  });
});

describe('the sending of a template', () => {
  it('is changed, paused and ended by its owner alone, and goes on from the next time', async () => {
    const { owner, template } = await aSentTemplate();
    const path = `/report-templates/${template}/schedule`;
    expect((await owner.put(path, { ...monday, paused: true })).body).toMatchObject({ schedule: { paused: 'asked', next_at: null } });
    await look(firstMonday);
    expect(await letters(owner)).toEqual([]);
    central.clock.moveTo(startOfTests);
    const other = await signedIn(central, { resources: ['overviews'] });
    expect([(await other.put(path, monday)).status, (await other.remove(path)).status]).toEqual([404, 404]);
    expect((await owner.put(path, { ...monday, rhythm: 'month', day: 31 })).body).toMatchObject({
      schedule: { paused: null, weekday: null, next_at: '2026-11-30T06:00:00.000Z' },
    });
    expect((await owner.remove(path)).body).toMatchObject({ schedule: null });
    await look('2026-11-30T06:00:00.000Z');
    expect(await letters(owner)).toEqual([]);
  });

  it.each([
    ['a week without its day', { weekday: null }, 'weekday'],
    ['a month without its day', { rhythm: 'month', day: null }, 'day'],
    ['an address that is none', { addresses: 'vedouci@mesto.test nekdo' }, 'addresses'],
    ['too many addresses', { addresses: Array.from({ length: 11 }, (_, at) => `a${at}@mesto.test`).join(',') }, 'addresses'],
    ['a time that is none', { time: '25:00' }, 'time'],
  ])('is refused with %s, at its field', async (_, change, field) => {
    const owner = await signedIn(central, { resources: ['overviews'] });
    const { status, body } = await owner.put(`/report-templates/${await aTemplate(owner)}/schedule`, { ...monday, ...change });
    expect([status, Object.keys(Object(valueAt(body, 'errors')))]).toEqual([422, [field]]);
  });
});

async function sentRows(template: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from report_sendings where template_id = ${template}`.execute(central.db);
  return rows[0]?.count ?? 0;
}

async function hasContent(template: number): Promise<boolean | undefined> {
  const { rows } = await sql<{ has: boolean }>`
    select content is not null as has from report_sendings where template_id = ${template}`.execute(central.db);
  return rows[0]?.has;
}
