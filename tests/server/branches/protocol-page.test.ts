import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { exampleIds } from '../../../scripts/generating/protocol-example-ids.ts';
import { demoWebkioskSettings, demoWebOrderSettings } from '../../../server/demo/entities/settings.ts';
import { createNumbers } from '../../../simulator/office/plan/numbers.ts';
import { aBranchStore, type BranchStore } from '../../support/branch/branch-setup.ts';
import { branchesOfFile } from '../../support/branch/branches-of-file.ts';
import { PlainClient, plainDigest } from '../../support/branch/plain-client.ts';
import { type Block, blocksOf, fieldsBelow, headingsBelow, protocolPage } from '../../support/branch/protocol-blocks.ts';
import { type Client, numberAt, superAdministrator, valueAt } from '../../support/people.ts';
import { anOrder } from '../../support/records.ts';

type Message = Block['message'];
const changed = z.object({ resource: z.string(), id: z.int(), action: z.string(), values: z.record(z.string(), z.json()), at: z.string() });
const rowList = z.array(z.object({ resource: z.string(), id: z.int(), values: z.record(z.string(), z.json()) }));
const conversation = blocksOf('branch', 'central', 'close', 'close-older');
const firstInstant = '2026-11-23T06:59:00.000Z';

const setup = await branchesOfFile();
let admin: Client;
let store: BranchStore;
/** The store that the page speaks of, with the rows that it names, and one of what it only describes. */
beforeAll(async () => {
  const { db, clock } = setup.central;
  clock.moveTo(firstInstant);
  admin = await superAdministrator(setup.central);
  const first: Readonly<Record<string, number>> = {
    services: exampleIds.service,
    desks: exampleIds.desk,
    employees: exampleIds.employee,
    touch_screens: exampleIds.kiosk,
    virtual_displays: exampleIds.display,
    playlists: exampleIds.playlist,
  };
  for (const [table, id] of Object.entries(first)) await sql`select setval(${`${table}_id_seq`}::regclass, ${id}, false)`.execute(db);
  store = await aBranchStore(db, 'RADNICE');
  await sql`select setval('services_id_seq', ${exampleIds.reserve}, false)`.execute(db);
  await sql`
    insert into services (store_id, name, state, web_order, show_in_web_ordering, show_in_mobile_app, show_in_current_overviews, number_from, number_to, priority)
    values (${store.id}, 'Pasy', 'reserve', false, true, true, true, 1, 999, 0)`.execute(db);
  await reservation(exampleIds.order, '245840');
  await reservation(exampleIds.cancelled, '731906');
});

/** A confirmed reservation of the day of the examples, there before the branch connects. */
async function reservation(id: number, pin: string): Promise<void> {
  await sql`
    insert into orders (id, store_id, service_id, starts_at, ends_at, pin, state, name, consent, channel, language, confirmed_at)
    values (${id}, ${store.id}, ${store.service}, '2026-11-23T08:00:00.000Z', '2026-11-23T08:15:00.000Z', ${pin}, 'confirmed', 'Jana Nováková',
      false, 'staff', 'cs', ${firstInstant})`.execute(setup.central.db);
}

const addressOf = (origin: string) => `${origin.replace(/^http/u, 'ws')}${/`wss:\/\/HOST(\/[\w/]+)`/u.exec(protocolPage)?.[1] ?? ''}`;
const syncState = async (id: number) => valueAt((await admin.get(`/stores/${id}`)).body, 'sync_state');

/** One that plays the blocks of the page: what the branch says is said, what the central says is expected. */
class Player {
  client: PlainClient | null = null;
  #older: PlainClient | null = null;
  #code: unknown = null;
  #nonces: unknown[] = [];

  async play({ from, message }: Block, next: Block | undefined): Promise<void> {
    if (from === 'branch') return this.#say(message, next?.message['type'] === 'error');
    if (from === 'close') return expect(await this.#open().closing).toEqual(message);
    if (from === 'close-older') return expect(await this.#older?.closing).toEqual(message);
    await this.#letHappen(message);
    const said = await this.#open().next();
    this.#compare(said, message);
  }

  #open(): PlainClient {
    if (this.client === null) throw new Error('the page begins without a hello');
    return this.client;
  }

  async #say(message: Message, isRefused: boolean): Promise<void> {
    if (message['type'] === 'hello') {
      expect(this.client?.left() ?? []).toEqual([]);
      [this.#older, this.client] = [this.client, new PlainClient(addressOf(setup.origin))];
      [this.#code, this.#nonces] = [message['store_code'], [message['nonce']]];
    }
    // The clock of the central goes with that of the branch.
    const instant = String(message['at'] ?? '');
    if (instant.endsWith('Z')) setup.central.clock.moveTo(instant);
    const isProof = message['type'] === 'proof' && this.#nonces.length === 2;
    const digest = plainDigest({ key: store.key, by: 'branch', code: this.#code, nonces: this.#nonces });
    await this.#open().say(isProof ? { ...message, digest } : message);
    const state = { applied: 'synchronised', not_applied: 'error' }[String(message['type'])];
    // Nothing answers these: the next change must not come before they are dealt with.
    if (state !== undefined && !isRefused) await expect.poll(() => syncState(store.id)).toBe(state);
  }

  /** What makes the central say it: people change what the last revision reports, or nothing is said for a while. */
  async #letHappen({ type, revisions }: Message): Promise<void> {
    if (type === 'heartbeat') setup.central.clock.advance(30_000);
    const last = type === 'changes' ? z.array(changed).parse(revisions).at(-1) : undefined;
    if (last === undefined) return;
    const { resource, id, action, values, at } = last;
    setup.central.clock.moveTo(at);
    const place = `/${resource}/${id}`;
    // What the branch itself reported of an order has happened already.
    if (values['state'] === 'arrived') return;
    if (values['state'] === 'cancelled') {
      const { cancel_reason } = values;
      const asked = await admin.post(`${place}/actions/cancel`, { cancel_reason }, { 'if-match': '"1"' });
      return expect(asked.status).toBe(200);
    }
    if (action === 'delete') return expect((await admin.remove(place)).status).toBeLessThan(300);
    const version = numberAt((await admin.get(place)).body, 'version');
    expect((await admin.patch(place, version, values)).status).toBe(200);
  }

  #compare(said: Message, expected: Message): void {
    if (said['type'] === 'challenge') this.#nonces.push(said['nonce']);
    if (said['type'] === 'welcome')
      expect(said['digest']).toBe(plainDigest({ key: store.key, by: 'central', code: this.#code, nonces: this.#nonces }));
    if (said['type'] !== 'configuration') return expect(masked(said)).toEqual(masked(expected));
    // The page leaves out most of it.
    expect({ ...said, rows: [] }).toEqual({ ...expected, rows: [] });
    const rows = rowList.parse(expected['rows']);
    expect(rows.length).toBeGreaterThan(0);
    expect(said['rows']).toEqual(expect.arrayContaining(rows.map((row) => ({ ...row, values: expect.objectContaining(row.values) }))));
  }
}

/** A socket of the store on which everything may be said, and what the central has received. */
async function admitted(): Promise<{ readonly client: PlainClient; readonly acknowledged: number }> {
  const [client, own] = [new PlainClient(addressOf(setup.origin)), 'n'.repeat(43)];
  await client.say({ type: 'hello', protocol: 1, store_code: store.code, nonce: own });
  const { nonce } = await client.next();
  const digest = plainDigest({ key: store.key, by: 'branch', code: store.code, nonces: [own, nonce] });
  await client.say({ type: 'proof', digest, revision: null, at: firstInstant });
  return { client, acknowledged: numberAt(await client.next(), 'acknowledged') };
}

/** What differs each time only has to look alike. */
function masked(message: Message): Message {
  return Object.fromEntries(
    Object.entries(message).map(([name, value]) => {
      const isMade = (name === 'nonce' || name === 'digest') && /^[\w-]{43}$/u.test(String(value));
      return [name, isMade ? 'made anew' : value];
    }),
  );
}

describe('the page of the protocol', () => {
  it('has examples that the central answers as the page says', async () => {
    const player = new Player();
    for (const [place, block] of conversation.entries()) {
      await player.play(block, conversation[place + 1]).catch((error: unknown) => {
        throw new Error(`example ${place + 1}, ${JSON.stringify(block)}: ${error instanceof Error ? error.message : String(error)}`);
      });
    }
    expect(player.client?.left()).toEqual([]);
    player.client?.end();
  });

  it('has an example of every message', () => {
    const shown = (from: string) => new Set(conversation.flatMap((block) => (block.from === from ? [block.message['type']] : [])));
    expect(headingsBelow('## Messages of the branch').filter((name) => !shown('branch').has(name))).toEqual([]);
    expect([...shown('central')].toSorted()).toEqual(headingsBelow('## Messages of the central').toSorted());
  });

  it('has an example of every kind of event, and the central refuses none', async () => {
    const events = blocksOf('event').map(({ message }) => message);
    expect(events.map(({ kind }) => kind)).toEqual(headingsBelow('## Kinds of events'));
    const { client, acknowledged } = await admitted();
    expect(await client.next()).toMatchObject({ type: 'configuration' });
    const { clock } = setup.central;
    const before = clock.now().toISOString();
    clock.moveTo(String(events.at(-1)?.['at']));
    await client.say({ type: 'events', events: events.map((event, place) => ({ ...event, sequence: acknowledged + place + 1 })) });
    expect(await client.next()).toEqual({ type: 'acknowledge', acknowledged: acknowledged + events.length, missing: [] });
    clock.moveTo(before);
    client.end();
  });

  it('names the resources that branches are told of, each with its fields', async () => {
    const make = async (path: string, values: object) => expect((await admin.post(path, values)).status).toBe(201);
    const own = { store_id: store.id };
    await anOrder(admin, store.id, store.service);
    await make('/opening-plans', { ...own, name: 'Celý rok', intervals: [{ weekday: 1, opens: '08:00', closes: '12:00' }] });
    await make('/opening-exceptions', { ...own, day: '2026-12-24', closed: true, intervals: [] });
    await make('/day-marks', { ...own, day: '2026-12-31', day_type: 'blocked' });
    await make('/kiosk-designs', { ...own, touch_screen_id: store.kiosk, name: 'Sloupce' });
    await make('/playlists', { name: 'Vánoce', store_ids: [store.id] });
    const { client } = await admitted();
    const rows = rowList.parse((await client.next())['rows']);
    const sent = rows.map(({ resource, values }) => [resource, Object.keys(values).toSorted()] as const);
    const named = Object.entries(fieldsBelow('## Resources'));
    expect(Object.fromEntries(sent)).toEqual(Object.fromEntries(named.map(([name, fields]) => [name, fields.toSorted()])));
    client.end();
  });

  it('says when a kiosk takes a PIN as letters of the demonstration promise it, and the configuration brings it', async () => {
    const { arrival_minutes_before: before, arrival_minutes_after: after } = demoWebkioskSettings;
    expect(demoWebOrderSettings.confirm_text).toContain(`${before} minut před termínem až ${after} minut po něm`);
    expect(protocolPage).toContain(`(\`webkiosk-settings\`, usually ${before} and ${after})`);
    const { client } = await admitted();
    const rows = rowList.parse((await client.next())['rows']);
    expect(rows.find(({ resource }) => resource === 'webkiosk-settings')?.values).toMatchObject({
      arrival_minutes_before: before,
      arrival_minutes_after: after,
    });
    client.end();
  });

  it('says what a branch does with tickets, as the simulator does it', () => {
    expect(headingsBelow('## At the office')).toEqual(['Numbers', 'Arrival', 'Who', 'Quiet', 'At']);
    const example = /of `number_to` 999 the twelfth ticket is `(\w+)`/u.exec(protocolPage)?.[1];
    const [numbers, service] = [
      createNumbers(),
      { id: 1, ticket_prefix: 'A', number_from: 1, number_to: 999, priority: 0, expected_handling_minutes: 8, state: 'active' as const },
    ];
    const given = Array.from({ length: 12 }, () => numbers.next(service, [], 0, '2026-11-23'));
    expect(given.at(-1)).toBe(example);
    expect(numbers.next(service, [], 0, '2026-11-24')).toBe(given[0]);
  });

  it('signs its example as it says', () => {
    const example = /With the key `(.+?)` and the text\n\n```\n([\s\S]+?)\n```\n\nthe digest is `(.+?)`/u.exec(protocolPage);
    const [, key = '', text = '', digest] = example ?? [];
    const [, , code, ...nonces] = text.split('\n');
    expect(text.startsWith('poradnik-branch-1\nbranch\n')).toBe(true);
    expect(plainDigest({ key, by: 'branch', code, nonces })).toBe(digest);
  });
});
