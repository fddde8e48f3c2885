import { areas, roles } from '../basics/access.ts';
import type { ValueOfShape } from '../kit/index.ts';
import { choice, flag, instant, list, note, nullable, object, text, uuid, whole } from '../kit/shape.ts';

/** The signed-in user: specification section 3, Authenticated user. */
export const signedUser = object({
  id: whole,
  email: text(),
  name: text(),
  role: choice(roles),
  level: whole,
  first_time: flag,
  /** Whether this session still owes the second factor (page 08, Rights). */
  secondFactor: flag,
  phone_number: nullable(text()),
  phone_number_confirmed: flag,
  /** When the password ends; null when it never does. */
  next_password_change: nullable(instant),
  maxLevelForSharingPrivileges: whole,
  resources: list(choice(areas)),
  limitations: list(whole),
});
export type SignedUser = ValueOfShape<typeof signedUser>;

export const sessionShape = object({
  id: uuid,
  device: note(nullable(text()), 'What people call it; null when it does not say.'),
  address: nullable(text()),
  started_at: instant,
  last_active_at: instant,
  is_current: flag,
});
/** A session as the API says it: page 02, Tokens and sessions. */
export type SignedInDevice = ValueOfShape<typeof sessionShape>;
