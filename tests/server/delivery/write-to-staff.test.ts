import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { writeToStaff } from '../../../server/areas/messages/queue-message.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { aUser, superAdministrator } from '../../support/people.ts';
import { aStore } from '../../support/records.ts';

const central = await centralOfFile();

it('a letter to staff goes once to each whom the messages name for the event and the store, and waits where there is a way out', async () => {
  const root = await superAdministrator(central);
  const [store, other] = [await aStore(root), await aStore(root)];
  const name = async (values: object) => {
    const draft = { name: 'Komu', events: ['licence_ending'], store_ids: [], recipients: 'vsichni@mesto.test', ...values };
    expect((await root.post('/email-notifications', draft)).status).toBe(201);
  };
  await name({});
  await name({ store_ids: [store], recipients: 'vsichni@mesto.test, pobocka@mesto.test' });
  await name({ store_ids: [other], recipients: 'jinde@mesto.test' });
  await name({ events: ['backup_failed'], recipients: 'jindy@mesto.test' });
  await name({ active: false, recipients: 'vypnuto@mesto.test' });
  const message = { event: 'licence_ending', letter: { subject: 'Licence', body: 'Končí.' }, now: central.clock.now() } as const;

  await writeToStaff(central.db, { ...message, storeId: store, hasGateway: { email: true, sms: false } });
  await writeToStaff(central.db, { ...message, storeId: null, hasGateway: { email: false, sms: true } });

  const { rows } = await sql`select channel, recipient, subject, body, state from outbox order by id`.execute(central.db);
  const letter = { channel: 'email', ...message.letter };
  expect(rows).toEqual([
    { ...letter, recipient: 'vsichni@mesto.test', state: 'waiting' },
    { ...letter, recipient: 'pobocka@mesto.test', state: 'waiting' },
    { ...letter, recipient: 'vsichni@mesto.test', state: 'kept' },
  ]);
});

it('a letter that somebody has to read goes to active super administrators where no notification names a recipient', async () => {
  await sql`truncate outbox`.execute(central.db);
  await sql`update email_notifications set active = false`.execute(central.db);
  await aUser(central, { email: 'mimo@mesto.test', role: 'superAdministrator', active: false });
  await aUser(central, { email: 'obsluha@mesto.test' });
  const letter = { subject: 'Záloha', body: 'Nepodařila se.' };
  const message = {
    event: 'backup_failed',
    storeId: null,
    letter,
    now: central.clock.now(),
    hasGateway: { email: true, sms: false },
  } as const;
  await writeToStaff(central.db, message);
  expect((await sql`select recipient from outbox`.execute(central.db)).rows).toEqual([]);

  await writeToStaff(central.db, { ...message, otherwise: 'super administrators' });
  const { rows: expected } = await sql`
    select email as recipient from users where role = 'superAdministrator' and active order by id`.execute(central.db);
  expect(expected).toHaveLength(1);
  expect((await sql`select recipient from outbox`.execute(central.db)).rows).toEqual(expected);
});
