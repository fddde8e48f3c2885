import { describe, expect, it } from 'vitest';
import { anEmbedded } from './embedded.ts';

describe('watchdog of the embedded database', () => {
  it('ends a statement over the limit, and nothing is lost', async () => {
    const db = await anEmbedded({ statementLimitMs: 2_000 });
    await db.pool.query('create table kept as select generate_series(1, 1000) as id');

    await expect(db.pool.query('select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' });

    const kept = await db.pool.query('select count(*) as count from kept');
    expect(kept.rows).toEqual([{ count: 1000 }]);
  });

  it('lets those wait who came after the stuck statement', async () => {
    const db = await anEmbedded({ statementLimitMs: 2_000 });

    const [stuck, behind] = await Promise.allSettled([db.pool.query('select pg_sleep(60)'), db.pool.query('select 1 as one')]);

    expect(stuck.status).toBe('rejected');
    expect(behind).toMatchObject({ status: 'fulfilled', value: { rows: [{ one: 1 }] } });
  });

  it('undoes a large change that it cuts short', async () => {
    const db = await anEmbedded({ statementLimitMs: 2_000 });
    await db.pool.query('create table kept (id bigint)');

    const load = db.pool.query('insert into kept select generate_series(1, 100000000)');

    await expect(load).rejects.toMatchObject({ code: '57014' });
    const kept = await db.pool.query('select count(*) as count from kept');
    expect(kept.rows).toEqual([{ count: 0 }]);
  });

  it('ends a transaction that keeps everyone out and asks nothing', async () => {
    const db = await anEmbedded({ idleInTransactionLimitMs: 300 });
    const client = await db.pool.connect();
    // Nobody must listen for this; without the pool's own listener the whole process would end.
    const lost = new Promise((resolve) => client.once('end', () => resolve(true)));
    await client.query('begin');
    await client.query('create table forgotten (id int)');

    expect(await lost).toBe(true);
    client.release();

    const found = await db.pool.query("select to_regclass('forgotten') as name");
    expect(found.rows).toEqual([{ name: null }]);
  });

  it('leaves alone what is announced to take long', async () => {
    const db = await anEmbedded({ statementLimitMs: 2_000 });

    const slow = await db.withoutTimeLimit(() => db.pool.query('select 1 as one, pg_sleep(1)'));

    expect(slow.rows[0]).toMatchObject({ one: 1 });
    await expect(db.pool.query('select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' });
  });

  it('starts the thread again when it dies by itself', async () => {
    const messages: string[] = [];
    const db = await anEmbedded({ log: (_level, message) => messages.push(message) });
    await db.pool.query('create table kept as select 7 as id');

    // pglite-socket dies of this message; any death of the engine does.
    await expect(db.pool.query('copy kept from stdin')).rejects.toThrow();

    expect((await db.pool.query('select id from kept')).rows).toEqual([{ id: 7 }]);
    expect(messages).toContain('the embedded database ended and is started again');
  });
});
