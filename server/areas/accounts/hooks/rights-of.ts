import { areas, roles } from '../../../../contract/basics/access.ts';
import type { Rights } from '../../../../contract/rules/accounts/granting.ts';
import type { Values } from '../../../db/rows/write/writing.ts';

/** The rights that are in a row or a draft of a user, whose values were held against the declaration. */
export function rightsOf(user: Values): Rights {
  const { role, level, resources, limitations } = user;
  return {
    role: roles.find((one) => one === role) ?? 'operator',
    level: Number(level),
    resources: areas.filter((area) => Array.isArray(resources) && resources.includes(area)),
    limitations: Array.isArray(limitations) ? limitations.map(Number) : [],
  };
}
