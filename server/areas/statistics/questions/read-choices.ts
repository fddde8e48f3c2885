import { sql } from 'kysely';
import type { Actor } from '../../../../contract/basics/access.ts';
import type { StatisticsChoices } from '../../../../contract/operations/statistics-answer.ts';
import { aggregateGroups } from '../../../../contract/resources/stores/aggregate-groups.ts';
import { stores as declared } from '../../../../contract/resources/stores/stores.ts';
import type { Database } from '../../../db/database.ts';
import { limitationSql } from '../../../db/rows/query/limitation.ts';
import { readStatisticsSettings } from './read-statistics-settings.ts';

type Choice = { readonly id: number; readonly label: string; readonly is_gone: boolean };

/** By what the actor can narrow a question. Stores that are gone stay in it: what happened there stays counted. */
export async function readChoices(db: Database, actor: Actor): Promise<StatisticsChoices> {
  const reach = limitationSql(declared, actor, 'read', 's') ?? sql`true`;
  const ofGroups = limitationSql(aggregateGroups, actor, 'read', 'g') ?? sql`true`;
  const [stores, regions, services, groups] = [
    await sql<Choice & { readonly region_id: number | null }>`
      select s.id, s.label, s.deleted_at is not null as is_gone, s.region_id from stores s where ${reach}
      order by s.label collate app_cs, s.id`.execute(db),
    await sql<Choice>`
      select r.id, r.name as label, r.deleted_at is not null as is_gone from regions r
      where exists (select from stores s where s.region_id = r.id and ${reach}) order by r.name collate app_cs, r.id`.execute(db),
    await sql<Choice & { readonly store_id: number }>`
      select v.id, coalesce(v.statistics_name, v.name) as label, v.deleted_at is not null as is_gone, v.store_id from services v
      where exists (select from stores s where s.id = v.store_id and ${reach}) order by coalesce(v.statistics_name, v.name) collate app_cs, v.id`.execute(
      db,
    ),
    await sql<Choice>`
      select g.id, g.name as label, false as is_gone from aggregate_groups g where g.deleted_at is null and ${ofGroups}
      order by g.name collate app_cs, g.id`.execute(db),
  ];
  const { minutes, share } = await readStatisticsSettings(db);
  return { stores: stores.rows, regions: regions.rows, services: services.rows, groups: groups.rows, target: { minutes, share } };
}
