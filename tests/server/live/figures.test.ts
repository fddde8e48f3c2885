import { afterEach, expect, it } from 'vitest';
import { countAllChangedDays } from '../../../server/areas/statistics/counting/count-changed-days.ts';
import { startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { followersOf } from '../../support/live-following.ts';
import { type Client, signedIn, superAdministrator } from '../../support/people.ts';
import { aRegion, aService, aStore } from '../../support/records.ts';
import { addTicket } from '../../support/statistics/sample-rows.ts';

const central = await centralOfFile();
const admin = await superAdministrator(central);
const store = await aStore(admin);
const service = await aService(admin, store);
const { following, leave } = followersOf(() => central);
afterEach(leave);

/** Someone came to the store, and it is counted; then something else changes that everyone is notified of. */
async function counted(): Promise<void> {
  await addTicket(central.db, { store_id: store, service_id: service, created_at: startOfTests, state: 'waiting' });
  await countAllChangedDays(central.db, central.clock.now());
  await aRegion(admin);
}

/** What is sent first: figures come before the region that was made after them. */
async function firstFigures(who: Client, query = ''): Promise<unknown> {
  const { reader } = await following(who.token, { query });
  await counted();
  const { name, data } = await reader.next();
  return [name, data['resource']];
}

it('tells whoever reads a store that its figures were counted anew, in one line without a number', async () => {
  const { reader } = await following(admin.token);
  await counted();
  const { name, data } = await reader.next();
  expect([name, data]).toEqual(['changes', { resource: 'figures', action: 'state', at: central.clock.now().toISOString() }]);
  expect(await firstFigures(await signedIn(central, { resources: ['store'], limitations: [store] }))).toEqual(['changes', 'figures']);
});

it('tells nobody of figures of stores that they do not read', async () => {
  const other = await aStore(admin);
  expect(await firstFigures(await signedIn(central, { resources: ['store'], limitations: [other] }))).toEqual(['change', 'regions']);
  expect(await firstFigures(admin, '?topics=regions')).toEqual(['change', 'regions']);
});
