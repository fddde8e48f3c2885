import { spokenSpan } from '../../../rules/orders/spoken-span.ts';

/** `15 minutes`, `1 hour`. */
export function formatSpan(minutes: number): string {
  const { count, unit } = spokenSpan(minutes);
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}
