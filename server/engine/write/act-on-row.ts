import { refuse } from '../../../contract/basics/refusal.ts';
import { findEarliestInstant, findLatestInstant, hinderingField, isIdle, takenFields } from '../../../contract/derive/actions.ts';
import { checkDraft } from '../../../contract/derive/check-draft.ts';
import { compareValues } from '../../../contract/derive/difference.ts';
import type { WholeRow } from '../../db/rows/present.ts';
import type { Values, WriteContext } from '../../db/rows/write/write-context.ts';
import { updateRecorded } from '../../db/rows/write/write-statement.ts';
import type { Entities } from './hooks.ts';
import { lockedRow, reasonAgainst, refuseJudged, refuseOtherVersion, refuseProblems, withViolations } from './write-row.ts';

export type Acting = { readonly action: string; readonly draft: Values };

/** Does a declared action to the row at the version that was seen: from an allowed state, checked and recorded as an edit. */
export async function actOnRow(
  context: WriteContext,
  at: { readonly id: number; readonly version: number },
  { action, draft }: Acting,
  entities: Entities,
): Promise<WholeRow> {
  const { resource, now } = context;
  const work = entities.workOf(resource.name, action);
  if (work === undefined) throw refuse('unknown_address');
  const row = await lockedRow(context, at.id);
  refuseOtherVersion(row, at);
  const hindering = hinderingField(resource, action, row);
  if (hindering !== undefined) throw refuse('wrong_state', { at: hindering, ...foundAs(resource, action, row, hindering) });
  const from = findEarliestInstant(resource, action, row, now);
  if (from !== undefined) throw refuse('too_early', { details: { from } });
  const taken = { ...resource, fields: takenFields(resource, action) };
  const { values, problems } = checkDraft(taken, draft, { now, partial: true, current: row });
  refuseProblems(problems);
  const written = { ...values, ...(await work(context, row, values)) };
  // What the work has against the action says more than the time.
  const until = findLatestInstant(resource, action, row);
  if (until !== undefined && until < now) throw refuse('too_late', { details: { until: until.toISOString() } });
  const changes = compareValues(resource, row, written);
  // What it did in addition to the row, to its live values, is read again.
  if (Object.keys(changes).length === 0) return lockedRow(context, at.id);
  await refuseJudged(context, { before: row, after: { ...row, ...written } }, entities);
  await entities.hooksOf(resource.name).beforeEdit?.(context, row, written);
  const after = await withViolations(resource, () => updateRecorded(context, row, { values: written, changes, lookup: entities.find }));
  if (after === undefined) throw await reasonAgainst(context, written, { ...row, ...written }, entities);
  await entities.hooksOf(resource.name).settle?.(context, { before: row, after });
  return after;
}

/** What to say of the row that the action cannot be done to. */
function foundAs(resource: WriteContext['resource'], action: string, row: WholeRow, field: string) {
  const value = row[field];
  return typeof value === 'string' ? { found: { entity: resource.name, field, value, isIdle: isIdle(resource, action, row) } } : {};
}
