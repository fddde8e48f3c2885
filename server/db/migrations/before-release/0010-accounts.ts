import { migrationOf, splitStatements } from '../step/migration.ts';

const statements = `
alter table users_live add column waits_until timestamp(3) with time zone;

alter table users_live add column failed_sign_ins integer;

alter table users_live add column blocked_at timestamp(3) with time zone;

alter table users_live add constraint users_live_failed_sign_ins_check CHECK (((failed_sign_ins >= 0) AND (failed_sign_ins <= 100000)));

CREATE INDEX users_live_failed_sign_ins ON users_live USING btree (failed_sign_ins, id);

CREATE INDEX users_live_waits_until ON users_live USING btree (waits_until, id);

CREATE INDEX users_live_blocked_at ON users_live USING btree (blocked_at, id);

alter table credentials drop column failures;

alter table credentials drop column waits_until;

alter table audit_log drop constraint audit_log_action_check;

alter table audit_log add constraint audit_log_action_check check (action in ('create', 'edit', 'delete', 'restore', 'export', 'import',
  'sign_in', 'sign_in_failed', 'sign_out', 'token_reused', 'password_changed', 'account_blocked', 'account_unblocked'));
`;

export const accounts = migrationOf(() => splitStatements(statements));
