import { sql } from 'kysely';
import { type Area, areas, type Role } from '../../../contract/basics/access.ts';
import type { Central } from '../central.ts';
import { signedIn } from '../people.ts';

/** What a session may still owe. */
export type Owing = 'first_time' | 'second_factor' | 'expired';

/** A kind of user that the matrix asks for. */
export type Subject = {
  readonly title: string;
  readonly session: 'none' | 'false' | Owing | 'passed';
  readonly role: Role;
  readonly level: number;
  readonly resources: readonly Area[];
  /** Empty means every store. */
  readonly limitations: readonly number[];
};
/** The identifier is 0 of who is no one. */
export type KnownSubject = Subject & { readonly id: number; readonly authorization: string | null };

const operator = { session: 'passed', role: 'operator', level: 20, resources: [], limitations: [] } as const;

/** Every kind of user, seen from one store and another. */
export function subjectsOf(own: number, other: number): readonly Subject[] {
  const without = (area: Area) => areas.filter((each) => each !== area);
  return [
    { ...operator, title: 'nobody', session: 'none' },
    { ...operator, title: 'a false token', session: 'false' },
    { ...operator, title: 'a first-time super administrator', session: 'first_time', role: 'superAdministrator', level: 0 },
    { ...operator, title: 'a first-time operator of all areas', session: 'first_time', resources: areas },
    {
      ...operator,
      title: 'a super administrator who owes the second factor',
      session: 'second_factor',
      role: 'superAdministrator',
      level: 0,
    },
    { ...operator, title: 'a super administrator with an expired password', session: 'expired', role: 'superAdministrator', level: 0 },
    { ...operator, title: 'a super administrator', role: 'superAdministrator', level: 0 },
    { ...operator, title: 'a super administrator by role alone, limited', role: 'superAdministrator', limitations: [own] },
    { ...operator, title: 'a super administrator by level, limited', level: 1, limitations: [own] },
    { ...operator, title: 'an administrator of all areas', role: 'administrator', level: 10, resources: areas },
    { ...operator, title: 'an administrator without areas', role: 'administrator', level: 2 },
    { ...operator, title: 'an operator without areas' },
    { ...operator, title: 'an operator of all areas', resources: areas },
    { ...operator, title: 'an operator of all areas at the own store', resources: areas, limitations: [own] },
    { ...operator, title: 'an operator of all areas at another store', resources: areas, limitations: [other] },
    { ...operator, title: 'an operator of settings and ordering', resources: ['settings', 'ordering'] },
    ...areas.map((area) => ({ ...operator, title: `an operator of ${area}`, resources: [area] })),
    ...areas.map((area) => ({ ...operator, title: `an operator of ${area} at the own store`, resources: [area], limitations: [own] })),
    ...areas.map((area) => ({ ...operator, title: `an operator of all but ${area}`, resources: without(area) })),
  ];
}

/** Makes the user of a subject and signs them in. */
export async function known(central: Central, subject: Subject): Promise<KnownSubject> {
  if (subject.session === 'none') return { ...subject, id: 0, authorization: null };
  if (subject.session === 'false') return { ...subject, id: 0, authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.x' };
  const { role, level, resources, limitations } = subject;
  const { id, token } = await signedIn(central, { role, level, resources, limitations, first_time: subject.session === 'first_time' });
  if (subject.session === 'second_factor') {
    await sql`update sessions set owes_second_factor = true where user_id = ${id}`.execute(central.db);
  }
  if (subject.session === 'expired') {
    await sql`update password_policy set password_expired_after_count_days = 3650`.execute(central.db);
    await sql`update credentials set changed_at = changed_at - interval '3651 days' where user_id = ${id}`.execute(central.db);
  }
  return { ...subject, id, authorization: `Bearer ${token}` };
}
