import { Refusal } from '../../../../contract/basics/refusal.ts';
import { errorAnswer } from '../../../answers/error-answer.ts';
import type { SignedCall } from '../../../engine/call/call.ts';
import { asIfWritten, inWriteTransaction } from '../../../engine/rows/write-transaction.ts';

/** What previews gave of what is copied to; null where nothing was looked at. A preview that was refused gave nothing. */
export function parseSeen(given: readonly (string | null)[] | null): ReadonlySet<string> | null {
  return given === null ? null : new Set(given.filter((one) => one !== null));
}

/** How the copy is done: really, or only to tell what would become of it. */
export function chooseCopyRun(isDryRun: boolean): typeof inWriteTransaction {
  return isDryRun ? asIfWritten : inWriteTransaction;
}

/** A refusal says its reason at the field that it is at. */
export function copyResult<R extends string>(
  result: R | Refusal,
  { language, requestId }: Pick<SignedCall, 'language' | 'requestId'>,
): { readonly result: R | 'refused'; readonly message?: string } {
  if (!(result instanceof Refusal)) return { result };
  const { message, errors } = errorAnswer(result, language, requestId).body;
  return { result: 'refused', message: Object.values(errors ?? {})[0] ?? message };
}
