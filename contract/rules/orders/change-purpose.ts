import type { TemplatePurpose } from '../text/template-tags.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a client comes by. */
const visit = ['store_id', 'service_id', 'starts_at', 'ends_at'] as const;

/** What the change of an order is to its client; undefined where it does not concern them. */
export function changePurpose(before: Values, after: Values): TemplatePurpose | undefined {
  // A move may change the state too: to the client it is a move.
  if (visit.some((name) => before[name] !== after[name])) return 'changed';
  if (before['state'] === after['state']) return undefined;
  // A wrong press that is undone leads back to a confirmed order, of which its client knows.
  return after['state'] === 'confirmed' && before['state'] !== 'unconfirmed' ? undefined : entered[String(after['state'])];
}

const entered: Readonly<Record<string, TemplatePurpose>> = { confirmed: 'created', cancelled: 'cancelled' };
