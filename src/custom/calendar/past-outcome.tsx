import type { JSX } from 'react';
import type { useCalendarWords } from './calendar-words.ts';
import type { Outcome } from './day-kind.ts';

/** What became of the orders in words, without what there is none of. */
export function outcomeTexts({ outcome }: ReturnType<typeof useCalendarWords>, counts: Outcome): readonly string[] {
  const parts = (['served', 'missed', 'unknown'] as const).filter((part) => counts[part] > 0);
  return parts.length === 0 ? [outcome.none] : parts.map((part) => outcome[part](counts[part]));
}

/** The same as parts of a line: who was served, who did not come, and of whom no one knows. */
export function OutcomeBar({ served, missed, unknown }: Outcome): JSX.Element | null {
  const total = served + missed + unknown;
  if (total === 0) return null;
  return (
    <span className="past-outcome" aria-hidden="true">
      <span className="past-outcome__served" style={{ flexGrow: served }} />
      <span className="past-outcome__missed" style={{ flexGrow: missed }} />
      <span className="past-outcome__unknown" style={{ flexGrow: unknown }} />
    </span>
  );
}
