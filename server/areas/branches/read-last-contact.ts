import { sql } from 'kysely';
import { type Actor, isLimited, may } from '../../../contract/basics/access.ts';
import type { LastContact } from '../../../contract/operations/monitoring.ts';
import { desks } from '../../../contract/resources/stores/desks.ts';
import { stores } from '../../../contract/resources/stores/stores.ts';
import { touchScreens } from '../../../contract/resources/touch-screens/touch-screens.ts';
import { virtualDisplays } from '../../../contract/resources/virtual-displays/virtual-displays.ts';
import type { Database } from '../../db/database.ts';
import { isoInstant } from '../../db/rows/query/iso-instant.ts';

/** Whose live values are reported by the branch: who reads them may know of when they are, and nothing more of the store. */
const reported = [stores, desks, touchScreens, virtualDisplays];

/** When each store that the actor is not kept from communicated last; none for who reads nothing that a branch reports. */
export async function readLastContacts(db: Database, actor: Actor): Promise<readonly LastContact[]> {
  if (!reported.some((resource) => may(actor, resource, 'list'))) return [];
  const within = isLimited(actor) ? sql`s.id = any(${[...actor.limitations]}::int[])` : sql`true`;
  const { rows } = await sql<LastContact>`
    select s.id, ${isoInstant(sql.ref('l.last_socket_communication_at'))} as last_socket_communication_at
    from stores s left join stores_live l on l.id = s.id where s.deleted_at is null and ${within} order by s.id`.execute(db);
  return rows;
}
