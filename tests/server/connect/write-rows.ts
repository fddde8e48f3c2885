// Writes rows for ever and prints the number of each one that was acknowledged: write-rows DATA_DIR
import { openDatabase } from '../../../server/db/connect/open.ts';

const [dataDirectory = ''] = process.argv.slice(2);
const db = await openDatabase({ kind: 'embedded', dataDirectory, log: () => undefined });
await db.pool.query('create table if not exists kept (id serial primary key, twin int not null)');
for (;;) {
  const result = await db.pool.query<{ id: number }>(
    "insert into kept (id, twin) select n, n from nextval('kept_id_seq') as n returning id",
  );
  process.stdout.write(`${result.rows[0]?.id}\n`);
}
