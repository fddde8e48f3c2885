import type { Role } from '../../../basics/access.ts';

/** Roles as people see them. */
export const roleNames = {
  superAdministrator: 'Hlavní správce',
  administrator: 'Správce',
  operator: 'Obsluha',
} satisfies Record<Role, string>;
