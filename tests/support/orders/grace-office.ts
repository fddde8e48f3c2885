import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { deliverNext } from '../../../server/areas/messages/delivery/deliver.ts';
import type { BookedOffice } from '../booked-office.ts';
import { type Central, openCentral, startOfTests } from '../central.ts';
import { letOut, someTemplates } from '../client-letters.ts';
import { aMailServer, deliveryOf, type TakenLetter } from '../mail-server.ts';
import { type Client, numberAt, superAdministrator, valueAt } from '../people.ts';
import { aWebOffice } from '../public-booking.ts';

type Values = Readonly<Record<string, unknown>>;

/** Quarters of an hour on Tuesday. */
export const ten = { starts_at: '2026-12-01T09:00:00.000Z', ends_at: '2026-12-01T09:15:00.000Z' };
export const eleven = { starts_at: '2026-12-01T10:00:00.000Z', ends_at: '2026-12-01T10:15:00.000Z' };

export type GraceOffice = Awaited<ReturnType<typeof openGraceOffice>>;

/** A central with a mail server, and an office where clients of orders get letters about them. */
export async function openGraceOffice() {
  const taken: TakenLetter[] = [];
  const mail = await aMailServer(taken);
  const central: Central = await openCentral({ gateways: mail.gateways });
  let root: Client = await superAdministrator(central);
  let office: BookedOffice = await aWebOffice(root, 3);
  await someTemplates(root, ['created', 'changed', 'cancelled'], ['email']);
  await letOut(root, { email: true, sms: false });

  const read = async (id: number): Promise<unknown> => (await root.get(`/orders/${id}`)).body;
  const versionOf = async (id: number): Promise<number> => numberAt(await read(id), 'version');
  const leaving = async (client = root): Promise<unknown> => valueAt((await client.get('/leaving-changes')).body, 'changes');
  return {
    central,
    gateways: mail.gateways,
    taken,
    root: () => root,
    office: () => office,
    /** An office of its own, with so many places at a time. */
    beginAnew: async (places = 3): Promise<void> => {
      central.clock.moveTo(startOfTests);
      root = await superAdministrator(central);
      office = await aWebOffice(root, places);
      await sql`delete from order_messages`.execute(central.db);
      await sql`delete from outbox`.execute(central.db);
      taken.length = 0;
    },
    pass: (seconds: number): void => central.clock.advance(seconds * 1000),
    /** Lets leave what is due; subjects of all letters that left, in their order. */
    subjects: async (): Promise<readonly unknown[]> => {
      while (await deliverNext(deliveryOf(central, mail.gateways)));
      return Promise.all(taken.map(async ({ text }) => (await PostalMime.parse(text)).subject));
    },
    /** The calendar file of the last letter. */
    lastCalendar: async (): Promise<string> => {
      const { attachments } = await PostalMime.parse(taken.at(-1)?.text ?? '', { attachmentEncoding: 'utf8' });
      return String(attachments.find(({ filename }) => filename === 'termin.ics')?.content ?? '');
    },
    /** Secret of the link to the order. */
    linkOf: async (order: number): Promise<string | undefined> => {
      const { rows } = await sql<{ secret: string }>`
        select s.secret from message_secrets s join order_messages m on m.outbox_id = s.outbox_id where m.order_id = ${order}`.execute(
        central.db,
      );
      return rows[0]?.secret;
    },
    /** Makes an order on Tuesday at nine. */
    made: (values: Values = {}) => office.made({ email: 'jana@doma.test', ...values }),
    read,
    move: async (id: number, times: object, client = root) => client.patch(`/orders/${id}`, await versionOf(id), times),
    cancel: async (id: number, client = root) =>
      client.post(`/orders/${id}/actions/cancel`, { cancel_reason: 'omyl' }, { 'if-match': `"${await versionOf(id)}"` }),
    leaving,
    /** Number of the newest change that can be taken back. */
    newest: async (client = root): Promise<number> => numberAt(await leaving(client), '0', 'id'),
    takeBack: (id: number, client = root, partly = false) => client.post(`/leaving-changes/${id}/take-back`, { partly }),
    placesOf: async (id: number): Promise<readonly unknown[]> =>
      (await sql`select cell from order_places where order_id = ${id} order by cell`.execute(central.db)).rows,
    close: async (): Promise<void> => {
      await mail.close();
      await central.close();
    },
  };
}
