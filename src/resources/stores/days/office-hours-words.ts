import type { Language } from '../../../../contract/basics/languages.ts';
import { officeHours as czech } from '../../../../contract/messages/cs/console/stores/office-hours.ts';
import { officeHours as english } from '../../../../contract/messages/en/console/stores/office-hours.ts';

/** Words of opening hours and of the calendar: they are fetched with the first screen that shows them. */
export function officeHoursWords({ language }: { readonly language: Language }): typeof czech {
  return language === 'en' ? english : czech;
}
