import type { Registry, ResourceName } from '../../../../../contract/resources/registry.ts';

/** What is done with a table so that nothing personal stays in it. */
export type Erasure = {
  readonly table: string;
  /** Which rows are left out, as a condition of SQL. */
  readonly leftOut?: string;
  /** What is in place of values, by column, as SQL. */
  readonly set?: Readonly<Record<string, string>>;
  /** In which rows, as a condition of SQL; in all of them without one. */
  readonly where?: string;
};

/** Entities where the people are staff: they sign in, and are notified of failures, after a restore from an old backup too. */
export const staff: readonly ResourceName[] = ['users', 'employees', 'email-notifications'];

/** Texts of clients' matters in which people write what they like, and which no declaration calls personal. */
export const freeTexts: { readonly [N in ResourceName]?: readonly (keyof Registry[N]['fields'] & string)[] } = {
  orders: ['cancelled_by', 'cancel_reason', 'move_reason', 'over_capacity_reason'],
  'email-blacklist': ['reason'],
};

const all = 'true';

/**
 * What declarations do not tell, those first that refer to others. `clients` are names of entities that hold values of clients.
 * Rows are left out where they serve no one after so many days, and where a value is what the row is about.
 */
export function erasuresByHand(clients: readonly string[]): readonly Erasure[] {
  return [
    // Messages, and links and codes in them.
    { table: 'message_secrets', leftOut: all },
    { table: 'order_messages', leftOut: all },
    // What changed orders were before, with reasons.
    { table: 'order_graces', leftOut: all },
    { table: 'outbox', leftOut: all },
    // Reports that were sent, with their files.
    { table: 'report_letters', leftOut: all },
    { table: 'report_sendings', leftOut: all },
    // Clients who wait for a freed time, which ends with a day anyway.
    { table: 'waiting_clients', leftOut: all },
    // Times that clients hold, and their links.
    { table: 'order_places', leftOut: 'hold_id is not null' },
    { table: 'order_holds', leftOut: all },
    { table: 'order_links', leftOut: all },
    // Phones and mailboxes of orders, as digests that serve for a day.
    { table: 'order_phones', leftOut: all },
    { table: 'unproven_letters', leftOut: all },
    // Sessions with addresses and browsers, and what is and falls with them.
    { table: 'refresh_tokens', leftOut: all },
    { table: 'passkey_challenges', leftOut: all },
    { table: 'second_factor_codes', leftOut: all },
    { table: 'sessions', leftOut: all },
    { table: 'provider_attempts', leftOut: all },
    // Answers to requests, with the rows that they made.
    { table: 'idempotency_keys', leftOut: all },
    // Files that were imported, and work with what it was asked for.
    { table: 'import_chunks', leftOut: all },
    { table: 'imports', leftOut: all },
    { table: 'tasks', leftOut: all },
    // Any name may be kept there: unsaved forms of orders and the records that were opened last are.
    { table: 'preferences', leftOut: all },
    // Their filters may name a client.
    { table: 'views', leftOut: `resource in (${clients.map(literal).join(', ')})` },
    // Bans of addresses are left out; a domain is no person.
    { table: 'email_blacklist', leftOut: `pattern like '%@%'`, set: { pattern: 'pattern' } },
    // A branch says in its own words why it could not apply a change.
    { table: 'branch_revisions', set: { reason: 'null' } },
  ];
}

/** Of names of ours: no quote is in them. */
export function literal(name: string): string {
  return `'${name}'`;
}
