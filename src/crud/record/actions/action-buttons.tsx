import { type JSX, Suspense, useState } from 'react';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { MenuButton } from '../../../ui/button/menu-button.tsx';
import { MenuItem } from '../../../ui/button/menu-item.tsx';
import { part } from '../../../ui/page/part.tsx';
import type { Additions } from '../../vocabulary/additions.ts';
import { useFromClock } from '../../vocabulary/clock.ts';
import type { Row } from '../../vocabulary/row.ts';
import { useTell } from '../../vocabulary/use-tell.ts';
import { useWords } from '../../vocabulary/words.ts';
import { actionLabel, isOffered } from './bulk-actions.ts';

const ActionDialog = part(
  async () => (await import('./action-dialog.tsx')).ActionDialog,
  ({ onClose }) => onClose(),
);

/** So many stand side by side; more of them would push the main action away from its place, and wait under one button. */
const mostSideBySide = 2;

type ActionButtonsProps = {
  readonly resource: AnyResource;
  readonly additions: Additions;
  readonly record: Row;
  /** Something typed is not saved: an action would change the record under it. */
  readonly isDirty: boolean;
};

/** What can be done with the record in its state besides saving and deleting it. */
export function ActionButtons({ resource, additions, record, isDirty }: ActionButtonsProps): JSX.Element {
  const words = useWords();
  const tell = useTell();
  const [asked, setAsked] = useState<string>();
  const { RecordTools: Tools } = additions;
  const actions = Object.keys(resource.actions ?? {});
  const offeredNames = useFromClock((now) => actions.filter((action) => isOffered(resource, action, record, now)).join(' '));
  const offered = actions.filter((action) => offeredNames.split(' ').includes(action));
  const label = (action: string): string => actionLabel(words, resource, action);
  const ask = (action: string): void => {
    if (isDirty) tell(words.bulk.unsavedFirst, 'info');
    else setAsked(action);
  };
  const isCrowded = offered.length + (Tools === undefined ? 0 : 1) > mostSideBySide;
  const beside = offered.filter((action) => !isCrowded || resource.actions?.[action]?.usual === true);
  const waiting = offered.filter((action) => !beside.includes(action));
  return (
    <>
      {isCrowded || Tools === undefined ? null : <Tools record={record} className={buttonClass('secondary')} />}
      {beside.map((action) => (
        <Button key={action} aria-haspopup="dialog" onClick={() => ask(action)}>
          {label(action)}
        </Button>
      ))}
      {isCrowded ? (
        <MenuButton label={words.form.moreActions} icon="more" opensTo="start">
          {(close) => (
            <>
              {Tools === undefined ? null : <Tools record={record} className="menu-item" />}
              {waiting.map((action) => (
                <MenuItem
                  key={action}
                  aria-haspopup="dialog"
                  onClick={() => {
                    close();
                    ask(action);
                  }}
                >
                  {label(action)}
                </MenuItem>
              ))}
            </>
          )}
        </MenuButton>
      ) : null}
      {asked === undefined ? null : (
        <Suspense fallback={null}>
          <ActionDialog {...{ resource, additions, record }} action={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  );
}
