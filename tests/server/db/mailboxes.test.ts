import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailboxExpression, mailProviders, normaliseMailbox } from '../../../contract/rules/mailboxes/mailbox.ts';
import { type Database, queriesOver } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { migrations } from '../../../server/db/migrations/all.ts';
import { anEmptyDatabase } from '../../support/databases.ts';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  const opened = await anEmptyDatabase();
  db = queriesOver(opened);
  close = opened.close;
  await migrate(
    db,
    Object.keys(migrations).filter((name) => name < '0056'),
  );
});
afterAll(() => close());

it('bans that were entered before become what they mean, and of those that become one the longest stays', async () => {
  const bans = [
    ['jana.nova@gmail.com', '2027-01-31'],
    ['Jana.Nova+urad@googlemail.com', null],
    ['*@spam.cz', null],
    ['spam.cz', '2027-01-31'],
    ['petr@posta.cz', null],
  ] as const;
  for (const [pattern, until] of bans)
    await sql`insert into email_blacklist (created_at, updated_at, pattern, until) values (now(), now(), ${pattern}, ${until}::date)`.execute(
      db,
    );
  await migrate(db);
  const { rows } = await sql`
    select pattern, until::text as until, deleted_at is not null as deleted, version,
      (select array_agg(h.action order by h.id) from history h where h.resource = 'email-blacklist' and h.record_id = b.id) as history
    from email_blacklist b order by id`.execute(db);
  expect(rows).toEqual([
    { pattern: 'jananova@gmail.com', until: '2027-01-31', deleted: true, version: 2, history: ['delete'] },
    { pattern: 'jananova@gmail.com', until: null, deleted: false, version: 2, history: ['edit'] },
    { pattern: 'spam.cz', until: null, deleted: false, version: 2, history: ['edit'] },
    { pattern: 'spam.cz', until: '2027-01-31', deleted: true, version: 2, history: ['delete'] },
    { pattern: 'petr@posta.cz', until: null, deleted: false, version: 1, history: null },
  ]);
});

it('the database knows the spellings of a mailbox that the contract knows', async () => {
  const domains = mailProviders.flatMap((provider) => provider.domains);
  const domain = fc.constantFrom(...domains, 'mesto.cz', 'xgmail.com', 'gmail.com.cz', 'gmailxcom', 'jana.fastmail.com', 'a.b.fastmail.fm');
  const name = fc.stringMatching(/^[a-cA-C.+]{0,8}$/u);
  const texts = fc.sample(
    fc.tuple(name, fc.constantFrom('@', '@', '@', '', '@@'), domain).map((parts) => parts.join('')),
    { numRuns: 2000, seed: 56 },
  );
  const all = [...texts, ...domains.flatMap((one) => [`j.ana+x@${one}`, `+x@${one}`, `J.A.N.A@${one.toUpperCase()}`])];
  const { rows } = await sql<{ text: string; mailbox: string; found: boolean }>`
    select t.text, app_mailbox(t.text) as mailbox, t.text ~* ('^' || t.expression || '$') as found
    from unnest(${all}::text[], ${all.map((text) => mailboxExpression(normaliseMailbox(text)))}::text[]) as t (text, expression)`.execute(
    db,
  );
  expect(rows).toEqual(all.map((text) => ({ text, mailbox: normaliseMailbox(text), found: true })));
});
