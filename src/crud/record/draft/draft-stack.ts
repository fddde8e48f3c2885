import type { AnyResource } from '../../../../contract/kit/index.ts';
import { preferenceLimits } from '../../../../contract/rules/accounts/preferences.ts';
import { isRow, type Row, textOf } from '../../core/row.ts';
import { findDraftChanges, keepable, startDraft, writableFields } from './draft.ts';

/** What someone typed and did not save, the last time that they were here. `mark` reports drafts of new records apart. */
export type KeptDraft = { readonly at: string; readonly version: unknown; readonly values: Row; readonly mark: string };

/** Longer ones are left to the question that is asked before leaving; room is left for the frame around the values. */
const longest = preferenceLimits.bytesOfOne - 256;
/** Of new records that were interrupted; the oldest one gives way. */
const most = 4;

/** distinguishes one draft from the others. It needs no strength, and `randomUUID` is missing where the console is read over http. */
export const newMark = (): string => Math.random().toString(36).slice(2);

/** The kept drafts, the newest first, without what the declaration no longer has and what is so by now. */
export function parseDrafts(resource: AnyResource, kept: unknown, base: Row | null): readonly KeptDraft[] {
  if (!isRow(kept)) return [];
  const earlier = Array.isArray(kept['earlier']) ? kept['earlier'] : [];
  return [kept, ...earlier].flatMap((one) => {
    if (!isRow(one) || !isRow(one['values'])) return [];
    const values = findDraftChanges(keepable(resource, one['values']), startDraft(resource, base));
    if (Object.keys(values).length === 0) return [];
    return [{ at: textOf(one['at']), version: one['version'] ?? null, values, mark: textOf(one['mark']) }];
  });
}

/** What is kept of the drafts: as many of the newest as there is room for; nothing when there is none. */
export function buildDraftStack(drafts: readonly KeptDraft[]): unknown {
  const [newest, ...earlier] = drafts.filter(fits).slice(0, most);
  if (newest === undefined) return undefined;
  const stack = earlier.length === 0 ? newest : { ...newest, earlier };
  return fits(stack) ? stack : buildDraftStack([newest, ...earlier.slice(0, -1)]);
}

/** What distinguishes the draft of a new record from another one: the first short texts in it, such as a name and a telephone. */
export function describeDraft(resource: AnyResource, { values }: KeptDraft): string {
  const texts = writableFields(resource).flatMap(([name, { kind }]) => {
    const value = kind === 'text' || kind === 'email' || kind === 'phone' ? values[name] : undefined;
    return typeof value === 'string' && value.trim() !== '' && value.length <= 80 ? [value.trim()] : [];
  });
  return texts.slice(0, 3).join(', ');
}

/** Whether one person may keep as much in one preference. */
export const fits = (draft: object): boolean => new TextEncoder().encode(JSON.stringify(draft)).length <= longest;
