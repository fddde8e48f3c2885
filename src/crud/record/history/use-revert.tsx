import { type JSX, Suspense, useRef, useState } from 'react';
import { fieldsTogether, valuesToRevert } from '../../../../contract/derive/revert.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { FieldChange } from '../../../ui/history/changes-table.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import type { Additions } from '../../core/additions/additions.ts';
import { useAccess } from '../../core/additions/use-access.ts';
import { useMay } from '../../core/gate.tsx';
import { isRow, type Row } from '../../core/row.ts';
import { useWords } from '../../core/words.ts';
import { fieldChanges } from '../../fields/cells/field-changes.tsx';
import { useSave } from '../draft/use-save.ts';
import { useRecordFormWords } from '../record-context/record-form-words.ts';

type Chosen = { readonly changes: readonly FieldChange[]; readonly values: Row };

type OfRecord = { readonly resource: AnyResource; readonly additions: Additions; readonly record: Row };

type Revert = {
  /** The same change with a way back to the value before it, where there is one. */
  readonly withRevert: (change: FieldChange, entry: Row) => FieldChange;
  /** Where it is asked for; to be put on the screen. */
  readonly dialog: JSX.Element | null;
};

/** Restores the values that fields of a record had before a change. Saving is an ordinary update with the version that was seen. */
export function useRevert({ resource, additions, record }: OfRecord, history: readonly unknown[] = []): Revert {
  const words = useWords();
  const { revert: texts } = useRecordFormWords();
  const mayEdit = useMay(resource, 'edit');
  const { settled = [] } = useAccess(resource, additions)(record);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const entries = history.filter(isRow).map(({ version, changes }) => ({ version: Number(version), changes: changesIn(changes) }));
  return {
    withRevert: (change, entry) => {
      const version = Number(entry['version']);
      const values = mayEdit ? valuesToRevert(resource, { name: change.name, version }, entries, record) : {};
      const names = Object.keys(values);
      // What belongs together has one way back in its entry: at the first of it that was changed.
      const [first] = fieldsTogether(resource, change.name).filter((name) => isRow(entry['changes']) && name in entry['changes']);
      if (names.length === 0 || first !== change.name || names.some((name) => settled.includes(name))) return change;
      const back = Object.fromEntries(names.map((name) => [name, { before: record[name] ?? null, after: values[name] }]));
      // With the record, by which its private files are read.
      const changes = fieldChanges(words, resource, back, record);
      const called = changes.map(({ label }) => label).join(', ');
      const label = names.length > 1 ? texts.many : texts.one;
      const revert = {
        label,
        of: texts.of(label, called, version),
        run: () => setChosen({ changes, values }),
      };
      return { ...change, revert };
    },
    dialog: chosen === null ? null : <RevertDialog {...{ resource, additions, record }} {...chosen} onClose={() => setChosen(null)} />,
  };
}

function changesIn(changes: unknown): Readonly<Record<string, Row>> {
  return Object.fromEntries(
    Object.entries(isRow(changes) ? changes : {}).flatMap(([name, change]) => (isRow(change) ? [[name, change]] : [])),
  );
}

type RevertDialogProps = {
  readonly resource: AnyResource;
  readonly additions: Additions;
  readonly record: Row;
  /** What is given back as it is shown, and as it is saved. */
  readonly changes: readonly FieldChange[];
  readonly values: Row;
  readonly onClose: () => void;
};

/** Asks before values of the history are saved again, and shows them. */
function RevertDialog({ resource, additions: { confirmationSlots }, record, changes, values, onClose }: RevertDialogProps): JSX.Element {
  const { form } = useWords();
  const { revert: words } = useRecordFormWords();
  const { save, saving } = useSave(resource);
  const [failure, setFailure] = useState<string>();
  const Note = confirmationSlots?.Revert;
  const isMany = changes.length > 1;
  // The second click of two comes before the button shows that it works.
  const isUnderWay = useRef(false);
  const revert = async (): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const saved = await save({ ...record, ...values }, record);
    isUnderWay.current = false;
    if ('row' in saved) onClose();
    else setFailure(Object.values(saved.refusal.errors).join(' ') || saved.refusal.message);
  };
  return (
    <Dialog
      title={words.title(changes.map(({ label }) => label).join(', '))}
      closeLabel={form.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.back}</Button>
          <Button tone="primary" busy={saving} onClick={() => revert()}>
            {isMany ? words.many : words.one}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      {changes.map(({ name, label, after, parts }) => (
        <div key={name} className="change-lines__value">
          {isMany ? `${label}: ` : null}
          {parts ?? after}
        </div>
      ))}
      {Note === undefined ? null : (
        <Suspense fallback={null}>
          <Note {...{ record, values }} />
        </Suspense>
      )}
      {failure === undefined ? null : (
        <Notice tone="danger" announce="alert">
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}
