import { useFormContext, useWatch } from 'react-hook-form';
import type { OpeningPlan } from '../../../../contract/rules/opening/day-hours.ts';
import { useAvailabilityInput } from '../week/use-availability-input.ts';

/** Opening plans of the store that the form has chosen; undefined while they are not known. */
export function useOpeningPlans(): readonly OpeningPlan[] | undefined {
  const { control } = useFormContext();
  const [store_id, service_id, web_group_id]: readonly unknown[] = useWatch({ control, name: ['store_id', 'service_id', 'web_group_id'] });
  const told = useAvailabilityInput({ store_id, service_id, web_group_id });
  return told.is === 'known' ? told.ground.sources.plans : undefined;
}
