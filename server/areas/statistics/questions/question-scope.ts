import { sql } from 'kysely';
import type { Actor } from '../../../../contract/basics/access.ts';
import type { StatisticsAnswer } from '../../../../contract/operations/statistics-answer.ts';
import { aggregateGroups } from '../../../../contract/resources/stores/aggregate-groups.ts';
import { stores as declared } from '../../../../contract/resources/stores/stores.ts';
import type { Grouping, Question } from '../../../../contract/rules/statistics/question.ts';
import type { Database } from '../../../db/database.ts';
import { limitationSql } from '../../../db/rows/query/limitation.ts';
import { isRecountUnfinished, readStatisticsSettings } from './read-statistics-settings.ts';

/** What of a question the actor may see. */
export type Seen = {
  readonly stores: readonly number[];
  /** Null of all. */
  readonly services: readonly number[] | null;
  /** Services that the settings leave out; none where services are asked for by name. */
  readonly servicesLeftOut: readonly number[];
  /** Whether rows of whole stores are counted as the settings are now: they are not while all days are counted again. */
  readonly knowsWholeStores: boolean;
  /** Hours of arrival that the settings count. */
  readonly workingHours: StatisticsAnswer['working_hours'];
  /** What the town counts as called in time. */
  readonly target: StatisticsAnswer['target'];
  /** Stores that were asked for and are not in reach. */
  readonly storesOutOfReach: readonly number[];
};

/** The stores in reach, deleted ones among them: what happened there stays counted. */
export async function readScope(db: Database, actor: Actor, asked: Question): Promise<Seen> {
  const limitation = limitationSql(declared, actor, 'read', 's') ?? sql`true`;
  const { rows } = await sql<{ id: number; region_id: number | null }>`
    select s.id, s.region_id from stores s where ${limitation} order by s.id`.execute(db);
  const settings = await readStatisticsSettings(db);
  const services = await readServices(db, actor, asked);
  const reach = new Set(rows.map(({ id }) => id));
  const wanted = rows.filter(
    ({ id, region_id }) =>
      (asked.stores.length === 0 || asked.stores.includes(id)) &&
      (asked.regions.length === 0 || (region_id !== null && asked.regions.includes(region_id))),
  );
  return {
    stores: wanted.map(({ id }) => id),
    services,
    servicesLeftOut: services === null ? settings.leftOut : [],
    knowsWholeStores: !(await isRecountUnfinished(db)),
    workingHours: settings.workingHours,
    target: { minutes: asked.target ?? settings.minutes, share: settings.share },
    storesOutOfReach: asked.stores.filter((id) => !reach.has(id)),
  };
}

async function readServices(db: Database, actor: Actor, { services, groups }: Question): Promise<readonly number[] | null> {
  if (groups.length === 0) return services.length === 0 ? null : services;
  const limitation = limitationSql(aggregateGroups, actor, 'read', 'g') ?? sql`true`;
  const { rows } = await sql<{ id: number | null }>`
    select distinct unnest(g.service_ids) as id from aggregate_groups g
    where g.id = any(${[...groups]}::int[]) and g.deleted_at is null and ${limitation}`.execute(db);
  return [...new Set([...services, ...rows.flatMap(({ id }) => id ?? [])])];
}

export type Label = { readonly label: string; readonly place: string | null; readonly isGone: boolean };

/** What rows are called that have identifiers as keys: as they are called now, whatever they were called then. */
export async function readLabels(db: Database, by: Grouping, keys: readonly string[]): Promise<ReadonlyMap<string, Label>> {
  const source = sources.get(by);
  const ids = keys.filter((key) => key !== '').map(Number);
  if (source === undefined || ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; label: string; place: string | null; is_gone: boolean }>`
    select distinct on (id) id, ${sql.raw(source.label)} as label, ${sql.raw(source.place ?? 'null')} as place,
      deleted_at is not null as is_gone from ${sql.table(source.table)} named
    where id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map(({ id, label, place, is_gone }) => [String(id), { label, place, isGone: is_gone }]));
}

/** Whether keys of the grouping are identifiers, so that one without a row is of something that is gone. */
export function isNamed(by: Grouping): boolean {
  return sources.has(by);
}

const sources: ReadonlyMap<Grouping, { readonly table: string; readonly label: string; readonly place?: string }> = new Map([
  ['store', { table: 'stores', label: 'label' }],
  ['region', { table: 'regions', label: 'name' }],
  [
    'service',
    { table: 'services', label: 'coalesce(statistics_name, name)', place: '(select s.label from stores s where s.id = named.store_id)' },
  ],
  ['employee', { table: 'employees', label: 'name', place: '(select s.label from stores s where s.id = named.store_id)' }],
  ['desk', { table: 'desks', label: 'label', place: '(select s.label from stores s where s.id = named.store_id)' }],
  ['group', { table: 'aggregate_groups', label: 'name' }],
]);
