import { type JSX, useState } from 'react';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ConflictTable, type Side } from '../../../ui/form/conflict-table.tsx';
import type { Additions } from '../../core/additions/additions.ts';
import type { Row } from '../../core/row.ts';
import { fieldLabel, useWords } from '../../core/words.ts';
import { renderValue } from '../../fields/cells/shows.tsx';
import { isSame, writableFields } from '../draft/draft.ts';
import { useRecordFormWords } from '../record-context/record-form-words.ts';
import { useSavedBy } from './use-saved-by.ts';

type ConflictDialogProps = {
  readonly resource: AnyResource;
  readonly additions: Additions;
  /** What the form started with, what was typed over it, and what someone else saved meanwhile. */
  readonly base: Row;
  readonly mine: Row;
  readonly theirs: Row;
  readonly onClose: () => void;
  /** Called with the values to save over theirs. */
  readonly onSettle: (chosen: Row) => void;
};

/** Someone else saved the record first: shows both versions field by field and lets a person choose. Closing loses nothing. */
export function ConflictDialog({ resource, additions, base, mine, theirs, onClose, onSettle }: ConflictDialogProps): JSX.Element {
  const words = useWords();
  const { close } = words.form;
  const conflict = { ...words.form.conflict, ...useRecordFormWords().conflict };
  const minesOf = (name: string): unknown => (Object.hasOwn(mine, name) ? mine[name] : base[name]);
  const savedBy = useSavedBy(resource, theirs);
  const names = writableFields(resource).flatMap(([name]) => (isSame(minesOf(name), theirs[name]) ? [] : [name]));
  const [together] = useState(() => mergesOf({ additions, names, base, mine, theirs }));
  // What only they changed is theirs, what I changed is mine, what both changed side by side is both, until someone says otherwise.
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>(() =>
    Object.fromEntries(names.map((name) => [name, together.has(name) ? 'both' : Object.hasOwn(mine, name) ? 'mine' : 'theirs'])),
  );
  const all = (side: 'mine' | 'theirs'): void => setSides(Object.fromEntries(names.map((name) => [name, side])));
  const show = (name: string, row: Row, value: unknown) => {
    const field = fieldOf(resource, name);
    return field === undefined ? null : renderValue(field, { resource, additions, words, row, name, value });
  };
  const actions = (
    <>
      <Button onClick={onClose}>{conflict.cancel}</Button>
      <Button
        tone="primary"
        onClick={() =>
          onSettle(
            Object.fromEntries(
              names.flatMap((name) =>
                sides[name] === 'theirs' ? [] : [[name, sides[name] === 'both' ? together.get(name) : minesOf(name)]],
              ),
            ),
          )
        }
      >
        {conflict.save}
      </Button>
    </>
  );
  return (
    <Dialog wide title={conflict.title} closeLabel={close} onClose={onClose} actions={actions}>
      <p>{conflict.text}</p>
      <p className="quiet">{savedBy}</p>
      <ConflictTable
        words={conflict}
        rows={names.map((name) => ({
          name,
          label: fieldLabel(words, resource, name),
          mine: show(name, base, minesOf(name)),
          theirs: show(name, theirs, theirs[name]),
          ...(together.has(name) && { both: show(name, theirs, together.get(name)) }),
          side: sides[name] ?? 'theirs',
        }))}
        onSide={(name, side) => setSides({ ...sides, [name]: side })}
        onAll={all}
      />
    </Dialog>
  );
}

type Merging = Pick<ConflictDialogProps, 'additions' | 'base' | 'mine' | 'theirs'> & { readonly names: readonly string[] };

/** Fields that both changed, with what the two changes make together. */
function mergesOf({ additions, names, base, mine, theirs }: Merging): ReadonlyMap<string, unknown> {
  const merged = names.map((name) => {
    const versions = { base: base[name], mine: mine[name], theirs: theirs[name] };
    return [name, Object.hasOwn(mine, name) ? additions.fields?.[name]?.merge?.(versions) : undefined] as const;
  });
  return new Map(merged.filter(([, value]) => value !== undefined));
}
