import { foundRow } from '../api/found-row.ts';
import type { ValueOfShape } from '../kit/index.ts';
import { choice, count, dictionary, flag, instant, list, named, note, nullable, object, text, whole } from '../kit/shape.ts';
import { savedViewShape } from './saved-view.ts';
import { secondFactorShapes } from './second-factor.ts';
import { sessionShape, signedUser } from './signed-user.ts';

const signedInShape = object(
  { user: signedUser, tokens: object({ access_token: text(), expires: instant }, { refresh_token: text() }) },
  // When the code ends that has just been sent; only with a sign-in that owes one (specification section 7).
  { secondFactorExpirationTime: instant },
);
export const signedIn = named('signed-in', signedInShape);

const meShape = object({ user: signedUser, rights: dictionary(dictionary(flag)), limitations: list(whole) });
export const me = named('me', meShape);

export const session = named('session', sessionShape);

const endedSessionsShape = object({ ended: count });
export const endedSessions = named('ended-sessions', endedSessionsShape);

const oneTimeLinkShape = object({
  purpose: choice(['first_administrator', 'lost_password', 'invitation']),
  is_super_administrator: flag,
});
export const oneTimeLink = named('one-time-link', oneTimeLinkShape);
export type OneTimeLink = ValueOfShape<typeof oneTimeLinkShape>;

const passwordRulesShape = object({
  minimal_password_length: whole,
  super_administrator_password_length: whole,
  special_characters_is_required: flag,
  small_letter_is_required: flag,
  capital_letter_is_required: flag,
  number_is_required: flag,
});
export const passwordRules = named('password-rules', passwordRulesShape);

const foundShape = object({
  data: list(
    object({
      resource: text(),
      total: note(
        nullable(whole),
        'How many rows the list finds; null when so many that they were not counted, or when the list finds other ones too.',
      ),
      rows: list(foundRow),
    }),
  ),
});
/** What the search of everything answers: `contract/api/found-row.ts` says what represents what. */
export const found = named('found', foundShape);

/** Shapes of operations that the description of the API has under a name. */
export const namedShapes = {
  'signed-in': signedInShape,
  me: meShape,
  ...secondFactorShapes,
  found: foundShape,
  session: sessionShape,
  'ended-sessions': endedSessionsShape,
  'saved-view': savedViewShape,
  'one-time-link': oneTimeLinkShape,
  'password-rules': passwordRulesShape,
};
