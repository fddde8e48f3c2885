import type { Refusal } from '../../../../contract/basics/refusal.ts';
import type { Changes } from '../../../../contract/derive/difference.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { Language } from '../../../../contract/messages/index.ts';
import { errorAnswer } from '../../../answers/error-answer.ts';
import type { Values } from '../../../db/rows/write/writing.ts';
import type { AnswerOf } from '../../../engine/call/call.ts';
import type { Outcome } from '../store-backups/restore/apply-backup.ts';

/** What bringing a store back would do, as the API says it. */
export function presentOutcome({ records, left, refusals, fingerprint }: Outcome, language: Language): AnswerOf<'backups.preview'>['body'] {
  const changesOf = (step: Outcome['records'][number]): Changes => (step.deed === 'create' ? {} : step.changes);
  const said = (refusal: Refusal) => textOf(refusal, language);
  return {
    seen: fingerprint,
    records: records.map((step) => ({
      entity: step.resource.name,
      id: step.id,
      name: nameOf(step.resource, 'row' in step ? step.row : step.wanted),
      deed: step.deed,
      changes: Object.entries(changesOf(step)).map(([field, change]) => ({ field, ...change })),
      problem: step.refusal === null ? null : said(step.refusal),
    })),
    left: left.map(({ resource, row }) => ({ entity: resource.name, id: row.id, name: nameOf(resource, row) })),
    problems: refusals.map(said),
  };
}

function nameOf({ represent }: AnyResource, row: Values): string {
  return String(row[represent] ?? row['id']);
}

/** The refusal in words; of a form the words at its fields, which say more. */
function textOf(refusal: Refusal, language: Language): string {
  const { message, errors } = errorAnswer(refusal, language, '').body;
  const atFields = Object.values(errors ?? {});
  return refusal.code === 'invalid' && atFields.length > 0 ? atFields.join(' ') : message;
}
