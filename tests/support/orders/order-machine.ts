import fc from 'fast-check';
import { expect } from 'vitest';
import { dayAt } from '../../../contract/rules/opening/open-instants.ts';
import { type OrderState, stateAfter } from '../../../contract/rules/orders/order-states.ts';
import { expireNext } from '../../../server/areas/booking/ordering/expire-orders.ts';
import type { BranchSetup } from '../branch/branch-setup.ts';
import { orderTools } from '../branch/order-tools.ts';
import { aReportingBranch } from '../branch/reporting-branch.ts';
import { startOfTests } from '../central.ts';
import { inState } from '../made/put-values.ts';
import { type Client, numberAt, superAdministrator, textAt, valueAt } from '../people.ts';
import { aPerson, linkOf } from '../public-booking.ts';
import { anOrder } from '../records.ts';

type StaffAction = 'confirm' | 'arrive' | 'serve' | 'miss' | 'cancel';
type BranchEventOfOrder = 'order_arrived' | 'order_served' | 'order_missed';

/** What is known of an order in addition to its row; `reported` are events of its branch that count, with their times. */
type ModelOrder = {
  readonly id: number;
  readonly pin: string;
  readonly link: string;
  readonly startsAt: Date;
  readonly createdAt: Date;
  state: OrderState;
  readonly reported: { readonly kind: BranchEventOfOrder; readonly at: Date }[];
};

const ledTo = { confirm: 'confirmed', arrive: 'arrived', serve: 'served', miss: 'missed', cancel: 'cancelled' } as const;
const stepOf = { order_arrived: 'arrive', order_served: 'serve', order_missed: 'miss' } as const;

/** What staff are answered: the state that it comes to, or why not. */
function expectOfStaff({ state, startsAt }: ModelOrder, action: StaffAction, now: Date): OrderState | 'wrong_state' | 'too_early' {
  const to = stateAfter(state, action);
  if (to === undefined) return 'wrong_state';
  return isTooEarly(to, startsAt, now) ? 'too_early' : to;
}

/** What a client is answered who follows the link. */
function expectOfClient({ state, startsAt }: ModelOrder, action: 'confirm' | 'cancel', now: Date): OrderState | 'order_not_changeable' {
  const to = ledTo[action];
  if (state === to) return to;
  const isOver = action === 'cancel' && startsAt <= now;
  return stateAfter(state, action) === to && !isOver ? to : 'order_not_changeable';
}

/** Why the event is refused; null where it counts, whether it changes anything or not. */
function refusalOf({ state, startsAt }: ModelOrder, kind: BranchEventOfOrder, now: Date): string | null {
  if (kind === 'order_missed' && now < startsAt) return 'order_not_due';
  if (kind !== 'order_arrived') return null;
  if (dayAt(startsAt) !== dayAt(now)) return 'order_of_other_day';
  return ['confirmed', 'arrived', 'served'].includes(state) ? null : 'order_not_open';
}

/** Where the order is after all that was reported of it. */
function afterReport({ state, startsAt, reported }: ModelOrder): OrderState {
  return reported.reduce((current, { kind, at }) => {
    const to = stateAfter(current, stepOf[kind]);
    return to !== undefined && !isTooEarly(to, startsAt, at) ? to : current;
  }, state);
}

function isTooEarly(to: OrderState, startsAt: Date, now: Date): boolean {
  if (to === 'missed') return now < startsAt;
  return (to === 'arrived' || to === 'served') && dayAt(now) < dayAt(startsAt);
}

/** A command; `which` chooses among the orders that there are. */
type Step =
  | { readonly kind: 'make'; readonly isUnconfirmed: boolean; readonly minutesAhead: number }
  | { readonly kind: 'staff'; readonly which: number; readonly action: StaffAction }
  | { readonly kind: 'client'; readonly which: number; readonly action: 'confirm' | 'cancel' }
  | { readonly kind: 'branch'; readonly which: number; readonly event: BranchEventOfOrder; readonly isTwice: boolean }
  | { readonly kind: 'pass'; readonly minutes: number };

const which = fc.nat({ max: 1000 });
const actions: readonly StaffAction[] = ['confirm', 'arrive', 'serve', 'miss', 'cancel'];

export const orderSteps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('make'), isUnconfirmed: fc.boolean(), minutesAhead: fc.constantFrom(0, 5, 90, 1440) }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('staff'), which, action: fc.constantFrom(...actions) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('client'), which, action: fc.constantFrom('confirm', 'cancel') }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('branch'),
      which,
      event: fc.constantFrom('order_arrived', 'order_served', 'order_missed'),
      isTwice: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pass'), minutes: fc.constantFrom(1, 10, 70) }) },
);

export type OrderMachine = Awaited<ReturnType<typeof anOrderMachine>>;

/** The real server next to the model: every step is asked of the one and of the other, and the answers are compared. */
export async function anOrderMachine(setup: BranchSetup) {
  const { central } = setup;
  const branch = await aReportingBranch(setup);
  let root: Client = await superAdministrator(central);
  let orders: ModelOrder[] = [];

  const read = async (id: number): Promise<unknown> => (await root.get(`/orders/${id}`)).body;
  const compare = async ({ id, state }: ModelOrder): Promise<OrderState> => {
    expect(valueAt(await read(id), 'state')).toBe(state);
    return state;
  };
  const make = async ({ isUnconfirmed, minutesAhead }: Extract<Step, { kind: 'make' }>): Promise<void> => {
    const now = central.clock.now();
    const startsAt = new Date(now.getTime() + minutesAhead * 60_000);
    const times = { starts_at: startsAt.toISOString(), ends_at: new Date(startsAt.getTime() + 900_000).toISOString() };
    const id = await anOrder(root, branch.store.id, branch.store.service, times);
    if (isUnconfirmed) await inState(central, id, 'unconfirmed');
    const pin = textAt(await read(id), 'pin');
    const link = await linkOf(central, branch.store.id, id);
    orders.push({ id, pin, link, startsAt, createdAt: now, state: isUnconfirmed ? 'unconfirmed' : 'confirmed', reported: [] });
  };
  const staff = async (order: ModelOrder, action: StaffAction): Promise<void> => {
    const expected = expectOfStaff(order, action, central.clock.now());
    const version = numberAt(await read(order.id), 'version');
    const reply = await root.post(`/orders/${order.id}/actions/${action}`, undefined, { 'if-match': `"${version}"` });
    if (expected === 'wrong_state' || expected === 'too_early')
      return expect(reply).toMatchObject({ status: 409, body: { err: expected } });
    expect(reply).toMatchObject({ status: 200, body: { state: expected } });
    order.state = expected;
  };
  const client = async (order: ModelOrder, action: 'confirm' | 'cancel'): Promise<void> => {
    const expected = expectOfClient(order, action, central.clock.now());
    const body = action === 'cancel' ? { token: order.link, pin: order.pin } : { token: order.link };
    const reply = await aPerson(central).post(`/orders/${action}`, body);
    if (expected === 'order_not_changeable') return expect(reply.body).toMatchObject({ err: expected });
    expect(reply).toMatchObject({ status: 200, body: { state: ledTo[action] } });
    order.state = expected;
  };
  const send = async (order: ModelOrder, kind: BranchEventOfOrder, isTwice: boolean): Promise<void> => {
    const now = central.clock.now();
    const refused = refusalOf(order, kind, now);
    const about = kind === 'order_arrived' ? { kind, pin: order.pin } : { kind, order_id: order.id };
    const events = branch.numbered([about], now.toISOString());
    await branch.connect();
    await branch.send(events);
    if (isTwice) await branch.send(events);
    if (refused !== null) return;
    order.reported.push({ kind, at: now });
    order.state = afterReport(order);
  };
  /** The server lets expire what waits for its confirmation for over an hour. */
  const pass = async (minutes: number): Promise<void> => {
    central.clock.advance(minutes * 60_000);
    root = await superAdministrator(central);
    while (await expireNext({ ...orderTools, ...central }));
    const limit = central.clock.now().getTime() - 3_600_000;
    for (const order of orders) if (order.state === 'unconfirmed' && order.createdAt.getTime() <= limit) order.state = 'expired';
  };

  return {
    beginAnew: async (): Promise<void> => {
      central.clock.moveTo(startOfTests);
      root = await superAdministrator(central);
      orders = [];
    },
    take: async (step: Step): Promise<void> => {
      if (step.kind === 'pass') return pass(step.minutes);
      const order = step.kind === 'make' ? undefined : orders[step.which % Math.max(1, orders.length)];
      if (step.kind === 'make' || order === undefined)
        return make(step.kind === 'make' ? step : { kind: 'make', isUnconfirmed: false, minutesAhead: 0 });
      if (step.kind === 'staff') await staff(order, step.action);
      else if (step.kind === 'client') await client(order, step.action);
      else await send(order, step.event, step.isTwice);
      await compare(order);
    },
    /** States that the orders have in the end, each as the model says. */
    compareAll: (): Promise<readonly OrderState[]> => Promise.all(orders.map(compare)),
    close: () => central.close(),
  };
}
