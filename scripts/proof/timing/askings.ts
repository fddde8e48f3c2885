import { sql } from 'kysely';
import { hashPassword } from '../../../server/adapters/passwords.ts';
import { type Central, goodPassword } from '../../../tests/support/central.ts';
import { aUser as sketched } from '../../../tests/support/people.ts';

/** Prepares one request about an account; only the request is timed. */
export type Asking = (central: Central) => Promise<{ readonly path: string; readonly body: object }>;

const wrong = 'Špatné heslo 2026';
const trying = (username: string, password = wrong) => ({ path: 'token', body: { username, password } });
let strangers = 0;

/** With a digest of the server's own cost: that of the tests takes no time to check. */
const digest = hashPassword(goodPassword);
const aUser: typeof sketched = async (central, sketch) => sketched(central, { ...sketch, digest: await digest });

const unknown: Asking = async () => {
  strangers += 1;
  return trying(`stranger${strangers}@mesto.test`);
};
const known: Asking = async (central) => trying((await aUser(central)).email);
const inactive: Asking = async (central) => trying((await aUser(central, { active: false })).email, goodPassword);
const deleted: Asking = async (central) => {
  const { id, email } = await aUser(central);
  await sql`update users set deleted_at = now() where id = ${id}`.execute(central.db);
  return trying(email, goodPassword);
};
const withoutPassword: Asking = async (central) => {
  const { id, email } = await aUser(central);
  await sql`delete from credentials where user_id = ${id}`.execute(central.db);
  return trying(email, goodPassword);
};
/** With the right password: nothing but the time could tell that it is. */
const blocked: Asking = async (central) => {
  const { id, email } = await aUser(central);
  await sql`insert into users_live (id, failed_sign_ins, blocked_at) values (${id}, 100, ${central.clock.now()})`.execute(central.db);
  return trying(email, goodPassword);
};
const waiting: Asking = async (central) => {
  const { id, email } = await aUser(central);
  const until = new Date(central.clock.now().getTime() + 600_000);
  await sql`insert into users_live (id, failed_sign_ins, waits_until) values (${id}, 7, ${until})`.execute(central.db);
  return trying(email, goodPassword);
};
const lostByStranger: Asking = async () => {
  strangers += 1;
  return { path: 'lost-password', body: { username: `stranger${strangers}@mesto.test` } };
};
const lostByKnown: Asking = async (central) => ({ path: 'lost-password', body: { username: (await aUser(central)).email } });

/** Askings that are timed in the same rounds, and which of them have to be alike. */
export type Rounds = { readonly askings: Readonly<Record<string, Asking>>; readonly alike: readonly (readonly [string, string])[] };

const measure = 'a wrong password';
const others = {
  'another wrong password': known,
  'an unknown name': unknown,
  'the right password of a blocked account': blocked,
  'the right password of an account that waits': waiting,
  'the right password of an inactive account': inactive,
  'the right password of a deleted account': deleted,
  'an account without a password': withoutPassword,
};

export const rounds: readonly Rounds[] = [
  {
    askings: { [measure]: known, ...others },
    alike: [...Object.keys(others).map((name) => [measure, name] as const), ['an unknown name', 'the right password of a blocked account']],
  },
  {
    askings: { 'a lost password of a known name': lostByKnown, 'of an unknown one': lostByStranger },
    alike: [['a lost password of a known name', 'of an unknown one']],
  },
];
