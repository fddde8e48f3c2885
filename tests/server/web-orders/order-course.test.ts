import { Kysely, PostgresDialect } from 'kysely';
import { describe, expect, it } from 'vitest';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { type OrderAct, type OrderState, statesFor } from '../../../contract/rules/orders/order-states.ts';
import { orderCourse } from '../../../server/db/migrations/before-release/0031-order-course.ts';
import { bulk } from '../../support/bulk.ts';
import { startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { clientLettersOf, someTemplates } from '../../support/client-letters.ts';
import { inState, putValues } from '../../support/made/put-values.ts';
import { numberAt, rowsOf, superAdministrator, valueAt } from '../../support/people.ts';
import { anOrder, aService, aStore } from '../../support/records.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);
const store = await aStore(root);
const service = await aService(root, store);

/** Of today, so that every step may be taken. */
const today = { starts_at: startOfTests, ends_at: '2026-11-20T09:15:00.000Z' };
const made = (values: Readonly<Record<string, unknown>> = {}) => anOrder(root, store, service, { ...today, ...values });
const read = async (id: number) => (await root.get(`/orders/${id}`)).body;
const act = (id: number, action: string, version = 1) =>
  root.post(`/orders/${id}/actions/${action}`, undefined, { 'if-match': `"${version}"` });

describe('the state of an order', () => {
  it('is confirmed, at that moment, when staff make it, whatever they send', async () => {
    const id = await made({ state: 'served', confirmed_at: null, cancelled_at: startOfTests, cancel_reason: 'x', channel: 'web' });
    expect(await read(id)).toMatchObject({
      state: 'confirmed',
      confirmed_at: startOfTests,
      cancelled_at: null,
      cancelled_by: null,
      cancel_reason: null,
      channel: 'staff',
    });
  });

  it.each([
    ['a change of it', (id: number) => root.patch(`/orders/${id}`, 1, { state: 'confirmed', cancel_reason: 'jiný', cancelled_at: null })],
    [
      'a bulk change',
      (id: number) => root.post('/orders/bulk', { action: 'update', ids: [id], values: { state: 'confirmed', cancel_reason: 'jiný' } }),
    ],
  ])('is not touched by %s', async (_, ask) => {
    const id = await inState(central, await made(), 'cancelled');
    const before = await read(id);
    expect((await ask(id)).status).toBe(200);
    expect(await read(id)).toEqual(before);
  });

  it('is not touched by a plain client that puts the whole row back with another note', async () => {
    const id = await inState(central, await made(), 'cancelled');
    const before = Object(await read(id));
    const reply = await root.put(`/orders/${id}`, { ...before, state: 'confirmed', cancelled_at: null, note: 'Volala znovu' });
    expect(reply.status).toBe(200);
    expect(await read(id)).toEqual({ ...before, note: 'Volala znovu', version: 2, updated_at: startOfTests });
  });

  it('comes back from the trash as it was', async () => {
    const id = await inState(central, await made(), 'cancelled');
    const before = Object(await read(id));
    await root.remove(`/orders/${id}`);
    expect((await root.post(`/orders/${id}/restore`, undefined)).body).toMatchObject({
      state: 'cancelled',
      cancelled_at: before.cancelled_at,
    });
  });
});

describe('a wrong step of an order', () => {
  it('writes nothing to the client when it is undone', async () => {
    await someTemplates(root, ['created'], ['email']);
    const id = await made({ email: 'jana@doma.test' });
    await act(id, 'arrive');
    await act(id, 'undo', 2);
    expect((await clientLettersOf(central, id)).map(({ purpose }) => purpose)).toEqual(['created']);
  });

  it('is undone within ten minutes, and the order is what it was', async () => {
    const id = await made();
    await act(id, 'arrive');
    await act(id, 'serve', 2);
    central.clock.advance(9 * 60_000);
    expect((await act(id, 'undo', 3)).body).toMatchObject({ state: 'arrived', arrived_at: startOfTests });
    // The arrival was a step before: it stays.
    const late = { err: 'too_late', message: 'Na to už je pozdě. Provést to šlo jen krátce.' };
    expect(await act(id, 'undo', 4)).toMatchObject({ status: 409, body: late });
    central.clock.moveTo(startOfTests);
  });

  it.each([
    ['arrive', { state: 'confirmed', arrived_at: null, stepped_at: null }],
    ['miss', { state: 'confirmed', arrived_at: null, stepped_at: null }],
  ] as const)('%s leaves a confirmed order', async (step, after) => {
    const id = await made();
    await act(id, step);
    expect((await act(id, 'undo', 2)).body).toMatchObject(after);
  });

  it('stays when the ten minutes have passed, and the refusal says until when it could be undone', async () => {
    const id = await made();
    await act(id, 'arrive');
    await putValues(central, orders, id, { stepped_at: '2026-11-20T08:49:00.000Z' });
    expect(await act(id, 'undo', 2)).toMatchObject({
      status: 409,
      body: { err: 'too_late', message: 'Na to už je pozdě. Provést to šlo do 20.11.2026 09:59.' },
    });
  });

  it('that made the client absent leaves a client who had arrived on site', async () => {
    const id = await made();
    await act(id, 'arrive');
    await act(id, 'miss', 2);
    expect((await act(id, 'undo', 3)).body).toMatchObject({ state: 'arrived', arrived_at: startOfTests });
  });
});

/** What each action leads to and what it stamps. */
const steps: readonly (readonly [action: OrderAct, to: OrderState, stamps: Readonly<Record<string, unknown>>])[] = [
  ['confirm', 'confirmed', { confirmed_at: startOfTests, cancelled_at: null }],
  ['arrive', 'arrived', { arrived_at: startOfTests, cancelled_at: null }],
  ['serve', 'served', { cancelled_at: null }],
  ['miss', 'missed', { cancelled_at: null }],
  ['cancel', 'cancelled', { cancelled_at: startOfTests, cancelled_by: expect.stringMatching(/^User/u) }],
];

describe('a step of an order', () => {
  // From no other state, by the declaration: tests/contract/rules/orders/order-states.test.ts, and bulk/actions.test.ts of the server.
  it.each(steps)('%s leads to %s from each state that allows it', async (action, to, stamps) => {
    const id = await made();
    for (const [version, from] of statesFor(action).entries()) {
      await inState(central, id, from);
      const reply = await act(id, action, version + 1);
      expect(reply, `${from} ${action}`).toMatchObject({ status: 200, body: { state: to, ...stamps } });
    }
  });

  it('among many is not a failure of one that has come already: there is nothing to do, and its state is said', async () => {
    const states = ['confirmed', 'arrived', 'served', 'cancelled', 'unconfirmed'] as const;
    const ids: number[] = [];
    for (const state of states) ids.push(await inState(central, await made(), state));
    const { body } = await root.post('/orders/bulk', { action: 'arrive', ids });
    expect(body).toMatchObject({
      done: 1,
      unchanged: 2,
      refused: 2,
      results: [
        { result: 'done' },
        { result: 'unchanged', message: 'Stav: Na místě. Není co dělat.' },
        { result: 'unchanged' },
        { result: 'refused', err: 'wrong_state', message: 'Stav: Zrušená. V tomto stavu to provést nejde.' },
        { result: 'refused', err: 'wrong_state' },
      ],
    });
    const cancelled = await root.post('/orders/bulk', { action: 'cancel', ids: ids.slice(3, 4) });
    expect(cancelled.body).toMatchObject({ unchanged: 1, refused: 0, results: [{ message: 'Stav: Zrušená. Není co dělat.' }] });
  });

  it('arrive ends where the order is moved to another day: it is confirmed again, as its history tells; within the day it stays', async () => {
    const id = await made();
    expect((await act(id, 'arrive')).body).toMatchObject({ state: 'arrived' });
    const later = { starts_at: '2026-11-20T10:00:00.000Z', ends_at: '2026-11-20T10:15:00.000Z' };
    expect((await root.patch(`/orders/${id}`, 2, later)).body).toMatchObject({ ...later, state: 'arrived' });
    const monday = { starts_at: '2026-11-23T10:00:00.000Z', ends_at: '2026-11-23T10:15:00.000Z' };
    expect((await root.patch(`/orders/${id}`, 3, monday)).body).toMatchObject({ ...monday, state: 'confirmed', version: 4 });
    const { body } = await root.get(`/orders/${id}/history`);
    expect(valueAt(body, '0', 'changes')).toMatchObject({ state: { before: 'arrived', after: 'confirmed' } });
    // It can be cancelled as any other that is to come.
    expect((await act(id, 'cancel', 4)).body).toMatchObject({ state: 'cancelled' });
  });

  it('miss is refused until the time of the order has begun, alone and with many, and the refusal says from when', async () => {
    const id = await made({ starts_at: '2026-11-20T09:05:00.000Z', ends_at: '2026-11-20T09:45:00.000Z' });
    const before = await read(id);
    expect(await act(id, 'miss')).toMatchObject({
      status: 409,
      body: { err: 'too_early', message: 'Na to je ještě brzy. Provést to půjde od 20.11.2026 10:05.' },
    });
    const [held] = await bulk(root, 'orders', { action: 'miss', ids: [id] });
    expect(held).toMatchObject({ result: 'refused', err: 'too_early' });
    expect(await read(id)).toEqual(before);
    central.clock.advance(5 * 60_000);
    expect(await act(id, 'miss')).toMatchObject({ status: 200, body: { state: 'missed' } });
    central.clock.moveTo(startOfTests);
  });

  it.each([
    ['arrive', 'confirmed'],
    ['serve', 'arrived'],
  ] as const)('%s is refused before the day of the order and taken on it', async (action, from) => {
    const id = await inState(central, await made({ starts_at: '2026-11-21T09:00:00.000Z', ends_at: '2026-11-21T09:15:00.000Z' }), from);
    const version = numberAt(await read(id), 'version');
    expect(await act(id, action, version)).toMatchObject({
      status: 409,
      body: { err: 'too_early', message: 'Na to je ještě brzy. Provést to půjde od 21.11.2026 00:00.' },
    });
    await putValues(central, orders, id, today);
    expect((await act(id, action, version)).status).toBe(200);
  });

  it('is the only entry of history that changes the state', async () => {
    const id = await made();
    await act(id, 'arrive');
    await root.patch(`/orders/${id}`, 2, { state: 'confirmed', note: 'Čeká u okna' });
    const changed = rowsOf(await root.get(`/orders/${id}/history`)).map((entry) => valueAt(entry, 'changes', 'state'));
    expect(changed).toEqual([undefined, { before: 'confirmed', after: 'arrived' }, expect.objectContaining({ after: 'confirmed' })]);
  });
});

describe('courses that the state contradicts, from when it was a field of the form', () => {
  it('follow the state once the schema is brought up', async () => {
    const at = '2026-11-19T10:00:00.000Z';
    const [back, byHand, unstamped] = [await made(), await made(), await made()];
    await putValues(central, orders, back, { cancelled_at: at, cancelled_by: 'Jana', cancel_reason: 'omyl' });
    await putValues(central, orders, byHand, { state: 'cancelled', updated_at: at });
    await putValues(central, orders, unstamped, { confirmed_at: null });
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: central.opened.pool }) });
    await db.transaction().execute(orderCourse.up);
    expect(await read(back)).toMatchObject({ state: 'confirmed', cancelled_at: null, cancelled_by: null, cancel_reason: null });
    expect(await read(byHand)).toMatchObject({ state: 'cancelled', cancelled_at: at });
    expect(await read(unstamped)).toMatchObject({ state: 'confirmed', confirmed_at: startOfTests });
  });
});
