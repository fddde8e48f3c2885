import { migrationOf } from '../step/migration.ts';

const audited = [
  'create',
  'edit',
  'delete',
  'restore',
  'export',
  'import',
  'sign_in',
  'sign_in_failed',
  'sign_out',
  'token_reused',
  'password_changed',
];

export const auditedExports = migrationOf(() => [
  'alter table audit_log drop constraint audit_log_action_check',
  `alter table audit_log add constraint audit_log_action_check check (action in (${audited.map((action) => `'${action}'`).join(', ')}))`,
]);
