import { type JSX, useState } from 'react';
import { fieldsTogether, valuesToRevert } from '../../../../contract/derive/revert.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { FieldChange } from '../../../ui/history/changes-table.tsx';
import type { Additions } from '../../core/additions/additions.ts';
import { useAccess } from '../../core/additions/use-access.ts';
import { useMay } from '../../core/gate.tsx';
import { isRow, type Row } from '../../core/row.ts';
import { useWords } from '../../core/words.ts';
import { fieldChanges } from '../../fields/cells/field-changes.ts';
import { useRecordFormWords } from '../record-context/record-form-words.ts';
import { RevertDialog } from './revert-dialog.tsx';

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
  const { revert: said } = useRecordFormWords();
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
      const before = Object.fromEntries(names.map((name) => [name, { before: values[name], after: record[name] ?? null }]));
      // With the record, by which its private files are read.
      const changes = fieldChanges(words, resource, before, record);
      const called = changes.map(({ label }) => label).join(', ');
      const label = names.length > 1 ? said.many : said.one;
      const revert = {
        label,
        of: said.of(label, called, version),
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
