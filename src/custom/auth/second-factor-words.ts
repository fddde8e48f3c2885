import { useLocale } from 'ra-core';
import { secondFactor as czech } from '../../../contract/messages/cs/console/sign-in/second-factor.ts';
import { secondFactor as english } from '../../../contract/messages/en/console/sign-in/second-factor.ts';

/** Words of the second factor: they are fetched with its screens. */
export function useSecondFactorWords(): typeof czech {
  return useLocale() === 'en' ? english : czech;
}
