import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../db/database.ts';
import { changePreferences, readPreferences } from '../../work/preferences.ts';
import type { Handlers } from '../call/call.ts';
import { objectBody } from '../call/read-body.ts';

/** Handlers of `preferenceOperations`: everybody's own, nobody else's. */
export function preferenceHandlers({ db, clock }: { readonly db: Database; readonly clock: Clock }): Handlers {
  return {
    'preferences.show': { signed: async ({ session }) => ({ status: 200, body: await readPreferences(db, session.user.id) }) },
    'preferences.change': {
      signed: async ({ body, session }) => {
        await changePreferences(db, session.user.id, objectBody(body), clock.now());
        return { status: 204 };
      },
    },
  };
}
