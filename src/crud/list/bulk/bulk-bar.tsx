import { type JSX, Suspense, useRef, useState } from 'react';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { IconName } from '../../../ui/icon/generated/icon-name.ts';
import type { Additions } from '../../core/additions/additions.ts';
import { useFromClock } from '../../core/clock.ts';
import { idOf, type Row } from '../../core/row.ts';
import { useWords } from '../../core/words.ts';
import { bulkLabel } from '../../record/actions/action-words.ts';
import { mayActOnAny } from '../../record/actions/offered-actions.ts';
import type { Selection } from '../state/use-selection.ts';
import './bulk-bar.css';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';

const BulkDialog = lazyPart(
  async () => (await import('./bulk-dialog.tsx')).BulkDialog,
  ({ onClose }) => onClose(),
);

const icons: Readonly<Record<string, IconName | undefined>> = { update: 'edit', delete: 'trash', restore: 'undo' };

/** An action that an entity declares has no icon: a tick on a button that cancels would mislead. */
function iconOf(action: string): { readonly icon?: IconName } {
  const icon = icons[action];
  return icon === undefined ? {} : { icon };
}

type BulkBarProps = {
  readonly resource: AnyResource;
  readonly additions: Additions;
  readonly actions: readonly string[];
  readonly selection: Selection;
  /** Rows in sight; others may be selected too. */
  readonly rows: readonly Row[];
  /** How many rows the filters find, and the filters themselves: for everything at once. */
  readonly total: number;
  /** They are more than that. */
  readonly isMore: boolean;
  readonly filter: Row;
  /** Called once something was done and the selection is let go. */
  readonly onDone: () => void;
};

/** How many rows are selected and what can be done with them. Its place stays while nothing is, so that the count is read out. */
export function BulkBar({
  resource,
  additions,
  actions,
  selection,
  rows: inSight,
  total,
  isMore,
  filter,
  onDone,
}: BulkBarProps): JSX.Element {
  const words = useWords();
  const { noun } = words.labelsOf(resource);
  const [asked, setAsked] = useState<string>();
  // Kept aside: the dialog says that it is done and closes in one go.
  const isDone = useRef(false);
  const { ids, count, isEverything, page } = selection;
  const Tools = additions.listSlots?.SelectionTools;
  const rows = isEverything ? { filter } : { ids };
  const chosen = isEverything ? [undefined] : ids.map((id) => inSight.find((row) => idOf(row) === id));
  const offeredNames = useFromClock((now) => actions.filter((action) => mayActOnAny(resource, action, chosen, now)).join(' '));
  const offered = actions.filter((action) => offeredNames.split(' ').includes(action));
  const selected = isEverything && isMore ? words.list.moreThan(words.grammar.count(noun, count)) : words.grammar.selected(noun, count);
  const close = (): void => {
    setAsked(undefined);
    if (!isDone.current) return;
    isDone.current = false;
    selection.clear();
    // After the dialog has gone and given the focus back to the button that goes too.
    setTimeout(onDone);
  };
  return (
    <>
      <p className="visually-hidden" role="status">
        {count === 0 ? '' : selected}
      </p>
      {count === 0 ? null : (
        <section className="bulk-bar" aria-label={words.bulk.region}>
          <p className="bulk-bar__count">{selected}</p>
          {page === 'all' && !isEverything && total > count ? (
            <Button tone="plain" onClick={selection.selectEverything}>
              {isMore ? words.list.selectAllFound : words.bulk.selectFound(total)}
            </Button>
          ) : null}
          <Button tone="plain" icon="close" onClick={selection.clear}>
            {words.list.unselect}
          </Button>
          <div className="bulk-bar__actions">
            {offered.map((action) => (
              <Button key={action} {...iconOf(action)} aria-haspopup="dialog" onClick={() => setAsked(action)}>
                {bulkLabel(words, resource, action)}
              </Button>
            ))}
            {Tools === undefined || actions.includes('restore') ? null : (
              <Suspense fallback={null}>
                <Tools rows={rows} count={count} />
              </Suspense>
            )}
          </div>
        </section>
      )}
      {asked === undefined ? null : (
        <Suspense fallback={null}>
          <BulkDialog
            {...{ resource, additions, count }}
            action={asked}
            rows={rows}
            onClose={close}
            onDone={() => {
              isDone.current = true;
            }}
          />
        </Suspense>
      )}
    </>
  );
}
