import { sql } from 'kysely';
import type { BranchNews } from '../../../contract/messages/basics/letters.ts';
import { messagesFor } from '../../../contract/messages/index.ts';
import { chooseLetters } from '../../../contract/messages/mail.ts';
import { splitAddresses } from '../../../contract/rules/text/contact.ts';
import type { Database } from '../../db/database.ts';
import type { DeliveryContext } from '../../db/rows/write/write-context.ts';
import { instantText, queueMessage } from '../messages/queue-message.ts';

type News = {
  readonly event: BranchNews['event'];
  readonly store_id: number;
  readonly store: string;
  readonly kind: string | null;
  readonly device: string | null;
  readonly since: Date | null;
  readonly recipients: string;
};

/**
 * Writes to staff about what lasts as long as their notification says (page 08): a store that is silent, an outage, paper
 * that runs low. Once for each notification and event; paper is reported again after it was enough. All or nothing, also of
 * several servers at once. The number of letters.
 */
export function notifyStaff(db: Database, { hasGateway, linkOrigin }: DeliveryContext, now: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await sql`
      delete from staff_alerts a where a.event = 'paper_low' and exists (
        select from touch_screens_live l where l.told_paper = 'enough' and a.subject in ('paper ' || l.id || ' low', 'paper ' || l.id || ' out')
      )`.execute(transaction);
    const { rows } = await sql<News>`
      with happened as (
        select 'store_silent' as event, s.id as store_id, 'silent ' || s.id || ' ' || l.last_socket_communication_at as subject,
          l.last_socket_communication_at as since, null::text as kind, null::text as device
        from stores s join stores_live l on l.id = s.id
        where s.active and s.deleted_at is null and l.last_socket_communication_at is not null
        union all
        select 'outage', o.store_id, 'outage ' || o.id, o.started_at, o.outage_kind, coalesce(t.name, v.name)
        from outages o left join touch_screens t on t.store_id = o.store_id and t.id = o.touch_screen_id
          left join virtual_displays v on v.store_id = o.store_id and v.id = o.virtual_display_id
        where o.ended_at is null and o.deleted_at is null and o.outage_kind <> 'store_silent'
        union all
        select 'paper_low', t.store_id, 'paper ' || t.id || ' ' || l.told_paper, null, null, t.name
        from touch_screens t join touch_screens_live l on l.id = t.id
        where t.active and t.deleted_at is null and l.told_paper in ('low', 'out')
      ), due as (
        select n.id, n.recipients, h.* from happened h join email_notifications n on n.events @> array[h.event]
          and (n.store_ids = '{}' or n.store_ids @> array[h.store_id])
        where n.active and n.deleted_at is null
          and (h.event = 'paper_low' or h.since <= ${now}::timestamptz - make_interval(mins => coalesce(n.threshold_minutes, 10)))
      ), fresh as (
        insert into staff_alerts (notification_id, event, subject, at) select id, event, subject, ${now}::timestamptz from due
        on conflict do nothing returning notification_id, event, subject
      )
      select d.event, d.store_id, s.label as store, d.kind, d.device, d.since, d.recipients
      from fresh f join due d on d.id = f.notification_id and d.event = f.event and d.subject = f.subject
      join stores s on s.id = d.store_id order by d.store_id`.execute(transaction);
    for (const news of rows) {
      const letter = chooseLetters('cs').branchNews({ ...news, ...spoken(news), link: `${linkOrigin()}/stores/${news.store_id}` });
      for (const recipient of splitAddresses(news.recipients)) {
        await queueMessage(transaction, { channel: 'email', recipient, ...letter, now, hasGateway: hasGateway.email });
      }
    }
    return rows.length;
  });
}

/** The device by its name, else the kind of the outage in words. */
function spoken({ kind, device, since }: News): { readonly what: string; readonly since: string } {
  const kinds: Readonly<Record<string, string>> = messagesFor('cs').resources.outages.choices.outage_kind;
  return { what: device ?? kinds[kind ?? ''] ?? '', since: since === null ? '' : instantText(since) };
}
