import type { users } from '../../../contract/resources/settings/users.ts';
import { between, happens, seedRandom } from '../../../contract/rules/values/random.ts';
import { type Account, fixedAccounts, posts } from '../content/accounts.ts';
import { dayMs, iso, minuteMs } from '../town/calendar.ts';
import { type DemoRow, made } from '../town/demo-row.ts';
import { fullName, makeMailbox, newPerson, phoneOf } from '../town/people.ts';
import { foundedAt, town } from '../town/town.ts';

export type UserRow = DemoRow<typeof users>;

/** Names that the demonstration can be signed in with, as start prints them. */
export const demonstrationSignIns: readonly string[] = fixedAccounts.map(({ mailbox }) => `${mailbox}@${town.domain}`);

/** The six fixed sign-ins first, then people at the posts of a town hall. */
export function demoUsers(now: Date): readonly UserRow[] {
  const random = seedRandom('users');
  return [...fixedAccounts, ...otherAccounts()].map((account, place) => ({
    ...made(place + 1, foundedAt(now)),
    email: `${account.mailbox}@${town.domain}`,
    name: account.name,
    phone_number: account.firstTime === true ? null : phoneOf(random),
    role: account.role,
    level: account.level,
    resources: account.resources,
    limitations: account.limitations,
    // One who went elsewhere: their account is kept, but lets no one in.
    active: place !== fixedAccounts.length + posts.length - 1,
    first_time: account.firstTime === true,
    ...waysOf(account.firstTime !== true && happens(random, 0.7), now),
    identity_since: null,
    failed_sign_ins: 0,
    waits_until: null,
    blocked_at: null,
    device_locked_at: null,
    apart_waits_until: null,
    invitation_ends_at: null,
    last_sign_in_at:
      account.firstTime === true
        ? null
        : iso(now.getTime() - between(random, 20, 20 * 24 * 60) * minuteMs - (place % 9 === 8 ? 60 * dayMs : 0)),
  }));
}

/** Anyone who has confirmed their telephone has had a second factor since the town began. */
function waysOf(isConfirmed: boolean, now: Date): Pick<UserRow, 'phone_number_confirmed' | 'second_factor_since'> {
  return { phone_number_confirmed: isConfirmed, second_factor_since: isConfirmed ? iso(foundedAt(now)) : null };
}

function otherAccounts(): readonly Account[] {
  const random = seedRandom('posts');
  const taken = new Set<string>();
  return posts.map(({ title, ...post }) => {
    const person = newPerson(random, taken);
    return { ...post, mailbox: makeMailbox(person), name: title === undefined ? fullName(person) : `${title} ${fullName(person)}` };
  });
}
