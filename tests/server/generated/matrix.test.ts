import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { resources } from '../../../server/app.ts';
import { tableOf } from '../../../server/db/tables/names.ts';
import { type Central, openCentral, type Reply, send } from '../../support/central.ts';
import { importer } from '../../support/imports.ts';
import { readLive } from '../../support/live-reader.ts';
import { putValues } from '../../support/made/put-values.ts';
import { aWorld, isMadeByPeople, rowsOf, type World } from '../../support/made/world.ts';
import { type Client, numberAt, superAdministrator, valueAt } from '../../support/people.ts';
import { asksOf } from '../../support/rights/asks.ts';
import type { Ask, Target } from '../../support/rights/asks-of-one.ts';
import { representatives } from '../../support/rights/representatives.ts';
import { type KnownSubject, known, type Subject, subjectsOf } from '../../support/rights/subjects.ts';
import { sampled } from '../../support/sampling/sample.ts';

/** Stores by their place in the world; 'both' only where a row can belong to several. */
const places = { own: [0], foreign: [1], both: [0, 1] } as const;
type PlaceName = keyof typeof places;

describe('who may what', () => {
  let central: Central;
  let root: Client;
  let world: World;
  let subjects: readonly KnownSubject[];
  beforeAll(async () => {
    central = await openCentral();
    root = await superAdministrator(central);
    world = await aWorld(central, root, 2);
    // The first import is nobody's who is asked for.
    expect(numberAt((await importer(central, root, 'regions').upload('a;b\n1;2\n')).body, 'id')).toBe(1);
    const [own = 0, other = 0] = rowsOf(world, 'stores').map(({ id }) => id);
    subjects = await Promise.all(subjectsOf(own, other).map((subject) => known(central, subject)));
  });
  afterAll(() => central.close());

  it.each(sampled(everyAsk(), ([rule, entity]) => ({ entity, rule })))(
    '%s of %s',
    { timeout: 300_000 },
    async (_, __, { resource, ask, turn }) => {
      const wrong: string[] = [];
      for (const place of placesOf(resource, ask)) {
        let target = await targetAt(resource, place, ask);
        for (const subject of representatives(subjects, resource, turn)) {
          const expected = expectedOf(subject, ask, target);
          const request = ask.request(target);
          const isWriting = request.method !== 'GET' && ask.reads !== true;
          const reply = await asked(subject, ask, request);
          if (reply.status !== expected)
            wrong.push(`${subject.title}, ${place}: ${reply.status} instead of ${expected} ${JSON.stringify(reply.body)}`);
          const isDone = reply.status === 200 && isDoneToRow(subject, ask, target, reply);
          if (isDone && isWriting)
            target = ask.consumes ? await targetAt(resource, place, ask) : { ...target, version: await versionOf(target) };
          else if (isWriting) expect(await versionOf(target), `${subject.title} was refused`).toBe(target.version);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  /** Streams have no end: of these only the beginning is read. */
  async function asked({ authorization }: KnownSubject, { streams }: Ask, request: InjectOptions): Promise<Pick<Reply, 'status' | 'body'>> {
    if (streams === true) {
      const reader = await readLive(central, authorization?.replace('Bearer ', '') ?? '', { query: String(request.url) });
      reader.leave();
      return { status: reader.status, body: reader.refusal };
    }
    return send(central, { ...request, headers: { ...request.headers, ...(authorization === null ? {} : { authorization }) } });
  }

  async function targetAt(resource: AnyResource, place: PlaceName, ask: Ask): Promise<Target> {
    const all = rowsOf(world, 'stores').map(({ id }) => id);
    const stores = places[place].flatMap((index) => all[index] ?? []);
    const at = world.place(stores);
    if (resource.singleton === true) return withVersion({ resource, id: 1, version: 1, stores: null, place: at });
    // The world's own stores are referred to by everything in it: what is taken away is a row that nothing knows.
    if (resource.limitedBy === 'id' && !ask.consumes) {
      const id = stores[0] ?? 0;
      return withVersion({ resource, id, version: 1, stores: [id], place: at });
    }
    const { id, stores: belongs } = await world.make(resource, stores);
    if (ask.needs !== undefined && Object.keys(ask.needs).length > 0) await putValues(central, resource, id, ask.needs);
    if (ask.inTrash === true) expect((await root.remove(`/${resource.name}/${id}`)).status).toBe(200);
    return withVersion({ resource, id, version: 1, stores: belongs, place: at });
  }

  async function withVersion(target: Target): Promise<Target> {
    return { ...target, version: await versionOf(target) };
  }

  async function versionOf({ resource, id }: Target): Promise<number> {
    const { rows } = await sql<{ version: number }>`
      select version from ${sql.table(tableOf(resource))} where id = ${id} and deleted_at is null`.execute(central.db);
    return rows[0]?.version ?? -1;
  }
});

/** Without a session 401, with one that owes a step 403; what an entity has not got is 405 for everybody. */
function expectedOf(subject: Subject, ask: Ask, target: Target): number {
  if (!ask.isOffered(target.resource)) return 405;
  if (subject.session === 'none' || subject.session === 'false') return 401;
  return subject.session === 'passed' ? ask.answers(subject, target) : 403;
}

type Question = { readonly resource: AnyResource; readonly ask: Ask; readonly turn: number };

function everyAsk(): readonly (readonly [name: string, entity: string, question: Question])[] {
  return resources.flatMap((resource) =>
    asksOf(resource).map(([name, ask], turn) => [name, resource.name, { resource, ask, turn }] as const),
  );
}

/** Whether the row was written: an answer for many rows says it of each. */
function isDoneToRow(subject: Subject, { outcome }: Ask, target: Target, { body }: Pick<Reply, 'body'>): boolean {
  if (outcome === undefined) return true;
  const result = valueAt(body, 'results', '0', 'result');
  // What was as it was to become is done too.
  expect(result === 'unchanged' ? 'done' : result, `${subject.title}: ${JSON.stringify(body)}`).toBe(outcome(subject, target));
  return outcome(subject, target) === 'done';
}

function placesOf(resource: AnyResource, { streams }: Ask): readonly PlaceName[] {
  if (streams === true || resource.limitedBy === null || resource.singleton === true) return ['own'];
  const isShared = resource.fields[resource.limitedBy]?.kind === 'references' && isMadeByPeople(resource);
  return isShared ? ['own', 'foreign', 'both'] : ['own', 'foreign'];
}
