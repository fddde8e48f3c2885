import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startOfTests } from '../../support/central.ts';
import { anotherServerOfFile, centralOfFile } from '../../support/central-of-file.ts';
import { followersOf } from '../../support/live-following.ts';
import { superAdministrator } from '../../support/people.ts';
import { aRegion } from '../../support/records.ts';

const central = await centralOfFile();
const other = await anotherServerOfFile(central);
const admin = await superAdministrator(central);
beforeEach(() => central.clock.moveTo(startOfTests));

const { following, leave } = followersOf(() => central);
afterEach(leave);

describe('a reader who comes back', () => {
  it('is told exactly what they missed, by any server', async () => {
    const first = await following(admin.token);
    first.reader.leave();
    const missed = await aRegion(admin);
    const again = await following(admin.token, { lastId: first.position }, other);
    expect((await again.reader.next()).data).toMatchObject({ id: missed, version: 1 });
    await admin.patch(`/regions/${missed}`, 1, { note: 'x' });
    expect((await again.reader.next()).data).toMatchObject({ id: missed, version: 2 });
  });

  it('is told nothing when nothing was missed', async () => {
    const first = await following(admin.token);
    const region = await aRegion(admin);
    await first.reader.next();
    const position = await first.reader.position();
    const again = await following(admin.token, { lastId: position });
    const next = await aRegion(admin);
    expect((await again.reader.next()).data['id']).toBe(next);
    expect(next).not.toBe(region);
  });

  it('without an identifier may begin some seconds ago', async () => {
    await aRegion(admin);
    central.clock.advance(60_000);
    const id = await aRegion(admin);
    central.clock.advance(15_000);
    const { reader } = await following(admin.token, { query: '?topics=regions&seconds=20' });
    expect((await reader.next()).data['id']).toBe(id);
  });

  it.each([
    ['that is none', 'abc'],
    ['without a time', '1:2:'],
    ['of a snapshot that cannot be', '9:2:@1'],
    ['of running transactions out of place', '1:9:5,3@1'],
    ['of a database that is gone', '1:4000000000:@1'],
    ['that is very long', `1:9:${'5,'.repeat(3000)}6@1`],
  ])('is asked to read everything anew after an identifier %s', async (_, id) => {
    const lastId = id.replace('@1', `@${Date.parse(startOfTests)}`);
    const { reader } = await following(admin.token, { lastId });
    expect((await reader.next()).name).toBe('reset');
  });

  it('is asked to read everything anew when they were away for longer than changes are kept', async () => {
    const { position } = await following(admin.token);
    central.clock.advance(24 * 3_600_000);
    const later = await superAdministrator(central);
    const { reader } = await following(later.token, { lastId: position });
    expect((await reader.next()).name).toBe('reset');
  });

  it('is told of a transaction that began earlier and ended later', async () => {
    const slow = await central.db.startTransaction().execute();
    const values = (id: number) => sql`insert into changes (at, resource, record_id, version, action)
      values (${central.clock.now()}, 'regions', ${id}, 1, 'edit')`;
    await values(1001).execute(slow);
    const first = await following(admin.token, { query: '?topics=regions' });
    const id = await aRegion(admin);
    expect((await first.reader.next()).data['id']).toBe(id);
    const position = await first.reader.position();
    await slow.commit().execute();
    const again = await following(admin.token, { query: '?topics=regions', lastId: position });
    expect([(await first.reader.next()).data['id'], (await again.reader.next()).data['id']]).toEqual([1001, 1001]);
    const after = await aRegion(admin);
    expect([(await first.reader.next()).data['id'], (await again.reader.next()).data['id']]).toEqual([after, after]);
  });
});
