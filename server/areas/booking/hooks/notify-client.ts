import { changePurpose } from '../../../../contract/rules/orders/order-changes.ts';
import type { TemplatePurpose } from '../../../../contract/rules/text/template-tags.ts';
import type { WholeRow } from '../../../db/rows/present.ts';
import type { WriteContext } from '../../../db/rows/write/write-context.ts';
import { writeOfOrder } from '../client-messages/write-of-order.ts';
import type { Grace } from '../grace/open-graces.ts';

type Change = { readonly before: WholeRow | null; readonly after: WholeRow | null };

type NotifyContext = Pick<
  WriteContext,
  'db' | 'now' | 'delivery' | 'clientLink' | 'isQuiet' | 'clientMessage' | 'actor' | 'address' | 'salt'
> & {
  /** Until when the message waits. */
  readonly grace?: Grace;
};

/**
 * Writes to the client of what has become of their order; says whether there was something to write. Who left no address, and whose
 * visit is over, is written nothing.
 */
export async function notifyClient(context: NotifyContext, change: Change): Promise<boolean> {
  const { after } = change;
  const purpose = purposeOf(change);
  if (context.isQuiet === true || after === null || purpose === undefined) return false;
  if (after['email'] === null && after['phone'] === null) return false;
  if (new Date(String(after['ends_at'])) <= context.now) return false;
  const hasNewPin = change.before !== null && change.before['pin'] !== after['pin'];
  await writeOfOrder({ ...context, hasNewPin }, after.id, purpose);
  return true;
}

/** What the change is to the client. An order that is deleted, and one that comes back, is an office correcting itself. */
function purposeOf({ before, after }: Change): TemplatePurpose | undefined {
  if (after === null) return undefined;
  if (before === null) return after.version === 1 ? begun[String(after['state'])] : undefined;
  return changePurpose(before, after);
}

const begun: Readonly<Record<string, TemplatePurpose>> = { confirmed: 'created', unconfirmed: 'confirm_request' };
