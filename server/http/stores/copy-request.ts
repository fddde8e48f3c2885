import { storesAtOnce } from '../../../contract/basics/limits.ts';
import { Refusal, refuseValues } from '../../../contract/basics/refusal.ts';
import { errorAnswer } from '../../answers/error-answer.ts';
import type { SignedCall } from '../call/call.ts';
import { asIfWritten, inWriteTransaction } from '../rows/write-transaction.ts';

type Body = Readonly<Record<string, unknown>>;

/** The stores that something is copied to, each once. */
export function storeIdsIn({ store_ids: given }: Body): readonly number[] {
  if (!Array.isArray(given) || given.length === 0) throw refuseValues({ store_ids: { code: 'required' } });
  if (given.length > storesAtOnce) throw refuseValues({ store_ids: { code: 'too_many', details: { max: storesAtOnce } } });
  return [...new Set(given.map(identifier))];
}

/** What previews gave of the stores that are copied to; null where nobody looked. */
export function seenIn({ seen }: Body): ReadonlySet<string> | null {
  if (seen === undefined) return null;
  if (!Array.isArray(seen)) throw refuseValues({ seen: { code: 'wrong_type' } });
  return new Set(
    seen.map((one) => {
      if (typeof one !== 'string') throw refuseValues({ seen: { code: 'wrong_type' } });
      return one;
    }),
  );
}

/** How the copy is done: really, or only to tell what would become of it. */
export function runOf({ dry_run: isDryRun = false }: Body): typeof inWriteTransaction {
  if (typeof isDryRun !== 'boolean') throw refuseValues({ dry_run: { code: 'wrong_type' } });
  return isDryRun ? asIfWritten : inWriteTransaction;
}

/** A refusal says its reason at the field that it stands at. */
export function resultTold(each: Body, { language, requestId }: SignedCall): unknown {
  const { result, ...rest } = each;
  if (!(result instanceof Refusal)) return each;
  const { message, errors } = errorAnswer(result, language, requestId).body;
  return { ...rest, result: 'refused', message: Object.values(errors ?? {})[0] ?? message };
}

function identifier(value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > 2_147_483_647) {
    throw refuseValues({ store_ids: { code: 'unknown_reference' } });
  }
  return value;
}
