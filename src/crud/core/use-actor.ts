import { useGetIdentity } from 'ra-core';
import { useMemo } from 'react';
import { type Actor, areas, roles } from '../../../contract/basics/access.ts';
import { idsOf, isRow, type Row, textsOf } from './row.ts';

/** The signed-in user as far as rights go, the same as long as they are; undefined until it is known who they are. */
export function useActor(): Actor | undefined {
  const { identity } = useGetIdentity();
  return useMemo(() => {
    if (!isRow(identity) || typeof identity['level'] !== 'number') return undefined;
    return { ...readRights(identity), maxLevelForSharingPrivileges: Number(identity['maxLevelForSharingPrivileges']) };
  }, [identity]);
}

/** The rights that are in a row of a user or in a draft of one. */
export function readRights(row: Row): Omit<Actor, 'maxLevelForSharingPrivileges'> {
  const held = textsOf(row['resources']);
  return {
    role: roles.find((role) => role === row['role']) ?? 'operator',
    level: Number(row['level']),
    resources: areas.filter((area) => held.includes(area)),
    limitations: idsOf(row['limitations']),
  };
}
