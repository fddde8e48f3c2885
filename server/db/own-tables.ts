import type { TaskState } from '../../contract/rules/system/task-state.ts';
import type { BackupTables } from './backup-tables.ts';
import type { BookingTables } from './booking-tables.ts';
import type { BranchTables } from './branch-tables.ts';
import type { ErasureTables } from './erasure-tables.ts';
import type { FileTables } from './file-tables.ts';
import type { OwnedTables } from './owned-tables.ts';
import { rollUpTables } from './roll-up-tables.ts';

/** Tables that no declaration names. */
export type OwnTables = BackupTables &
  BookingTables &
  BranchTables &
  ErasureTables &
  FileTables &
  OwnedTables & {
    history: {
      id: number;
      resource: string;
      record_id: number;
      version: number;
      at: Date;
      action: string;
      actor_id: number | null;
      actor_name: string | null;
      changes: Readonly<Record<string, unknown>>;
    };
    changes: {
      id: number;
      transaction: string; // The database's own number, as text.
      at: Date;
      resource: string;
      record_id: number;
      version: number;
      action: string;
      actor_id: number | null;
      /** Stores that the row belongs to or did before; null when its entity belongs to none. */
      store_ids: number[] | null;
    };
    idempotency_keys: {
      user_id: number;
      operation: string;
      key: string;
      fingerprint: string;
      status: number;
      body: string;
      headers: string;
      expires_at: Date;
    };
    second_factors: {
      user_id: number;
      failed: number;
      waits_until: Date | null;
      /** Sealed. */
      totp_secret: string | null;
      totp_since: Date | null;
      totp_last_step: number | null;
      pending_totp_secret: string | null;
      pending_until: Date | null;
    };
    second_factor_codes: {
      id: number;
      user_id: number;
      session_id: string;
      phone: string;
      salt: string;
      digest: string;
      length: number;
      created_at: Date;
      expires_at: Date;
      tries: number;
      ended_at: Date | null;
    };
    recovery_codes: { user_id: number; digest: string; used_at: Date | null };
    passkeys: {
      id: string;
      user_id: number;
      name: string;
      public_key: string;
      counter: number;
      transports: string[];
      created_at: Date;
      last_used_at: Date | null;
    };
    passkey_challenges: { session_id: string; purpose: string; challenge: string; expires_at: Date };
    password_history: { user_id: number; password_hash: string; changed_at: Date };
    credentials: { user_id: number; password_hash: string; changed_at: Date; not_demonstration: string | null };
    sessions: {
      id: string;
      user_id: number;
      owes_second_factor: boolean;
      passed_second_factor: boolean;
      signed_in_by: 'password' | 'provider';
      device: string | null;
      address: string | null;
      started_at: Date;
      last_active_at: Date;
      proved_at: Date | null;
      ends_by: Date | null;
      ended_at: Date | null;
    };
    identities: { issuer: string; subject: string; user_id: number; linked_at: Date };
    provider_attempts: {
      digest: string;
      state: string;
      nonce: string;
      verifier: string;
      return_to: string | null;
      address: string;
      expires_at: Date;
    };
    preferences: { user_id: number; name: string; value: string; updated_at: Date };
    refresh_tokens: { digest: string; session_id: string; issued_at: Date; replaced_at: Date | null };
    tasks: {
      id: number;
      kind: string;
      owner_id: number;
      state: TaskState;
      done: number;
      total: number | null;
      input: unknown;
      result: unknown;
      error: string | null;
      error_details: unknown;
      cancel_asked: boolean;
      attempts: number;
      /** The server that runs it, and when that last gave a sign of life by the clock of the database. */
      runner: string | null;
      seen_at: Date;
      address: string;
      request_id: string;
      version: number;
      created_at: Date;
      started_at: Date | null;
      finished_at: Date | null;
    };
    imports: {
      id: number;
      resource: string;
      owner_id: number;
      file_name: string;
      format: string;
      encoding: string | null;
      separator: string | null;
      has_header: boolean;
      headers: unknown;
      mapping: unknown;
      store_id: number | null;
      total: number;
      stage: string;
      task_id: number | null;
      created_at: Date;
    };
    import_chunks: { import_id: number; chunk: number; records: string; verdicts: string | null; counts: unknown; saved: boolean };
    installation: {
      single: boolean;
      id: string;
      is_demonstration: boolean;
      key_fingerprint: string | null;
      digest_key: string | null;
      /** Grows with each restore of a backup of the whole: branches that see a new one send what was forgotten. */
      incarnation: number;
      restored_at: Date | null;
      /** Messages made until then wait until a super administrator releases or discards them. */
      messages_held_until: Date | null;
    };
    known_device_tries: {
      user_id: number;
      device: string;
      failed: number;
      waits_until: Date | null;
      locked_at: Date | null;
      tried_at: Date;
    };
    message_secrets: { outbox_id: number; secret: string; of_link: string | null; of_code: number | null; ends_at: Date };
    one_time_links: {
      digest: string;
      purpose: string;
      user_id: number | null;
      created_at: Date | null; // Null of links that are older than the column.
      expires_at: Date;
      used_at: Date | null;
    };
  };

const named: Readonly<Record<keyof OwnTables | 'kysely_migration' | 'kysely_migration_lock', true>> = {
  bounce_mailbox: true,
  branch_endings: true,
  branch_revisions: true,
  backup_contents: true,
  backup_nights: true,
  branch_events: true,
  branch_journals: true,
  branch_rows: true,
  reserve_services: true,
  changes: true,
  credentials: true,
  desk_sessions: true,
  erasures: true,
  files: true,
  history: true,
  identities: true,
  import_chunks: true,
  imports: true,
  installation: true,
  idempotency_keys: true,
  kysely_migration: true,
  kysely_migration_lock: true,
  kept_orders: true,
  licence_warnings: true,
  known_device_tries: true,
  message_secrets: true,
  one_time_links: true,
  order_graces: true,
  order_holds: true,
  order_links: true,
  order_messages: true,
  order_phones: true,
  unproven_letters: true,
  waiting_clients: true,
  order_places: true,
  order_promises: true,
  passkey_challenges: true,
  passkeys: true,
  password_history: true,
  preferences: true,
  recovery_codes: true,
  provider_attempts: true,
  refresh_tokens: true,
  report_letters: true,
  report_schedules: true,
  report_sendings: true,
  report_templates: true,
  request_counts: true,
  revisions: true,
  second_factor_codes: true,
  second_factors: true,
  sessions: true,
  staff_alerts: true,
  tasks: true,
  views: true,
  whole_backups: true,
};

/** Names of the tables that no declaration names. */
export const ownTables: readonly string[] = [...Object.keys(named), ...rollUpTables];
