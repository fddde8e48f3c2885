import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, startCluster } from '../../support/postgres-cluster.ts';
import { makeAdministrator, signIn } from './first-sign-in.ts';
import { aDataDirectory, aProgram } from './program.ts';

const key = 'k'.repeat(32);

describe('servers on one PostgreSQL', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(() => cluster.stop());

  it('start empty with a link, share users and sessions, and stop one by one', async () => {
    const environment = { DATABASE_URL: cluster.url, SECRET_KEY: key, DATA_DIR: aDataDirectory() };
    const first = aProgram(['--empty'], environment);
    const origin = await first.origin();
    await makeAdministrator(first, origin);
    const { token } = await signIn(origin);

    const second = aProgram(['--empty'], environment);
    const other = await second.origin();
    expect(second.said()).not.toContain('/auth/lost-password/');
    expect(await first.stop()).toBe(0);
    expect((await fetch(`${other}/central/me`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
    expect(await second.stop()).toBe(0);
  });
});
