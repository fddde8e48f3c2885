/**
 * Columns without a declaration that stay in a backup without personal values, by table. Columns of entities are not listed: their
 * declarations say by `personal` which of them hold persons. A column of any other table where the type could hold a person, and that is
 * neither here nor among the erasures, fails a test: decide about it.
 */
export const keptTexts: Readonly<Record<string, readonly string[]>> = {
  // What configures a store: the same as in the tables of its entities.
  backup_contents: ['content'],
  // Which service or agenda shares the place.
  order_places: ['pool'],
  // A digest of where the mailbox is, and its own number.
  bounce_mailbox: ['mailbox', 'validity'],
  // Which mark, exception, plan or block closes the time.
  kept_orders: ['closure'],
  views: ['resource', 'name', 'state'],
  // Queries about services, desks and staff, by their numbers.
  report_templates: ['kind', 'name', 'query'],
  // Addresses that staff send figures to, as those of messages to staff.
  report_schedules: ['rhythm', 'time_of_day', 'format', 'language', 'addresses', 'paused'],
  // What every visitor of the booking page reads, and what no personal field names: the others are left out.
  files: ['digest', 'type', 'content', 'video', 'audio', 'thumbnail', 'converted_from'],
  // Staff and how they sign in.
  credentials: ['password_hash', 'not_demonstration'],
  identities: ['issuer', 'subject'],
  known_device_tries: ['device'],
  one_time_links: ['digest', 'purpose'],
  passkeys: ['id', 'name', 'public_key', 'transports'],
  password_history: ['password_hash'],
  recovery_codes: ['digest'],
  second_factors: ['totp_secret', 'pending_totp_secret'],
  // What happened, by numbers and names of ours; a ticket and a PIN lead to no one once the order is erased.
  branch_events: ['subject', 'fault', 'body'],
  branch_journals: ['connection'],
  branch_endings: ['kind'],
  branch_rows: ['resource'],
  changes: ['resource', 'action'],
  history: ['resource', 'action'],
  revisions: ['resource', 'action', 'fields'],
  staff_alerts: ['event', 'subject'],
  statistics_channel_days: ['channel'],
  statistics_channel_months: ['channel'],
  statistics_days: ['channel'],
  statistics_forecasts: ['reason', 'hours'],
  statistics_half_hours: ['channel'],
  statistics_half_weekdays: ['channel'],
  statistics_months: ['channel'],
  statistics_quarter_hours: ['channel'],
  statistics_quarter_weekdays: ['channel'],
  statistics_quarters: ['channel'],
  statistics_weekday_hours: ['channel'],
  statistics_weekdays: ['channel'],
  statistics_weeks: ['channel'],
  statistics_year_hours: ['channel'],
  statistics_year_weekdays: ['channel'],
  statistics_years: ['channel'],
  // The installation.
  installation: ['key_fingerprint', 'digest_key'],
  whole_backups: ['error', 'file'],
  // Who erased whom: staff by name, the person by a keyed digest; how many rows of each kind.
  erasures: ['person', 'actor_name', 'counts'],
};
