import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverWords } from '../../../contract/messages/cs/server.ts';
import { disableDemoAccounts } from '../../../server/commands/disable-demo-accounts.ts';
import { demonstrationPassword } from '../../../server/demo/insert/insert-credentials.ts';
import { openAccounts } from '../../../server/demo/open-accounts.ts';
import { readConfiguration } from '../../../server/settings/config.ts';
import { explainStartFailure } from '../../../server/start/start-failure.ts';
import { start } from '../../../server/start.ts';
import { type Central, cheapDigest, openCentral, secretKey } from '../../support/central.ts';
import { aUser, signIn } from '../../support/people.ts';
import { aDataDirectory } from './program.ts';

const log = pino({ level: 'silent' });
const outside = { PUBLIC_URL: 'https://fronty.mesto.test' };

describe('accounts that have the password of the demonstration', () => {
  let central: Central;
  beforeAll(async () => {
    central = await openCentral();
  });
  afterAll(() => central.close());

  const openUser = async (sketch: Parameters<typeof aUser>[1] = {}) =>
    aUser(central, { ...sketch, digest: await cheapDigest(demonstrationPassword) });
  const found = async () => (await openAccounts(central.db)).map(({ email }) => email);
  const configured = (environment: Readonly<Record<string, string>>) => {
    const outcome = readConfiguration({ PORT: '0', DATA_DIR: aDataDirectory(), SECRET_KEY: secretKey, ...environment }, ['--empty']);
    if ('faults' in outcome) throw new Error(outcome.faults.join());
    return outcome.configuration;
  };
  /** The server and the command close what they are given: the database of the tests stays open. */
  const opened = () => ({ ...central.opened, close: async () => undefined });
  /** What a start over the database says when it fails; null when the server runs. */
  const failureOf = async (environment: Readonly<Record<string, string>>) => {
    const configuration = configured(environment);
    try {
      const running = await start({ configuration, opened: opened(), log, say: () => {} });
      await running.stop();
      return null;
    } catch (error) {
      return explainStartFailure(error, configuration);
    }
  };

  it('are found whatever their names are, as long as they are active', async () => {
    const { email } = await openUser({ email: 'prejmenovany@mesto.cz' });
    await aUser(central);
    await openUser({ active: false });
    const { id } = await openUser();
    await sql`update users set deleted_at = now() where id = ${id}`.execute(central.db);

    expect(await found()).toEqual([email]);
  });

  it('are found again once another password is put back, although the other one was remembered', async () => {
    const { id, email } = await aUser(central);
    expect(await found()).not.toContain(email);
    const remembered = sql`select from credentials where user_id = ${id} and not_demonstration = password_hash`;
    expect((await remembered.execute(central.db)).rows).toHaveLength(1);

    await sql`update credentials set password_hash = ${await cheapDigest(demonstrationPassword)} where user_id = ${id}`.execute(central.db);

    expect(await found()).toContain(email);
  });

  it('keep a server that others can reach from starting, until the command that it names has disabled them', async () => {
    const { id, email } = await openUser({ email: 'spravce@radnice.cz', role: 'superAdministrator', level: 0 });
    await signIn(central, email, demonstrationPassword);
    expect(await failureOf({})).toBeNull();

    const failure = await failureOf(outside);

    expect(failure).toContain(email);
    expect(failure).toContain('npm start -- --disable-demo-accounts');
    const said: string[] = [];
    await disableDemoAccounts({ configuration: configured(outside), opened: opened(), log, say: (line) => said.push(line) });
    expect(said.join('\n')).toContain(email);
    expect(await failureOf(outside)).toBeNull();
    expect((await signIn(central, email, demonstrationPassword)).status).toBe(401);
    const { rows } = await sql`
      select actor_name, changes from audit_log where resource = 'users' and record_id = ${id} and action = 'edit'`.execute(central.db);
    expect(rows).toMatchObject([{ actor_name: serverWords.commandLine, changes: { active: { before: true, after: false } } }]);
    const { rows: held } = await sql`select from sessions where user_id = ${id} and ended_at is null`.execute(central.db);
    expect(held).toHaveLength(0);
  });
});
