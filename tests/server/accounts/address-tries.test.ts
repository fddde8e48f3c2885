import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guessingLimits } from '../../../contract/rules/accounts/guessing.ts';
import { movedClock } from '../../../server/adapters/clock.ts';
import type { EnterFrom } from '../../../server/areas/accounts/accounts.ts';
import { createEnterFrom } from '../../../server/areas/accounts/sign-in-attempts/address-tries.ts';
import type { OpenDatabase } from '../../../server/db/connect/open.ts';
import { type Database, queriesOver } from '../../../server/db/database.ts';
import { startOfTests } from '../../support/central.ts';
import { aMigratedDatabase } from '../../support/databases.ts';
import { overtaken } from '../../support/overtaken.ts';

describe('who waits to be let in from an address', () => {
  let opened: OpenDatabase;
  let db: Database;
  let asked = 0;
  let enterFrom: EnterFrom;
  beforeAll(async () => {
    opened = await aMigratedDatabase();
    db = queriesOver(opened);
  });
  afterAll(() => opened.close());
  beforeEach(() => {
    const counting = db.withPlugin({
      transformQuery: ({ node }) => {
        asked += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    enterFrom = createEnterFrom({ db: counting, clock: movedClock(startOfTests) });
  });

  const enter = () => enterFrom('sign_in_failed', '192.0.2.1');
  /** As many as may fail are let in; what each calls once it has ended. */
  const full = () => Promise.all(Array.from({ length: guessingLimits.ofAddress }, enter));
  const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

  it('asks the database nothing until somebody has ended', async () => {
    const [leave] = await full();
    let isIn = false;
    const last = enter().then(() => (isIn = true));
    await pause();
    asked = 0;
    await pause();
    expect([asked, isIn]).toEqual([0, false]);
    leave?.();
    await last;
    expect(asked).toBe(1);
  });

  it('is let in also when somebody ends while it is being looked at', async () => {
    const [leave] = await full();
    await overtaken({ db }, { lock: sql`lock table audit_log in access exclusive mode`, work: enter, meanwhile: async () => leave?.() });
  });
});
