import { afterEach, expect, it } from 'vitest';
import { centralOfFile } from '../../support/central-of-file.ts';
import { importer } from '../../support/imports.ts';
import { followersOf } from '../../support/live-following.ts';
import { superAdministrator } from '../../support/people.ts';
import { aRegion } from '../../support/records.ts';

const central = await centralOfFile();
const one = await superAdministrator(central);
const other = await superAdministrator(central);

const { following, leave } = followersOf(() => central);
afterEach(leave);

it('tells of a background task whoever asked for it, and nobody else', async () => {
  const [own, foreign] = [await following(one.token), await following(other.token)];
  await importer(central, one, 'regions').checked('Název;Poznámka\nSledovaný;x\n');
  const first = await own.reader.next();
  expect(first.data).toMatchObject({ resource: 'tasks', action: 'create', own: true });
  expect(first.data).not.toHaveProperty('actor');
  // The next that the other receives is what everybody does.
  const id = await aRegion(one);
  const event = await foreign.reader.next();
  expect(event.data).toMatchObject({ resource: 'regions', id });
  expect(event.data).not.toHaveProperty('own');
});

it('tells nothing of tasks to whoever asked for entities alone', async () => {
  const { reader } = await following(one.token, { query: '?topics=regions' });
  await importer(central, one, 'regions').checked('Název;Poznámka\nNesledovaný;x\n');
  const id = await aRegion(one);
  expect((await reader.next()).data).toMatchObject({ resource: 'regions', id });
});
