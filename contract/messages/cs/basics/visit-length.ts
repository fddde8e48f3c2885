import { spokenSpan } from '../../../rules/orders/spoken-span.ts';
import { plural } from '../../basics/plural.ts';

/** `15 minut`, `1 hodina`: how long a visit takes. */
export function visitLength(minutes: number): string {
  const { count, unit } = spokenSpan(minutes);
  const forms = { minutes: ['minuta', 'minuty', 'minut'], hours: ['hodina', 'hodiny', 'hodin'], days: ['den', 'dny', 'dní'] } as const;
  const [one, few, many] = forms[unit];
  return `${count} ${plural(count, one, few, many)}`;
}
