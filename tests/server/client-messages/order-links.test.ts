import { beforeAll, expect, it } from 'vitest';
import { centralOfFile } from '../../support/central-of-file.ts';
import { letOut, someTemplates } from '../../support/client-letters.ts';
import { anOffice } from '../../support/office.ts';
import { messagesTo } from '../../support/outbox.ts';
import { superAdministrator } from '../../support/people.ts';
import { aPerson, expireOrders } from '../../support/public-booking.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);
beforeAll(async () => {
  await someTemplates(root, ['created', 'changed', 'cancelled']);
  await letOut(root, { email: true, sms: true });
});

const day = 86_400_000;
/** The token in the newest message of the address. */
async function tokenIn(address: string): Promise<string> {
  const [letter] = await messagesTo(central, address);
  return /#o=([\w-]+)>?$/u.exec(letter?.body ?? '')?.[1] ?? '';
}
const shown = async (token: string): Promise<number> => (await aPerson(central).post('/orders/show', { token })).status;

it('a letter about what the office did leads to the order; an SMS beside it does not', async () => {
  const { made } = await anOffice(root);
  await made({ email: 'eva@doma.test', phone: '+420600111222' });
  expect(await shown(await tokenIn('eva@doma.test'))).toBe(200);
  expect(await tokenIn('+420600111222')).toBe('');
});

it('what was cancelled has nothing to lead to', async () => {
  const { made } = await anOffice(root);
  const order = await made({ email: 'ota@doma.test' });
  expect((await root.post(`/orders/${order}/actions/cancel`, {}, { 'if-match': '"1"' })).status).toBe(200);
  expect(await tokenIn('ota@doma.test')).toBe('');
});

it('a new e-mail ends the links that went to the former one', async () => {
  const { made } = await anOffice(root);
  const order = await made({ email: 'cizi@doma.test' });
  const token = await tokenIn('cizi@doma.test');
  const edited = await root.patch(`/orders/${order}`, 1, { email: 'ivo@doma.test' });
  expect(edited.status).toBe(200);
  expect(await shown(token)).toBe(410);
});

it('a link holds until a day after the visit, also when that was moved to a later day', async () => {
  const { made } = await anOffice(root);
  const order = await made({ email: 'jana@doma.test' });
  const token = await tokenIn('jana@doma.test');
  const moved = { starts_at: '2026-12-15T08:00:00.000Z', ends_at: '2026-12-15T08:15:00.000Z' };
  expect((await root.patch(`/orders/${order}`, 1, moved)).status).toBe(200);
  for (const [at, status] of [
    [Date.parse(moved.starts_at) - day, 200],
    [Date.parse(moved.ends_at) + day, 410],
  ] as const) {
    central.clock.moveTo(new Date(at).toISOString());
    await expireOrders(central);
    expect(await shown(token)).toBe(status);
  }
});
