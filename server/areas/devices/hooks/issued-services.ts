import { sql } from 'kysely';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { Row } from '../../../db/rows/present.ts';
import type { WriteContext } from '../../../db/rows/write/write-context.ts';
import type { Hooks } from '../../../engine/write/hooks.ts';

/** This many kiosks are named; the rest are counted. */
const mostNamed = 5;

/** The hooks of a service, which is not deleted as long as buttons of kiosks issue tickets for it. */
export function withKioskButtons(hooks: Hooks): Hooks {
  return {
    ...hooks,
    beforeDelete: async (context, row) => {
      await hooks.beforeDelete?.(context, row);
      await refuseIssued(context, row);
    },
  };
}

async function refuseIssued({ db }: WriteContext, service: Row): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select t.name from kiosk_designs d join touch_screens t on t.store_id = d.store_id and t.id = d.touch_screen_id
    where d.store_id = ${service['store_id']} and d.deleted_at is null
      and d.pages @? ${`$.pages[*].buttons[*] ? (@.function == "ticket" && @.service_id == ${service.id})`}::jsonpath
    order by t.name collate app_cs, t.id`.execute(db);
  if (rows.length === 0) return;
  const names = rows.slice(0, mostNamed).map(({ name }) => name);
  const more = rows.length - names.length;
  throw refuse('service_on_kiosks', { details: { names: names.join(', '), ...(more > 0 ? { more } : {}) } });
}
