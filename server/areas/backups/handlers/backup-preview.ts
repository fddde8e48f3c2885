import { may } from '../../../../contract/basics/access.ts';
import { type Refusal, refuse } from '../../../../contract/basics/refusal.ts';
import type { Changes } from '../../../../contract/derive/difference.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { Language } from '../../../../contract/messages/index.ts';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import { errorAnswer } from '../../../answers/error-answer.ts';
import type { Values } from '../../../db/rows/write/write-context.ts';
import type { AnswerOf, SignedCallOf } from '../../../engine/call/call.ts';
import type { ResourceTools } from '../../../engine/rows/resource-tools.ts';
import { asIfWritten } from '../../../engine/rows/write-transaction.ts';
import { openBackup } from '../store-backups/backup-file.ts';
import { readContent } from '../store-backups/keep-backup.ts';
import { applyBackup, type Outcome } from '../store-backups/restore/apply-backup.ts';
import { backupSeen, demandWhole } from './backup-rights.ts';

/** What the restore would do: it is really done and then undone, so that nothing is foreseen otherwise than it would happen. */
export async function answerPreview(tools: ResourceTools, call: SignedCallOf<'backups.preview'>): Promise<AnswerOf<'backups.preview'>> {
  const row = await backupSeen(tools, call);
  demandWhole(tools, call.session.user);
  if (!may(call.session.user, stores, 'edit')) throw refuse('forbidden');
  const storeId = Number(row['store_id']);
  const content = await openBackup(tools.db, await readContent(tools.db, row.id), storeId);
  return asIfWritten(stores, tools, call, async (context) => {
    const outcome = await applyBackup(context, { storeId, content, entities: tools.entities });
    return { status: 200, body: presentOutcome(outcome, call.language) };
  });
}

/** What bringing a store back would do, as the API says it. */
function presentOutcome({ records, left, refusals, fingerprint }: Outcome, language: Language): AnswerOf<'backups.preview'>['body'] {
  const changesOf = (step: Outcome['records'][number]): Changes => (step.action === 'create' ? {} : step.changes);
  const said = (refusal: Refusal) => textOf(refusal, language);
  return {
    seen: fingerprint,
    records: records.map((step) => ({
      entity: step.resource.name,
      id: step.id,
      name: nameOf(step.resource, 'row' in step ? step.row : step.wanted),
      action: step.action,
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
