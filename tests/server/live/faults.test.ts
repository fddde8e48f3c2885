import { afterEach, expect, it } from 'vitest';
import { centralOfFile } from '../../support/central-of-file.ts';
import { failingCalls } from '../../support/failing-calls.ts';
import { followersOf } from '../../support/live-following.ts';
import { numberAt, signedIn, superAdministrator } from '../../support/people.ts';
import { aRegion, aStore } from '../../support/records.ts';

const central = await centralOfFile();
const calls = failingCalls(central.opened.pool);
const admin = await superAdministrator(central);
const { following, leave } = followersOf(() => central);
afterEach(leave);

it('tells what was saved whichever call of the database failed meanwhile', async () => {
  const store = await aStore(admin);
  const settings = numberAt((await admin.get('/mobile-app-settings')).body, 'version');
  expect((await admin.patch('/mobile-app-settings', settings, { store_ids: [store] })).status).toBe(200);
  // Stores receive them only while the settings refer to them, which asks the database once more.
  const limited = await signedIn(central, { resources: ['settings'] });
  const { reader } = await following(limited.token, { query: '?topics=stores' });
  let version = 1;
  let happened = true;
  let call = 0;
  for (; happened; call += 1) {
    calls.arm(call + 1, 'refused');
    const reply = await admin.patch(`/stores/${store}`, version, { city: `Město po změně ${call}` });
    if (reply.status !== 200) {
      expect(calls.disarm()).toBe(true);
      continue;
    }
    version += 1;
    expect((await reader.next()).data).toMatchObject({ id: store, version });
    happened = calls.disarm();
  }
  expect(call).toBeGreaterThan(4);
});

it('tells the first reader what was saved while their stream opened', async () => {
  for (let time = 0; time < 20; time += 1) {
    const opening = following(admin.token, { query: '?topics=regions&seconds=60' });
    await new Promise((resolve) => setTimeout(resolve, time / 4));
    const id = await aRegion(admin);
    const { reader } = await opening;
    await reader.until(({ data }) => data['id'] === id);
    reader.leave();
    await reader.ended;
  }
});
