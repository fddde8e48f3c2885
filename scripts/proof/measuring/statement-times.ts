import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { typeParsers } from '../../../server/db/connect/pool/safe-pool.ts';
import type { Database, Tables } from '../../../server/db/database.ts';

/** Runs the server's own reading and says how long its statements keep the database busy, by the database's own clock. */
export class StatementTimes {
  readonly db: Database;
  private readonly pool: pg.Pool;
  private asked: CompiledQuery[] = [];

  constructor(url: string) {
    this.pool = new pg.Pool({ connectionString: url, max: 4, types: typeParsers(), options: '-c statement_timeout=120000' });
    this.db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: this.pool }), log: ({ query }) => void this.asked.push(query) });
  }

  /** Milliseconds of planning and running, the better of two times of each statement that the work asks. */
  async of(work: () => Promise<unknown>): Promise<number> {
    this.asked = [];
    await work();
    const statements = this.asked;
    let sum = 0;
    for (const statement of statements) sum += Math.min(await this.explained(statement), await this.explained(statement));
    return sum;
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  private async explained({ sql, parameters }: CompiledQuery): Promise<number> {
    const { rows } = await this.pool.query<{ 'QUERY PLAN': readonly Plan[] }>(`explain (analyze, timing off, format json) ${sql}`, [
      ...parameters,
    ]);
    const plan = rows[0]?.['QUERY PLAN'][0];
    return plan === undefined ? Number.NaN : plan['Planning Time'] + plan['Execution Time'];
  }
}

type Plan = { readonly 'Planning Time': number; readonly 'Execution Time': number };
