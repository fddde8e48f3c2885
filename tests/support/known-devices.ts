import { sql } from 'kysely';
import { type Central, goodPassword, type Reply, send } from './central.ts';
import { aUser } from './people.ts';

export const wrong = 'Špatné heslo 2026';

/** What the browser keeps to be known again. */
export const cookieIn = (reply: Reply) => /__Host-devices=([^;]+);/u.exec(String(reply.headers['set-cookie']))?.[1] ?? '';

export type KnownDevices = ReturnType<typeof knownDevices>;

/** Tries of strangers and of browsers that are known, and what the server has counted of them. */
export function knownDevices(central: Central) {
  let addresses = 0;
  /** A try of the console, with what its browser keeps. */
  const tryWith = (devices: string, username: string, password: string, from = '192.0.2.60'): Promise<Reply> => {
    const headers = { 'x-client': 'console', ...(devices === '' ? {} : { cookie: `__Host-devices=${devices}` }) };
    return send(central, { method: 'POST', url: '/central/auth/token', payload: { username, password }, remoteAddress: from, headers });
  };
  return {
    tryWith,
    /** A try of a stranger, from an address of its own unless it is named. */
    tryIn: (username: string, password: string, from = `10.${addresses >> 8}.${addresses & 255}.1`): Promise<Reply> => {
      addresses += 1;
      return send(central, { method: 'POST', url: '/central/auth/token', payload: { username, password }, remoteAddress: from });
    },
    /** A user and what their browser keeps after it signed them in. */
    aKnown: async () => {
      const user = await aUser(central);
      return { ...user, devices: cookieIn(await tryWith('', user.email, goodPassword)) };
    },
    /** Strangers fail at the address as often as no one may. */
    failFrom: (address: string) =>
      sql`
        insert into audit_log (created_at, updated_at, action, address)
        select ${central.clock.now()}, ${central.clock.now()}, 'sign_in_failed', ${address} from generate_series(1, 40)`.execute(
        central.db,
      ),
    setFailed: (id: number, count: number) =>
      sql`insert into users_live (id, failed_sign_ins) values (${id}, ${count})
        on conflict (id) do update set failed_sign_ins = excluded.failed_sign_ins`.execute(central.db),
    /** What is kept of the tries of strangers. */
    keptOf: async (id: number) => {
      const { rows } = await sql<{ failed_sign_ins: number | null; blocked_at: Date | null }>`
        select failed_sign_ins, blocked_at from users_live where id = ${id}`.execute(central.db);
      return { failed_sign_ins: rows[0]?.failed_sign_ins ?? 0, blocked_at: rows[0]?.blocked_at ?? null };
    },
    failedOfDevice: async (id: number): Promise<readonly number[]> => {
      const { rows } = await sql<{ failed: number }>`select failed from known_device_tries where user_id = ${id}`.execute(central.db);
      return rows.map(({ failed }) => failed);
    },
  };
}
