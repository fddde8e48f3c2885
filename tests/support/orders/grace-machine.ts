import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { noGateways, type Outgoing } from '../../../server/adapters/gateways.ts';
import { endGraces } from '../../../server/areas/booking/grace/waiting-messages.ts';
import { deliverNext } from '../../../server/areas/messages/delivery/deliver.ts';
import { aBookedOffice } from '../booked-office.ts';
import { anotherServer, type Central, openCentral, startOfTests } from '../central.ts';
import { letOut, someTemplates } from '../client-letters.ts';
import { deliveryOf } from '../mail-server.ts';
import { type Client, clientOf, numberAt, signedIn, signIn, superAdministrator, textAt, valueAt } from '../people.ts';
import { GraceModel } from './grace-model.ts';

type Step =
  | { readonly kind: 'move'; readonly order: number; readonly slot: number; readonly clerk: number }
  | { readonly kind: 'cancel'; readonly order: number; readonly clerk: number }
  | { readonly kind: 'take-back'; readonly which: number; readonly server: number }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'deliver'; readonly aheadSeconds: number }
  | { readonly kind: 'die'; readonly isTaken: boolean }
  | { readonly kind: 'tidy' };

const [orderCount, slotCount] = [3, 4];
const order = fc.nat({ max: orderCount - 1 });
const clerk = fc.nat({ max: 1 });

export const graceSteps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 7, arbitrary: fc.record({ kind: fc.constant('move'), order, clerk, slot: fc.nat({ max: slotCount - 1 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('cancel'), order, clerk }) },
  // 0 is the newest change.
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('take-back'), which: fc.constantFrom(0, 0, 0, 1, 2, 5), server: fc.nat({ max: 1 }) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('wait'), seconds: fc.constantFrom(1, 25, 59, 61, 660) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('deliver'), aheadSeconds: fc.constantFrom(0, 40) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('die'), isTaken: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('tidy') }) },
);

export type GraceMachine = Awaited<ReturnType<typeof aGraceMachine>>;

/** Two servers over one database, and the model: every step is asked of both, and the answers are compared. */
export async function aGraceMachine() {
  const taken: string[] = [];
  const slotAt = (time: string): number =>
    (Date.parse(`2026-12-01T${time.padStart(5, '0')}:00.000+01:00`) - Date.parse(slotTimes(0).starts_at)) / 900_000;
  const letter = ({ recipient, subject, body }: Outgoing): string =>
    `${recipient.slice(0, 1)} ${subject} ${slotAt(/\d+:\d\d/u.exec(body)?.[0] ?? '')}`;
  const gateways = { ...noGateways, email: async (outgoing: Outgoing) => void taken.push(letter(outgoing)) };
  const central = await openCentral({ gateways });
  const servers = [central, await anotherServer(central, { gateways })] as const;
  const root = await superAdministrator(central);
  await someTemplates(root, ['changed', 'cancelled'], ['email']);
  await letOut(root, { email: true, sms: false });
  const users = [
    await signedIn(central, { role: 'superAdministrator', level: 0 }),
    await signedIn(central, { role: 'superAdministrator', level: 0 }),
  ];

  let model = new GraceModel(orderCount);
  let ids: readonly number[] = [];
  const now = (): number => central.clock.now().getTime();
  const clientAt = async (server: Central, which: number): Promise<Client> => {
    const user = users[which] ?? root;
    const { body } = await signIn(server, user.email);
    return clientOf(server, user, textAt(body, 'tokens', 'access_token'), textAt(body, 'tokens', 'refresh_token'));
  };
  const read = async (which: number): Promise<unknown> => (await (await clientAt(central, 0)).get(`/orders/${ids[which]}`)).body;

  const change = async (which: number, slot: number | 'cancel', by: number): Promise<void> => {
    const expected = model.expectOf(which, slot);
    const client = await clientAt(servers[by === 0 ? 0 : 1], by);
    const version = numberAt(await read(which), 'version');
    const path = `/orders/${ids[which]}`;
    const reply =
      slot === 'cancel'
        ? await client.post(`${path}/actions/cancel`, {}, { 'if-match': `"${version}"` })
        : await client.patch(path, version, slotTimes(slot));
    if (expected !== 'done' && expected !== 'same') return expect(valueAt(reply.body, 'err')).toBe(expected);
    expect(reply.status).toBe(200);
    if (expected === 'same') return;
    const { rows } = await sql<{ id: number }>`select max(id)::int as id from order_graces where order_id = ${ids[which]}`.execute(
      central.db,
    );
    model.change(which, slot, { id: Number(rows[0]?.id), clerk: by, leavesAt: now() + 60_000 });
  };
  const takeBack = async (which: number, server: number): Promise<void> => {
    const chosen = model.changes.at(-1 - which);
    if (chosen === undefined) return;
    const expected = model.takeBack(chosen, now());
    const client = await clientAt(servers[server === 0 ? 0 : 1], chosen.clerk);
    const { body } = await client.post(`/leaving-changes/${chosen.id}/take-back`, {});
    if (expected === 'not_found') return expect(valueAt(body, 'err')).toBe(expected);
    expect(valueAt(body, 'done')).toBe(expected === 'done');
    expect(valueAt(body, 'kept', '0', 'reason')).toBe(expected === 'done' ? undefined : expected);
  };
  const deliver = async (aheadSeconds: number): Promise<void> => {
    const clock = { ...central.clock, now: () => new Date(now() + aheadSeconds * 1000) };
    while (await deliverNext({ ...deliveryOf(central, gateways), clock }));
    model.deliver(now() + aheadSeconds * 1000);
  };
  /** The server dies before it knows what became of the letter. */
  const die = async (isTaken: boolean): Promise<void> => {
    let claimed = (): void => undefined;
    const isClaimed = new Promise<void>((resolve) => {
      claimed = resolve;
    });
    const dying = {
      ...gateways,
      email: (outgoing: Outgoing) => {
        if (isTaken) taken.push(letter(outgoing));
        claimed();
        return new Promise<never>(() => undefined);
      },
    };
    await Promise.race([isClaimed, deliverNext(deliveryOf(central, dying))]);
    model.deliver(now(), { isTaken, retryAt: now() + 120_000 });
  };
  const tidy = async (): Promise<void> => {
    await endGraces(central.db, central.clock.now());
    model.tidy(now());
  };
  const compare = async (): Promise<void> => {
    for (const [which, { slot, isCancelled }] of model.orders.entries()) {
      expect(await read(which)).toMatchObject({ ...slotTimes(slot), state: isCancelled ? 'cancelled' : 'confirmed' });
    }
    expect(taken.toSorted()).toEqual(model.taken.toSorted());
  };

  return {
    beginAnew: async (): Promise<void> => {
      central.clock.moveTo(startOfTests);
      model = new GraceModel(orderCount);
      const office = await aBookedOffice(await clientAt(central, 0).then(() => superAdministrator(central)), 1);
      const made: number[] = [];
      for (let which = 0; which < orderCount; which += 1)
        made.push(await office.made({ ...slotTimes(which), email: `${which}@doma.test` }));
      ids = made;
      await sql`delete from order_messages`.execute(central.db);
      await sql`delete from outbox`.execute(central.db);
      taken.length = 0;
    },
    take: async (step: Step): Promise<void> => {
      if (step.kind === 'move') await change(step.order, step.slot, step.clerk);
      else if (step.kind === 'cancel') await change(step.order, 'cancel', step.clerk);
      else if (step.kind === 'take-back') await takeBack(step.which, step.server);
      else if (step.kind === 'wait') central.clock.advance(step.seconds * 1000);
      else if (step.kind === 'deliver') await deliver(step.aheadSeconds);
      else if (step.kind === 'die') await die(step.isTaken);
      else await tidy();
      await compare();
    },
    /** Everything that still waits leaves; says how many letters did. */
    end: async (): Promise<number> => {
      central.clock.advance(300_000);
      await tidy();
      await deliver(0);
      await compare();
      return taken.length;
    },
    close: async (): Promise<void> => {
      await servers[1].close();
      await central.close();
    },
  };
}

/** A quarter of an hour on Tuesday from nine in Prague on. */
function slotTimes(slot: number) {
  const from = Date.parse('2026-12-01T08:00:00.000Z') + slot * 900_000;
  return { starts_at: new Date(from).toISOString(), ends_at: new Date(from + 900_000).toISOString() };
}
