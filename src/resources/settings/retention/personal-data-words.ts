import { personalData as czech } from '../../../../contract/messages/cs/console/settings/personal-data.ts';
import { personalData as english } from '../../../../contract/messages/en/console/settings/personal-data.ts';
import { useWords } from '../../../crud/core/words.ts';

/** Words of what a night erases: they are fetched with the form of retention. */
export function usePersonalDataWords(): typeof english {
  return useWords().language === 'en' ? english : czech;
}
