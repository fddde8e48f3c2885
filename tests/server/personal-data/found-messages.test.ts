import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { centralOfFile } from '../../support/central-of-file.ts';
import { letOut, someTemplates } from '../../support/client-letters.ts';
import { anOffice } from '../../support/office.ts';
import { superAdministrator, valueAt } from '../../support/people.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);
beforeAll(async () => {
  await someTemplates(root, ['created', 'cancelled'], ['email']);
  await letOut(root, { email: true, sms: false });
});

it('what was written to a person is held with its text, without the secret of its link', async () => {
  const { made } = await anOffice(root);
  await made({ email: 'eva@doma.test' });
  const { body } = await root.post('/personal-data/find', { person: 'eva@doma.test' });
  const text = String(valueAt(body, 'messages', '0', 'body'));
  expect(text).toMatch(/2026\|9:00/u);
  expect(text).toMatch(/#o=•+>$/u);
});

it('what the office added to a message is erased with the person', async () => {
  const { made } = await anOffice(root);
  const order = await made({ email: 'petr@doma.test' });
  const values = { client_message: 'Paní Nová, volejte 603 555 121.', cancel_reason: 'Petr Starý volal' };
  expect((await root.post(`/orders/${order}/actions/cancel`, values, { 'if-match': '"1"' })).status).toBe(200);
  const kept = () => sql`select from order_messages where client_message is not null`.execute(central.db);
  const traced = () => sql`select from history where changes::text like '%Petr Starý volal%'`.execute(central.db);
  expect([(await kept()).rows.length, (await traced()).rows.length]).toEqual([1, 1]);
  expect((await root.post('/personal-data/erase', { person: 'petr@doma.test' })).status).toBe(200);
  expect([(await kept()).rows, (await traced()).rows]).toEqual([[], []]);
});
