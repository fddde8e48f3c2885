import type { JSX, ReactNode } from 'react';
import { fieldOf, isPersonal } from '../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { capitalise } from '../../../contract/messages/basics/grammar.ts';
import { audit as czech } from '../../../contract/messages/cs/console/settings/audit.ts';
import { audit as english } from '../../../contract/messages/en/console/settings/audit.ts';
import type { Additions } from '../../crud/core/additions/additions.ts';
import type { CellValue } from '../../crud/core/field-props.ts';
import { isResourceName, resourceNamed } from '../../crud/core/named.ts';
import { isRow } from '../../crud/core/row.ts';
import { fieldLabel, type Words } from '../../crud/core/words.ts';
import { fieldChanges } from '../../crud/fields/cells/field-changes.tsx';
import { ReferenceName } from '../../crud/fields/references/reference-name.tsx';
import { ChangesTable } from '../../ui/history/changes-table.tsx';
import { countsText } from './counts-text.ts';

/** An entity by its noun, what only the server keeps by its word. A name that no one knows, such as one of an older version, stays as it was written. */
function entityName({ value, words }: CellValue): string {
  const name = String(value);
  if (isResourceName(name)) return capitalise(words.labelsOf({ name }).noun.one);
  const { records } = auditWords(words);
  return new Map<string, string>(Object.entries(records)).get(name) ?? name;
}

function entityOf({ row }: CellValue): AnyResource | undefined {
  const name = String(row['resource']);
  return isResourceName(name) ? resourceNamed(name) : undefined;
}

/** A record by its name, as long as it is; one that is gone, or of an entity that is not known, by its number. */
function recordName(context: CellValue): ReactNode {
  const { value, words, isInLink = false } = context;
  const entity = entityOf(context);
  if (entity === undefined) return `#${String(value)}`;
  if (entity.singleton === true) return words.labelsOf(entity).page;
  return <ReferenceName target={entity.name} id={Number(value)} plain={isInLink} />;
}

/** In a list there is room for the names of what changed. */
function changedFields(context: CellValue): string {
  const entity = entityOf(context);
  if (isErasure(context)) return erasedText(context);
  const names = Object.keys(isRow(context.value) ? context.value : {});
  const parts = new Map<string, string>(Object.entries(auditWords(context.words).parts));
  const labels =
    entity === undefined ? names.map((name) => parts.get(name) ?? name) : names.map((name) => fieldLabel(context.words, entity, name));
  return labels.length === 0 ? context.words.form.empty : labels.join(', ');
}

const isErasure = ({ row }: CellValue): boolean => row['resource'] === 'erasures';

/** How much was erased; no one can say of which person. */
function erasedText({ value, words }: CellValue): string {
  const counted = Object.entries(isRow(value) ? value : {}).flatMap(([kind, count]) => (typeof count === 'number' ? [[kind, count]] : []));
  return countsText(auditWords(words).kinds, words.language, Object.fromEntries(counted)) || words.form.empty;
}

function Changes(context: CellValue): JSX.Element {
  const { value, words } = context;
  if (isErasure(context)) return <>{erasedText(context)}</>;
  const entity = entityOf(context);
  const changes = entity === undefined ? [] : fieldChanges(words, entity, withoutDigests(entity, value), undefined);
  if (changes.length === 0) return <>{words.form.empty}</>;
  return <ChangesTable changes={changes} words={words.form.history} />;
}

/** Of a personal value the log keeps a digest, which reports a person nothing. */
function withoutDigests(entity: AnyResource, recorded: unknown): unknown {
  if (!isRow(recorded)) return recorded;
  return Object.fromEntries(
    Object.entries(recorded).map(([name, change]) => {
      const field = fieldOf(entity, name);
      return [name, field !== undefined && isPersonal(field) ? {} : change];
    }),
  );
}

const showChanges = (context: CellValue): ReactNode => <Changes {...context} />;

/** What someone may have tried who should not; everything else is work. */
const tones = { sign_in_failed: 'warning', second_factor_failed: 'warning', token_reused: 'danger', account_blocked: 'danger' } as const;

export const additions: Additions = {
  fields: {
    action: { tones },
    resource: { cell: entityName },
    record_id: { cell: recordName },
    changes: { cell: changedFields, show: showChanges },
  },
};

/** Words of the log alone: they are fetched with it. */
function auditWords({ language }: Pick<Words, 'language'>): typeof czech | typeof english {
  return language === 'en' ? english : czech;
}
