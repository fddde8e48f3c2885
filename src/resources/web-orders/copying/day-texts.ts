import { capitalise } from '../../../../contract/messages/basics/grammar.ts';
import type { BookingInterval } from '../../../../contract/rules/booking/booking-plan.ts';
import { spokenInterval } from '../../../../contract/rules/opening/intervals.ts';
import { groupBy } from '../../../../contract/rules/values/group-by.ts';
import { formatDay } from '../../../crud/core/format.ts';
import type { Words } from '../../../crud/core/words.ts';
import type { FieldChange } from '../../../ui/history/changes-table.tsx';
import type { useCopyWords } from './copy-words.ts';
import type { CopiedPlan } from './plan-target.ts';

type Said = Pick<ReturnType<typeof useCopyWords>, 'block' | 'validFrom' | 'validTo' | 'noBlocks'>;

/** Days with the intervals that they have and would have. */
export function dayChanges(words: Words, said: Said, days: CopiedPlan['days']): readonly FieldChange[] {
  return days.map(({ weekday, before, after }) => ({
    name: `day-${weekday}`,
    label: capitalise(words.opening.weekdays[weekday] ?? ''),
    before: blocksText(said, before),
    after: blocksText(said, after),
  }));
}

/** Times by their days: `úterý 11:00–12:00, 13:00–14:00; středa 8:00–9:00`. */
export function cutText(words: Words, cut: CopiedPlan['cut']): string {
  const days = [...groupBy(cut, ({ weekday }) => weekday)];
  return days.map(([weekday, times]) => `${words.opening.weekdays[weekday] ?? ''} ${times.map(spokenInterval).join(', ')}`).join('; ');
}

function blocksText(said: Said, blocks: readonly BookingInterval[]): string {
  if (blocks.length === 0) return said.noBlocks;
  return blocks.map((block) => [blockText(said, block), ...validity(said, block)].join(' ')).join('; ');
}

function blockText(said: Said, block: BookingInterval): string {
  return said.block(spokenInterval(block), block.length_minutes, block.capacity);
}

function validity(said: Said, { valid_from, valid_to }: BookingInterval): readonly string[] {
  return [
    ...(valid_from === null ? [] : [said.validFrom(formatDay(valid_from))]),
    ...(valid_to === null ? [] : [said.validTo(formatDay(valid_to))]),
  ];
}
