import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noGateways } from '../../../server/adapters/gateways.ts';
import { type Central, openCentral } from '../../support/central.ts';
import { tuesday } from '../../support/office.ts';
import { messagesTo } from '../../support/outbox.ts';
import { type Client, numberAt, superAdministrator, textAt, valueAt } from '../../support/people.ts';
import { aWebOffice, expireOrders, letLettersLeave, orderOf, somebody } from '../../support/public-booking.ts';
import { letOut, someTemplates } from '../../support/told-clients.ts';

let central: Central;
let root: Client;
beforeAll(async () => {
  central = await openCentral({ gateways: { ...noGateways, email: async () => undefined } });
  root = await superAdministrator(central);
  await someTemplates(root, ['confirm_request'], ['email']);
});
// The clock moves, and a session would end.
beforeEach(async () => {
  root = await superAdministrator(central);
});
afterAll(() => central.close());

async function set(values: Readonly<Record<string, unknown>>): Promise<void> {
  const { body } = await root.get('/web-order-settings');
  expect((await root.patch('/web-order-settings', numberAt(body, 'version'), values)).status).toBe(200);
}

const offer = async (): Promise<unknown> => (await somebody(central).get('/booking')).body;

describe('settings of the booking page', () => {
  it('say the title and the text of the last step, and nothing where they are empty', async () => {
    await set({ confirmation_title: 'Ještě to potvrďte', confirmation_text: 'Odkaz je v e-mailu.' });
    expect(valueAt(await offer(), 'texts')).toMatchObject({ confirmation: { title: 'Ještě to potvrďte', text: 'Odkaz je v e-mailu.' } });
    await set({ confirmation_title: null, confirmation_text: null });
    expect(valueAt(await offer(), 'texts')).toMatchObject({ confirmation: { title: null, text: null } });
  });

  it('say for how long an order waits for its confirmation: it lives until then and no longer', async () => {
    await letOut(root, { email: true, sms: false });
    for (const minutes of [15, 90]) {
      await set({ email_confirmation_timeout: minutes });
      expect(valueAt(await offer(), 'confirmation_minutes')).toBe(minutes);
      const { service } = await aWebOffice(root, 1);
      const client = somebody(central);
      const email = `lhuta${minutes}@posta.test`;
      const ordered = await orderOf(client, service, tuesday.starts_at, { email });
      const until = central.clock.now().getTime() + minutes * 60_000;
      expect(textAt(ordered.body, 'confirm_until')).toBe(new Date(until).toISOString());
      const token = /#o=([\w-]+)>$/u.exec((await messagesTo(central, email))[0]?.body ?? '')?.[1] ?? '';
      await letLettersLeave(central);
      const state = async () => {
        await expireOrders(central);
        return valueAt((await client.post('/orders/show', { token })).body, 'state');
      };
      central.clock.advance(minutes * 60_000 - 1);
      expect(await state()).toBe('unconfirmed');
      central.clock.advance(1);
      expect(await state()).toBe('expired');
      expect((await client.post('/holds', { service_id: service, starts_at: tuesday.starts_at })).status).toBe(201);
      root = await superAdministrator(central);
    }
  });
});
