import { sql } from 'kysely';
import type { BranchEvent } from '../../../contract/channels/branch/events.ts';
import { startOfTests } from '../central.ts';
import { type BranchClient, eventsFrom, tryHandshake, type UnnumberedEvent } from './branch-client.ts';
import { aBranchStore, type BranchSetup, type BranchStore, contactedBefore } from './branch-setup.ts';

type Row = Readonly<Record<string, unknown>>;

const clients: BranchClient[] = [];
let made = 0;

/** A store of its own with a connected branch that reports events. Call `closeReportingBranches` after each test. */
export async function aReportingBranch({ central, origin }: BranchSetup) {
  made += 1;
  const store = await aBranchStore(central.db, `P${made}`);
  await contactedBefore(central, store);
  let last = 0;
  let client: BranchClient;
  const connect = async () => {
    client = await tryHandshake(store, { origin });
    clients.push(client);
    return client.next('welcome');
  };
  await connect();
  return {
    store,
    /** Connects again, in the place of the connection before; answers with what the central says first. */
    connect,
    nextNumber: (): number => (last += 1),
    /** The events with the numbers that follow, a second after each other. */
    numbered: (said: readonly UnnumberedEvent[], at = startOfTests): readonly BranchEvent[] => {
      const events = eventsFrom(last + 1, at, said);
      last += said.length;
      return events;
    },
    send: async (events: readonly unknown[]) => {
      client.say({ type: 'events', events });
      return client.next('acknowledge');
    },
    course: (ticket: number) => courseAt(store, ticket),
    rowsOf: async (table: string): Promise<readonly Row[]> => {
      const { rows } = await sql<Row>`select * from ${sql.table(table)} where store_id = ${store.id} order by id`.execute(central.db);
      return rows;
    },
    live: async (table: string, id: number): Promise<Row | undefined> => {
      const { rows } = await sql<Row>`select * from ${sql.table(`${table}_live`)} where id = ${id}`.execute(central.db);
      return rows[0];
    },
  };
}

/** Closes the connections of all branches that a test made. */
export function closeReportingBranches(): void {
  for (const one of clients.splice(0)) one.close();
}

function courseAt({ service, desk, employee }: BranchStore, ticket: number): readonly UnnumberedEvent[] {
  return [
    { kind: 'ticket_created', ticket, number: 'A 1', service_id: service, visit: null, order_id: null },
    { kind: 'ticket_called', ticket, desk_id: desk, employee_id: employee },
    { kind: 'ticket_serving', ticket },
    { kind: 'ticket_finished', ticket },
  ];
}
