import type { Generated } from 'kysely';

/** What was erased of persons (decision 0076), as a table that no declaration names. */
export type ErasureTables = {
  /** Of a night, or of one person whom someone asked for: one of the two is in each row. */
  erasures: {
    id: Generated<number>;
    /** As `2026-11-24`, in Prague. */
    night: string | null;
    /** Keyed digest of an e-mail address or a phone number. */
    person: string | null;
    actor_id: number | null;
    actor_name: string | null;
    begun_at: Date;
    /** Null while a server is at it. */
    finished_at: Date | null;
    counts: Readonly<Record<string, number>>;
  };
};
