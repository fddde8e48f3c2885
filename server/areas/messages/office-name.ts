import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../../contract/basics/languages.ts';

/** What the office calls itself in the language, as SQL; null where it has no name. */
export function officeName(language: Language | null): RawBuilder<string | null> {
  return sql`(select coalesce(case when ${language === 'en'} then nullif(office_name_en, '') end, nullif(office_name, ''))
    from web_order_settings where deleted_at is null order by id limit 1)`;
}
