import type { Author } from './write-context.ts';

/** Whom history names where no account is behind a change; it has no rights of its own. */
export function withoutAccount(name: string): Author {
  return { id: null, name, role: 'operator', level: 1000, maxLevelForSharingPrivileges: -1, resources: [], limitations: [] };
}
