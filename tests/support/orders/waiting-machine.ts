import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { noGateways } from '../../../server/adapters/gateways.ts';
import { anotherServer, type Central, openCentral, startOfTests } from '../central.ts';
import { letOut } from '../client-letters.ts';
import { numberAt, superAdministrator } from '../people.ts';
import { aPerson, type Public } from '../public-booking.ts';
import { anOfficeOf, join, offerAll, waitsOf } from '../waiting-list.ts';
import { WaitingModel } from './waiting-model.ts';

/** What a client, a clerk, the servers or time does next. */
export type Step =
  | { readonly kind: 'join' | 'leave' | 'take' | 'pass'; readonly who: number; readonly server: number }
  | { readonly kind: 'free' | 'book'; readonly slot: number; readonly server: number }
  | { readonly kind: 'offer'; readonly servers: number }
  | { readonly kind: 'wait'; readonly minutes: number };

const [peopleCount, slotCount] = [4, 3];
const server = fc.nat({ max: 1 });
const who = fc.nat({ max: peopleCount - 1 });
const slot = fc.nat({ max: slotCount - 1 });

export const waitingSteps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('join'), who, server }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave'), who, server }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('take'), who, server }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pass'), who, server }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('free'), slot, server }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('book'), slot, server }) },
  { weight: 7, arbitrary: fc.record({ kind: fc.constant('offer'), servers: fc.constantFrom(1, 2) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait'), minutes: fc.constantFrom(1, 29, 31, 300) }) },
);

export type WaitingMachine = Awaited<ReturnType<typeof aWaitingMachine>>;

/** Two servers over one database, and the model: every step is asked of both, and what they have is compared. */
export async function aWaitingMachine() {
  const gateways = { ...noGateways, email: async () => undefined };
  const central = await openCentral({ gateways });
  const servers = [central, await anotherServer(central, { gateways })] as const;
  await letOut(await superAdministrator(central), { email: true, sms: false });

  let model = new WaitingModel(peopleCount, slotCount);
  let office: Awaited<ReturnType<typeof anOfficeOf>>;
  let run = 0;
  const now = (): number => central.clock.now().getTime();
  const hour = (): number => (central.clock.now().getUTCHours() + 1) % 24;
  const on = (which: number): Central => (which === 0 ? servers[0] : servers[1]);
  const email = (which: number): string => `ceka${run}x${which}@posta.test`;
  const startOf = (which: number): string => new Date(Date.parse('2026-12-01T08:00:00.000Z') + which * 900_000).toISOString();

  const byLink = async (client: Public, path: string, which: number): Promise<number | undefined> => {
    const [token] = await waitsOf(central, email(which));
    return token === undefined ? undefined : (await client.post(`/waiting-list/${path}`, { token })).status;
  };
  const answered = async (step: Extract<Step, { readonly who: number }>): Promise<void> => {
    const client = aPerson(on(step.server));
    if (step.kind === 'join') {
      const expected = model.join(step.who, now());
      return expect((await join(client, office.service, { email: email(step.who) })).status).toBe(expected);
    }
    const status = await byLink(client, step.kind, step.who);
    const expected = step.kind === 'leave' ? model.leave(step.who) : model[step.kind](step.who, now());
    expect(status ?? 410).toBe(expected);
  };
  const idAt = async (which: number): Promise<number | undefined> => {
    const { rows } = await sql<{ id: number }>`
      select id from orders where store_id = ${office.store} and starts_at = ${startOf(which)} and state = 'confirmed'`.execute(central.db);
    expect(rows.length).toBeLessThanOrEqual(1);
    return rows[0]?.id;
  };
  const counter = async (step: Extract<Step, { readonly slot: number }>): Promise<void> => {
    const root = await superAdministrator(on(step.server));
    if (step.kind === 'book') {
      const times = { starts_at: startOf(step.slot), ends_at: startOf(step.slot + 1) };
      const expected = model.book(step.slot, now());
      return expect((await office.ask(times, root)).status).toBe(expected);
    }
    const id = await idAt(step.slot);
    expect(id !== undefined).toBe(model.orders[step.slot]);
    if (id === undefined) return;
    const version = numberAt((await root.get(`/orders/${id}`)).body, 'version');
    expect((await root.post(`/orders/${id}/actions/cancel`, {}, { 'if-match': `"${version}"` })).status).toBe(200);
    model.orders[step.slot] = false;
  };
  const compare = async (): Promise<void> => {
    for (const [which, has] of model.orders.entries()) expect((await idAt(which)) !== undefined).toBe(has);
    const { rows } = await sql<{ email: string; state: string; slot: Date | null }>`
      select distinct on (email) email, state, offered_starts_at as slot from waiting_clients where store_id = ${office.store}
      order by email, id desc`.execute(central.db);
    for (const [which, person] of model.people.entries()) {
      if (person.state === 'none') continue;
      const row = rows.find((one) => one.email === email(which));
      expect(row?.state).toBe(person.state);
      if (person.state === 'offered' || person.state === 'taken') expect(row?.slot?.toISOString()).toBe(startOf(person.slot));
    }
  };

  return {
    beginAnew: async (): Promise<void> => {
      central.clock.moveTo(startOfTests);
      run += 1;
      model = new WaitingModel(peopleCount, slotCount);
      office = await anOfficeOf(await superAdministrator(central), slotCount);
      for (let which = 0; which < slotCount; which += 1) await office.made({ starts_at: startOf(which), ends_at: startOf(which + 1) });
      await sql`delete from waiting_clients`.execute(central.db);
    },
    take: async (step: Step): Promise<void> => {
      if (step.kind === 'wait') central.clock.advance(step.minutes * 60_000);
      else if (step.kind === 'offer') {
        await Promise.all(servers.slice(0, step.servers).map((one) => offerAll(one, gateways)));
        model.offer(now(), hour());
      } else if ('who' in step) await answered(step);
      else await counter(step);
      await compare();
    },
    /** How many have a time by an offer. */
    taken: (): number => model.people.filter(({ state }) => state === 'taken').length,
    close: async (): Promise<void> => {
      await servers[1].close();
      await central.close();
    },
  };
}
