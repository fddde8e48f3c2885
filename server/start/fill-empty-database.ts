import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { AnyLabels } from '../../contract/kit/index.ts';
import { serverWords as words } from '../../contract/messages/cs/server.ts';
import { messagesFor } from '../../contract/messages/index.ts';
import { systemClock } from '../adapters/clock.ts';
import { hashPassword } from '../adapters/passwords.ts';
import { linkForFirstAdministrator } from '../areas/accounts/administrators/first-administrator.ts';
import type { Database } from '../db/database.ts';
import type { BranchKey } from '../demo/insert/insert-branch-keys.ts';
import { demonstrationPassword } from '../demo/insert/insert-credentials.ts';
import type { Configuration } from '../settings/config.ts';
import { writeSimulatorKeys } from './simulated-branches.ts';

type Tools = {
  readonly configuration: Configuration;
  readonly db: Database;
  readonly pool: Pool;
  readonly say: (line: string) => void;
  /** What keys of branches are sealed with. */
  readonly secretKey: string;
};

/** Fills a database without users as the options say. Answers with what is printed once the server listens. */
export async function fillEmptyDatabase({ configuration, db, pool, say, secretKey }: Tools): Promise<(port: number) => void> {
  if (!(await isEmpty(db))) return () => {};
  if (configuration.isDemonstration) {
    const { loadDemonstration, demonstrationSignIns } = await import('../demo/load.ts');
    say(words.loadingDemonstration);
    const branchKeys = {
      secret: new TextEncoder().encode(secretKey),
      keep: (keys: readonly BranchKey[]) => writeSimulatorKeys(configuration.dataDirectory, keys),
    };
    await loadDemonstration({ pool, now: systemClock.now(), hashPassword, branchKeys, progress: progressOver(say) });
    say(words.demonstrationReady);
    return () => say(words.signIns(demonstrationPassword, demonstrationSignIns));
  }
  const { publicUrl } = configuration;
  const secret = await linkForFirstAdministrator({ db, clock: systemClock }, secretKey);
  return (port) => {
    const origin = publicUrl?.origin ?? `http://localhost:${port}`;
    if (secret !== null) say(words.firstAdministrator(`${origin}/auth/lost-password/${secret}`));
  };
}

/** Says a step once when it begins, and then at each quarter. */
function progressOver(say: (line: string) => void) {
  let text = '';
  const labels: Readonly<Record<string, AnyLabels | undefined>> = messagesFor('cs').resources;
  return (step: string, done: number, total: number) => {
    const percent = total === 0 ? 100 : Math.floor((done / total) * 4) * 25;
    const line = words.demonstrationStep(labels[step]?.page ?? step, percent);
    if (line !== text) say(line);
    text = line;
  };
}

async function isEmpty(db: Database): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from users) or exists (select from stores) as found`.execute(db);
  return rows[0]?.found !== true;
}
