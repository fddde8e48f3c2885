import { defineResource, field } from '../../kit/index.ts';

export const auditedActions = [
  'create',
  'edit',
  'delete',
  'sign_in',
  'sign_in_failed',
  'sign_out',
  'token_reused',
  'password_changed',
] as const;

/** Who did what, when, from where, to which record. Append-only. */
export const auditLog = defineResource({
  name: 'audit-log',
  page: '/settings/audit-log',
  areas: 'superAdministrator',
  limitedBy: null,
  represent: 'action',
  operations: ['list', 'show'],
  fields: {
    actor_id: field.reference('users', { writtenBy: 'server' }),
    actor_name: field.text({ max: 254, writtenBy: 'server' }),
    action: field.choice(auditedActions, { required: true, writtenBy: 'server' }),
    resource: field.text({ max: 80, writtenBy: 'server' }),
    record_id: field.int({ min: 0, max: 2_147_483_647, writtenBy: 'server' }),
    // Which fields changed, before and after; personal ones only by name and salted digest (page 08, Data).
    changes: field.json({ writtenBy: 'server', schema: () => ({ type: 'object', additionalProperties: true }) }),
    address: field.text({ max: 80, writtenBy: 'server' }),
    request_id: field.text({ max: 40, writtenBy: 'server' }),
  },
  list: {
    columns: ['created_at', 'actor_name', 'action', 'resource', 'record_id', 'address'],
    moreColumns: ['actor_id', 'changes', 'request_id'],
    sort: ['created_at', 'desc'],
    filters: ['created_at', 'action', 'actor_id', 'record_id'],
    search: ['actor_name', 'resource'],
    unsorted: {
      actor_name: 'searched, read by time',
      actor_id: 'filtered by, read by time',
      action: 'filtered by, read by time',
      resource: 'searched, read by time',
      record_id: 'filtered by, read by time',
      changes: 'a structure has no order',
      address: 'read by time',
      request_id: 'a link, not a measure',
    },
  },
  form: { main: ['actor_name', 'action', 'resource', 'record_id', 'changes', 'address', 'request_id'] },
  endless: true,
  audit: false,
  versioned: false,
});
