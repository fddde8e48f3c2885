import { get } from 'node:http';

/** When the live stream announced tickets, in milliseconds of `performance.now`. */
export type Arrivals = {
  /** Of one, by its identifier. */
  readonly single: ReadonlyMap<number, number>;
  /** Of many at once, without naming them: what changed in more than 500 rows is reported so. */
  readonly many: readonly number[];
};

/** Follows the live stream as an administrator. */
export async function followTickets(origin: string): Promise<{ readonly arrivals: Arrivals; readonly leave: () => void }> {
  const reply = await fetch(`${origin}/central/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'spravce@mesto.test', password: 'Poradnik-Demo-2026' }),
  });
  const body: unknown = await reply.json();
  const token = /"access_token":"([^"]+)"/u.exec(JSON.stringify(body))?.[1] ?? '';
  if (token === '') throw new Error(`nobody was signed in: ${reply.status}`);
  const single = new Map<number, number>();
  const many: number[] = [];
  return new Promise((resolve, reject) => {
    get(`${origin}/central/live`, { agent: false, headers: { authorization: `Bearer ${token}` } }, (response) => {
      let waiting = '';
      response.setEncoding('utf8');
      response.on('error', () => undefined);
      response.on('data', (chunk: string) => {
        const at = performance.now();
        const blocks = (waiting + chunk).split('\n\n');
        waiting = blocks.pop() ?? '';
        for (const block of blocks) {
          if (!block.includes('"resource":"tickets"')) continue;
          const ticketId = /"resource":"tickets","id":(\d+)/u.exec(block)?.[1];
          if (ticketId === undefined) many.push(at);
          else if (!single.has(Number(ticketId))) single.set(Number(ticketId), at);
        }
      });
      resolve({ arrivals: { single, many }, leave: () => response.destroy() });
    }).once('error', reject);
  });
}
