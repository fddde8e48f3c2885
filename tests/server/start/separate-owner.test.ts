import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { numberAt } from '../../support/people.ts';
import { type Cluster, startCluster } from '../../support/postgres-cluster.ts';
import { administrator, isOver } from './administrator.ts';
import { makeAdministrator } from './first-sign-in.ts';
import { aDataDirectory, aProgram } from './program.ts';

const key = 'k'.repeat(32);

describe('tables that another role owns than the application’s', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(() => cluster.stop());

  const query = async (url: string, text: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return await client.query<Record<string, unknown>>(text);
    } finally {
      await client.end();
    }
  };

  /** A database of its own with its two roles, and the addresses of each. */
  async function aTown(name: string) {
    const as = (role: string, database = name) => {
      const url = new URL(cluster.url);
      url.username = role;
      url.pathname = `/${database}`;
      return url.href;
    };
    const [owner, application] = [`${name}_owner`, `${name}_app`];
    await query(cluster.url, `create role ${owner} login`);
    await query(cluster.url, `create role ${application} login`);
    await query(cluster.url, `create database ${name} owner ${owner} template template0 encoding 'UTF8'`);
    return { owner, application, as };
  }

  const start = (environment: Readonly<Record<string, string>>, options: readonly string[] = ['--empty']) =>
    aProgram(options, { SECRET_KEY: key, DATA_DIR: aDataDirectory(), ...environment });

  it('lets the application work, and add to the audit but not change it', async () => {
    const { as, owner, application } = await aTown('obec');
    const environment = { DATABASE_URL: as(application), DATABASE_MIGRATION_URL: as(owner) };
    const first = start(environment);
    const origin = await first.origin();
    await makeAdministrator(first, origin);
    const { call, task } = await administrator(origin);
    expect(await call('POST', '/regions', '{"name":"Střed"}')).toMatchObject({ name: 'Střed' });
    // A background job: its queue has tables of its own.
    const file = numberAt(await call('POST', '/regions/import', 'Název\nSever', 'text/csv'), 'id');
    const check = await call('POST', `/imports/regions/${file}/check`, '{"mapping":["name"]}');
    expect(await task(numberAt(check, 'id'), isOver)).toMatchObject({ state: 'done', result: { new: 1 } });

    expect((await query(as(application), "select from audit_log where resource = 'regions'")).rowCount).toBe(1);
    for (const statement of ["update audit_log set actor_name = 'nikdo'", 'delete from audit_log', 'truncate audit_log']) {
      await expect(query(as(application), statement)).rejects.toThrow('permission denied for table audit_log');
    }
    for (const statement of ['alter table audit_log disable trigger all', 'drop table regions', 'create table mine (id int)']) {
      await expect(query(as(application), statement)).rejects.toThrow(/must be owner|permission denied/u);
    }
    expect(await first.stop()).toBe(0);

    const again = start(environment);
    await again.origin();
    expect(await again.stop()).toBe(0);
  });

  it('is installed by the lines of the README, makes a backup and checks it, and names the role that may not', {
    timeout: 180_000,
  }, async () => {
    for (const statement of twoRolesOfReadme()) await query(cluster.url, statement);
    const address = (role: string) => Object.assign(new URL(cluster.url), { username: role, pathname: '/poradnik' }).href;
    const DATA_DIR = aDataDirectory();
    const environment = { DATABASE_MIGRATION_URL: address('poradnik_owner'), DATABASE_URL: address('poradnik'), DATA_DIR };
    const server = start(environment);
    await server.origin();
    const file = join(DATA_DIR, 'dnes.backup');
    expect(await start(environment, ['--backup', file]).ended).toBe(0);
    const checking = start(environment, ['--restore', file, '--check']);
    expect([await checking.ended, checking.complained()]).toEqual([0, '']);
    expect(checking.said()).toContain('je v pořádku');

    await query(cluster.url, 'alter role poradnik_owner nocreatedb');
    const refused = start(environment, ['--restore', file, '--check']);
    expect(await refused.ended).toBe(1);
    const [, statement = ''] = /(ALTER ROLE .*?;)/u.exec(refused.complained()) ?? [];
    await query(cluster.url, statement);
    expect(await start(environment, ['--restore', file, '--check']).ended).toBe(0);
    expect(await server.stop()).toBe(0);
  });

  it('loads the demonstration too', { timeout: 180_000 }, async () => {
    const { as, owner, application } = await aTown('ukazka');
    const program = start({ DATABASE_URL: as(application), DATABASE_MIGRATION_URL: as(owner) }, ['--demo']);
    await program.origin();
    const { rows } = await query(as(application), 'select count(*)::int as count from stores');
    expect(rows).toEqual([{ count: 12 }]);
    await expect
      .poll(() => program.said())
      .toMatch(/přihlášení zaměstnanců do konzole \(všichni mají heslo \S+, klienti se nepřihlašují\)/u);
    expect(await program.stop()).toBe(0);
  });

  it('refuses a role of the application that could change the audit all the same', async () => {
    const { as, owner, application } = await aTown('zvule');
    await query(cluster.url, `grant ${owner} to ${application}`);
    for (const role of [owner, application, 'postgres']) {
      const program = start({ DATABASE_URL: as(role), DATABASE_MIGRATION_URL: as(owner) });
      expect(await program.ended).toBe(1);
      expect(program.complained()).toContain(`Role ${role} z DATABASE_URL může měnit audit.`);
    }
  });

  it('says how to hand tables over that the application owns from before', async () => {
    const { as, owner, application } = await aTown('drive');
    await query(cluster.url, `alter database drive owner to ${application}`);
    const before = start({ DATABASE_URL: as(application) });
    await before.origin();
    expect(await before.stop()).toBe(0);

    const environment = { DATABASE_URL: as(application), DATABASE_MIGRATION_URL: as(owner) };
    const refused = start(environment);
    expect(await refused.ended).toBe(1);
    const [, statement = ''] = /(REASSIGN OWNED BY .*?;)/u.exec(refused.complained()) ?? [];
    await query(as('postgres'), statement);
    const after = start(environment);
    await after.origin();
    expect(await after.stop()).toBe(0);
  });

  it('tells apart a wrong address from another database', async () => {
    const { as, owner, application } = await aTown('sem');
    await aTown('tam');
    const elsewhere = start({ DATABASE_URL: as(application, 'tam'), DATABASE_MIGRATION_URL: as(owner) });
    expect(await elsewhere.ended).toBe(1);
    expect(elsewhere.complained()).toContain('vedou každá do jiné databáze');
    const nowhere = start({ DATABASE_URL: as(application), DATABASE_MIGRATION_URL: as('nikdo') });
    expect(await nowhere.ended).toBe(1);
    expect(nowhere.complained()).toContain('Role z DATABASE_MIGRATION_URL');
  });
});

/** The line of the README that makes the two roles and their database, as the statements that its programs send. */
function twoRolesOfReadme(): readonly string[] {
  const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
  const line = /^createuser .*_owner.* createdb .*$/mu.exec(readme)?.[0] ?? '';
  return line.split(' && ').map((command) => {
    const [program, ...given] = command.split(' ');
    const name = given.at(-1);
    if (program === 'createuser') return `create role ${name} login ${given.includes('--createdb') ? 'createdb' : 'nocreatedb'}`;
    if (program === 'createdb' && given[0] === '-O') return `create database ${name} owner ${given[1]} template template0`;
    throw new Error(`not understood: ${command}`);
  });
}
