import { numberAt } from '../people.ts';
import type { Entry, Ledger } from './ledger.ts';

/** Sends a request; what cannot be sent or is not answered throws. */
export type Ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown, version?: number) => Promise<Answered>;
export type Answered = { readonly status: number; readonly body: unknown };

/** A round's tools: whom to ask, the store of the playlists, and what is called with each acknowledged write. */
type Round = { readonly ask: Ask; readonly store: number; readonly ledger: Ledger; readonly acknowledged: () => void };

let written = 0;

/** Makes, changes and deletes rows of its own until the server is gone; writes down what was acknowledged. */
export async function write({ ask, store, ledger, acknowledged }: Round): Promise<void> {
  const own: Entry[] = [];
  for (;;) {
    written += 1;
    const entry = own.at(-1);
    const step = written % 5;
    try {
      if (entry === undefined || entry.version === null || step === 0 || step === 2) own.push(await create(ask, ledger, store));
      else if (step === 4) await remove(ask, entry);
      else await edit(ask, entry);
    } catch (error) {
      // Whether it was written no one knows, when the connection broke or the database went away.
      if (error instanceof Refused && error.status !== 503) throw error;
      return;
    }
    ledger.acknowledged += 1;
    acknowledged();
  }
}

/** An answer other than the expected one. Nothing here may be refused but by a database that is away. */
class Refused extends Error {
  constructor(
    readonly status: number,
    body: unknown,
  ) {
    super(`${status} ${JSON.stringify(body)}`);
  }
}

async function create(ask: Ask, ledger: Ledger, store: number): Promise<Entry> {
  const collection = written % 2 === 0 ? 'playlists' : 'regions';
  const { body } = await expectStatus(201, ask('POST', `/${collection}`, valuesOf(collection, store)));
  const entry: Entry = { collection, id: numberAt(body, 'id'), version: numberAt(body, 'version'), asked: null };
  ledger.entries.push(entry);
  return entry;
}

async function edit(ask: Ask, entry: Entry): Promise<void> {
  entry.asked = 'edit';
  const { [entry.collection === 'playlists' ? 'store_ids' : '']: _, ...values } = valuesOf(entry.collection, 0);
  const { body } = await expectStatus(200, ask('PATCH', `/${entry.collection}/${entry.id}`, values, entry.version ?? 0));
  entry.version = numberAt(body, 'version');
  entry.asked = null;
}

async function remove(ask: Ask, entry: Entry): Promise<void> {
  entry.asked = 'delete';
  await expectStatus(200, ask('DELETE', `/${entry.collection}/${entry.id}`));
  entry.version = null;
  entry.asked = null;
}

/** A playlist's priority says how many items it has: half a playlist gives itself away. */
function valuesOf(collection: Entry['collection'], store: number): Readonly<Record<string, unknown>> {
  const name = `Zápis ${process.pid} ${written}`;
  if (collection === 'regions') return { name, note: `Poznámka ${written}` };
  const items = Array.from({ length: written % 10 }, (_, place) => ({ title: `${name} ${place}`, display_length: place + 1 }));
  return { name, store_ids: [store], priority: items.length, items };
}

async function expectStatus(status: number, answer: Promise<Answered>): Promise<Answered> {
  const answered = await answer;
  if (answered.status === status) return answered;
  throw new Refused(answered.status, answered.body);
}
