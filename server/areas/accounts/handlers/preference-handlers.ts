import type { preferenceOperations } from '../../../../contract/operations/console/preference-operations.ts';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import type { HandlersOf } from '../../../engine/call/call.ts';
import { changePreferences, readPreferences } from '../preferences.ts';

/** Handlers of `preferenceOperations`: everybody's own, no one else's. */
export function preferenceHandlers({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: Clock;
}): HandlersOf<typeof preferenceOperations> {
  return {
    'preferences.show': { signed: async ({ session }) => ({ status: 200, body: await readPreferences(db, session.user.id) }) },
    'preferences.change': {
      signed: async ({ body, session }) => {
        await changePreferences(db, session.user.id, body, clock.now());
        return { status: 204 };
      },
    },
  };
}
