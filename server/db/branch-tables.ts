import type { ConnectionEndKind } from '../../contract/rules/branch-status/silence-cause.ts';

/** What branches reported and what they are sent, as tables that no declaration names (decisions 0025 and 0026). */
export type BranchTables = {
  revisions: {
    store_id: number;
    id: number;
    /** The database's own number of the transaction, as text. */
    transaction: string;
    revision: number | null;
    at: Date;
    resource: string;
    record_id: number;
    version: number;
    action: string;
    fields: string[];
    actor_id: number | null;
    /** Its values went to the branch with those of an earlier revision or with the whole configuration. */
    taken_at: Date | null;
    acknowledged_at: Date | null;
    withdrawn_at: Date | null;
    withdrawn_by: number | null;
    /** All that it represents, where changes of one record were merged; else null. */
    versions: number[] | null;
    /** When the last of those was made. */
    last_at: Date | null;
  };
  branch_revisions: {
    store_id: number;
    newest: number;
    /** Up to which number they may be forgotten. */
    forgotten: number;
    /** Null of a branch that never had its configuration. */
    acknowledged: number | null;
    acknowledged_at: Date | null;
    downloading_since: Date | null;
    not_applied: number | null;
    not_applied_at: Date | null;
    reason: string | null;
  };
  branch_events: {
    store_id: number;
    sequence: number;
    /** What it is about: of a ticket, a desk, one matter of a device, an outage all events have the same. */
    subject: string;
    at: Date;
    counted_at: Date;
    received_at: Date;
    ahead: boolean;
    fault: string | null;
    body: unknown;
  };
  branch_journals: {
    store_id: number;
    /** A multirange, as text. */
    received: string;
    faulty: number;
    ahead: number;
    connection: string | null;
    connected_at: Date | null;
    /** Of a store that was received before this was kept, when it was made. */
    first_connected_at: Date | null;
  };
  /** Why a store is not connected, the newest that is known (decision 0066). */
  branch_endings: { store_id: number; kind: ConnectionEndKind; at: Date };
  reserve_services: { id: number; is_open: boolean; since: Date };
  /** Who sat at which desk from when to when; `sequence` is the number of the event that began it. */
  desk_sessions: {
    store_id: number;
    desk_id: number;
    sequence: number;
    employee_id: number | null;
    started_at: Date;
    ended_at: Date | null;
  };
  branch_rows: { store_id: number; resource: string; number: number; id: number };
  licence_warnings: { store_id: number; valid_to: string };
  staff_alerts: { notification_id: number; event: string; subject: string; at: Date };
};
