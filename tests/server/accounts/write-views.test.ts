import { expect, it } from 'vitest';
import { createView } from '../../../server/areas/accounts/saved-views.ts';
import { centralOfFile } from '../../support/central-of-file.ts';

const central = await centralOfFile();

it('a view that the database refuses for another reason is not told to have a taken name', async () => {
  const rights = { role: 'operator', level: 20, resources: ['store'], limitations: [], maxLevelForSharingPrivileges: 1 } as const;
  const writing = { db: central.db, owner: { id: 2_000_000_000, ...rights }, now: central.clock.now() };
  const state = { filter: {}, sort: [], columns: [], page_size: 50 };
  const making = createView(writing, { resource: 'stores', name: 'Nikoho', shared: false, state });
  await expect(making).rejects.toMatchObject({ constraint: 'views_owner_id_fkey' });
});
