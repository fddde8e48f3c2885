import { get, useFormState } from 'react-hook-form';
import { checkBookingIntervals } from '../../../../contract/rules/booking/check-booking-intervals.ts';
import type { InputProps } from '../../../crud/core/field-props.ts';
import { flatErrors } from '../../../crud/record/draft/form-errors.ts';
import type { DraftBlock } from './draft-blocks.ts';

/** What is wrong with a block, and with which of its values. */
export type BlockProblem = { readonly field: string; readonly text: string };

/** What is wrong with a block: what the rule says of it as it is drawn, or what the form has said. */
export function useBlockProblems(path: string, blocks: readonly DraftBlock[], problem: InputProps['words']['problem']) {
  const { errors } = useFormState({ name: path });
  const broken = Object.entries(checkBookingIntervals({ intervals: blocks }));
  return (at: number): BlockProblem | undefined => {
    const found = broken.find(([key]) => key.startsWith(`intervals.${at}.`));
    if (found !== undefined) return { field: found[0].split('.')[2] ?? '', text: problem(found[1]) };
    const [told] = flatErrors(get(errors, `${path}.${at}`));
    return told === undefined ? undefined : { field: told.path, text: told.text };
  };
}
