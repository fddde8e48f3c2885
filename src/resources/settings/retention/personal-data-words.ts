import { personalData as czech, type PersonalDataWords } from '../../../../contract/messages/cs/console/settings/personal-data.ts';
import { personalData as english } from '../../../../contract/messages/en/console/settings/personal-data.ts';
import { useWords } from '../../../crud/vocabulary/words.ts';

/** Words of what a night erases: they are fetched with the form of retention. */
export function usePersonalDataWords(): typeof english {
  return useWords().language === 'en' ? english : czech;
}

/** How much of each kind, in one sentence: only kinds of which there is any. */
export function countsText(words: typeof english, language: string, counts: Readonly<Record<string, number>>): string {
  const kinds = words.kinds;
  const said = ([kind, count]: readonly [string, number]): readonly string[] =>
    count > 0 && isKind(kind, kinds) ? [kinds[kind](count)] : [];
  return new Intl.ListFormat(language).format(Object.entries(counts).flatMap(said));
}

function isKind(kind: string, kinds: PersonalDataWords['kinds'] | (typeof english)['kinds']): kind is keyof typeof kinds {
  return Object.hasOwn(kinds, kind);
}
