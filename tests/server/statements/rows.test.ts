import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMigratedDatabase } from '../../support/databases.ts';
import type { Claim } from '../../support/statements/claims.ts';
import { differencesOf } from '../../support/statements/differences.ts';
import { type Statement, statementsOf, type Unread } from '../../support/statements/find-statements.ts';
import { type Catalogue, columnsOf, readCatalogue } from '../../support/statements/prepared.ts';
import { openProgram } from '../../support/statements/program.ts';
import { SqlReader } from '../../support/statements/read-sql.ts';
import { standIns } from '../../support/statements/stand-ins.ts';

const claim = (name: string, kind: string, isNullable = false): Claim => ({ name, kind, isNullable });

describe('rows of statements', () => {
  let client: PoolClient;
  let catalogue: Catalogue;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const opened = await aMigratedDatabase();
    client = await opened.pool.connect();
    catalogue = await readCatalogue(client);
    close = async () => {
      client.release();
      await opened.close();
    };
  });
  afterAll(() => close());

  const differencesIn = async (statement: Statement): Promise<readonly string[]> => {
    try {
      return differencesOf(statement, await columnsOf(client, statement, catalogue));
    } catch (error) {
      return [`PostgreSQL refuses it: ${String(error)}`];
    }
  };

  describe('of the server', () => {
    let statements: readonly Statement[];
    let unread: readonly Unread[];
    let unused: readonly string[];
    beforeAll(() => {
      const program = openProgram();
      const reader = new SqlReader(program, standIns);
      ({ statements, unread } = statementsOf(program, reader));
      unused = reader.unused();
      program.close();
    });

    it('can be told from the source', () => {
      expect(unread).toEqual([]);
    });

    it('need no stand-in that no statement asks for', () => {
      expect(unused).toEqual([]);
    });

    it('have the names, types and nulls that their types say', async () => {
      const differences: string[] = [];
      for (const statement of statements) differences.push(...(await differencesIn(statement)).map((lie) => `${statement.place} ${lie}`));
      expect(differences).toEqual([]);
    });
  });

  it.each([
    {
      of: 'another type',
      text: 'select count(*) as found from users',
      claims: [claim('found', 'string')],
      differences: ['found is bigint, not string'],
    },
    {
      of: 'another name',
      text: 'select id from users',
      claims: [claim('user', 'number')],
      differences: ['id is answered and not in the type', 'user is in the type and not answered'],
    },
    {
      of: 'a name twice',
      text: 'select id, version as id from users',
      claims: [claim('id', 'number')],
      differences: ['id is answered and not in the type'],
    },
    {
      of: 'a column that may be empty',
      text: 'select city from stores',
      claims: [claim('city', 'string')],
      differences: ['city may be null'],
    },
    {
      of: 'what a left join may not find',
      text: 'select l.id from users u left join users_live l on l.id = u.id',
      claims: [claim('id', 'number')],
      differences: ['id may be null'],
    },
    {
      of: 'a sum of no rows',
      text: 'select sum(version)::int as sum from users',
      claims: [claim('sum', 'number')],
      differences: ['sum may be null'],
    },
    {
      of: 'a select within that may find nothing',
      text: 'select (select id from users where id = 1) as id',
      claims: [claim('id', 'number')],
      differences: ['id may be null'],
    },
    {
      of: 'an update that empties',
      text: 'update stores set city = null where city is not null returning city',
      claims: [claim('city', 'string')],
      differences: ['city may be null'],
    },
    {
      of: 'one part of a union',
      text: "select 'a' as word union all select city from stores",
      claims: [claim('word', 'string')],
      differences: ['word may be null'],
    },
    { of: 'a value that may be null', text: 'select $1::int as id', claims: [claim('id', 'number')], differences: ['id may be null'] },
  ])('are found to differ in $of', async ({ text, claims, differences }) => {
    const parameters = [{ isNullable: true }];
    expect(await differencesIn({ place: '', text, claims, isOpen: false, parameters })).toEqual(differences);
  });

  it.each([
    { of: 'a condition', text: 'select city as value from stores where city is not null', kind: 'string' },
    {
      of: 'an inner join',
      text: 'select l.blocked_at as value from users_live l join users u on u.updated_at < l.blocked_at',
      kind: 'Date',
    },
    { of: 'coalesce', text: "select coalesce(city, '') as value from stores", kind: 'string' },
    { of: 'a count', text: 'select count(*) as value from users', kind: 'number' },
    { of: 'exists', text: 'select exists (select from users) as value', kind: 'boolean' },
    { of: 'a part of a statement', text: 'with made as (delete from regions returning id) select id as value from made', kind: 'number' },
    { of: 'groups', text: 'select max(version) as value from users group by email', kind: 'number' },
  ])('are never null by $of', async ({ text, kind }) => {
    expect(await differencesIn({ place: '', text, claims: [claim('value', kind)], isOpen: false, parameters: [] })).toEqual([]);
  });
});
