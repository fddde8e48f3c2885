import { type JSX, type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { virtualDisplays } from '../../../../contract/resources/devices/virtual-displays.ts';
import { LeaveGuard } from '../../../crud/core/leave-guard.tsx';
import { idOf, type Row } from '../../../crud/core/row.ts';
import { useNotify } from '../../../crud/core/use-notify.ts';
import { type ComparedRow, ConflictDialog } from '../../../kiosk-design/conflict-dialog.tsx';
import { DraftsNotice } from '../../../kiosk-design/drafts/drafts-notice.tsx';
import { useDrafts } from '../../../kiosk-design/drafts/use-drafts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { useDisplayWords } from '../state/display-words.ts';
import type { OpenedDisplay } from '../state/use-display.ts';
import { useSaveDisplay } from '../state/use-save-display.ts';

type HeaderProps<T> = {
  readonly display: OpenedDisplay;
  readonly part: 'display' | 'display_name';
  readonly title: string;
  readonly value: T;
  /** Values of the row that are saved. */
  readonly valuesOf: (value: T) => Row;
  readonly read: (value: unknown) => T | undefined;
  readonly readRow: (row: Row) => T;
  /** How many faults keep it from being saved. */
  readonly faults: number;
  readonly actions?: ReactNode;
  /** What two people made of it, for the dialog of a conflict; without it, that does not compare. */
  readonly compare?: (versions: { readonly base: T; readonly mine: T; readonly theirs: T }) => readonly ComparedRow[];
  readonly onReplace: (value: T) => void;
};

/** Name, whether everything is saved, and saving; a newer version of another user is met here, and what is not saved is kept. */
export function DisplayHeader<T>(props: HeaderProps<T>): JSX.Element {
  const { display, part, title, value, valuesOf, read, readRow, faults, actions, compare, onReplace } = props;
  const said = useDisplayWords();
  const notify = useNotify();
  const { row, save, take } = useSaveDisplay(display.row);
  const [saved, setSaved] = useState(value);
  const [conflict, setConflict] = useState<Row | null>(null);
  const lets = useRef(false);
  const isDirty = JSON.stringify(value) !== JSON.stringify(saved);
  const draft = useDrafts({ touchScreenId: idOf(row), part, design: row, value, isDirty, read, onTake: onReplace });
  const run = async (over?: Row): Promise<void> => {
    const outcome = await save(valuesOf(value), over);
    if (outcome.kind === 'conflict') return setConflict(outcome.current);
    if (outcome.kind === 'refused') return notify(`${said.saveFailed}. ${outcome.message}`, 'error');
    setConflict(null);
    setSaved(value);
    draft.drop();
    notify(said.saved(String(outcome.row['name'])), 'success');
  };
  const takeTheirs = (): void => {
    if (conflict === null) return;
    const theirs = readRow(conflict);
    take(conflict);
    draft.putAside();
    setSaved(theirs);
    onReplace(theirs);
    setConflict(null);
  };
  const canSave = isDirty && faults === 0;
  return (
    <div className="display-editor__head">
      <PageHeader
        title={title}
        above={<Link to="/virtual-displays">{said.back}</Link>}
        description={`${display.storeName} · ${said.size(display.width, display.height)}`}
        actions={
          <>
            <span className="quiet" role="status">
              {isDirty ? (faults > 0 ? said.blocked(faults) : said.unsaved) : said.nothingToSave}
            </span>
            {actions}
            <Button tone="primary" icon="save" aria-disabled={!canSave} onClick={() => (canSave ? run() : undefined)}>
              {said.save}
            </Button>
          </>
        }
      />
      <DraftsNotice found={draft.found} onTake={draft.take} onDiscard={draft.discard} />
      {isDirty ? <LeaveGuard lets={lets} isInside={() => false} onLeave={draft.drop} /> : null}
      {conflict === null ? null : (
        <ConflictDialog
          resource={prefixOf(virtualDisplays)}
          said={said.conflict}
          current={conflict}
          rows={compare?.({ base: saved, mine: value, theirs: readRow(conflict) })}
          onMine={() => void run(conflict)}
          onTheirs={takeTheirs}
          onStay={() => setConflict(null)}
        />
      )}
    </div>
  );
}
