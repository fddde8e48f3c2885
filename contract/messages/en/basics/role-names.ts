import type { Role } from '../../../basics/access.ts';

/** Roles as people see them. */
export const roleNames = {
  superAdministrator: 'Super administrator',
  administrator: 'Administrator',
  operator: 'Operator',
} satisfies Record<Role, string>;
