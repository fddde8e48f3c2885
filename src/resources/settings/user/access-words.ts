import { type Actor, type Area, isSuperAdministrator } from '../../../../contract/basics/access.ts';
import { type AccessWords, access as czech } from '../../../../contract/messages/cs/console/settings/access.ts';
import { access as english } from '../../../../contract/messages/en/console/settings/access.ts';
import { resourceNamed } from '../../../crud/core/named.ts';
import { choiceLabel, type Words, wordsHook } from '../../../crud/core/words.ts';
import { type EntityAccess, isOpen } from './effective-access.ts';

/** What a user has access to and why: fetched with the screens that tell it. */
export const useAccessWords = wordsHook<AccessWords>(czech, english);

/** Why a user has the access that they have, in a sentence. */
export function whyOf(access: AccessWords, user: Actor): string {
  if (user.role === 'superAdministrator') return access.byRole;
  if (isSuperAdministrator(user)) return access.byLevel(user.level, user.maxLevelForSharingPrivileges);
  return user.resources.length === 0 ? access.nothing : access.byAreas;
}

/** Why the actions are not open to the user; where others of the entity are, with which ones these are. */
export function denialText(
  words: Words,
  access: AccessWords,
  entity: EntityAccess,
  { actions, why, missing }: EntityAccess['denials'][number],
): string {
  const reason = why === 'areas' ? access.why.areas(areaNames(words, missing)) : access.why[why];
  if (!isOpen(entity)) return reason;
  const does = actions.flatMap((action) => (action === 'list' || action === 'show' ? [] : [access.does[action]]));
  return `${access.mayNot(words.grammar.list(does))} ${reason}`;
}

/** Areas by their names, as a list in a sentence. */
export function areaNames(words: Words, named: readonly Area[]): string {
  return words.grammar.list(named.map((value) => choiceLabel(words, resourceNamed('users'), { name: 'resources', value })));
}
