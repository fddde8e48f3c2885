import { type JSX, type ReactNode, type RefObject, Suspense, useContext, useEffect, useRef, useState } from 'react';
import { isDoneAtOnce } from '../../../../contract/derive/actions.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { MenuButton } from '../../../ui/button/menu-button.tsx';
import { MenuItem } from '../../../ui/button/menu-item.tsx';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import type { Additions } from '../../core/additions/additions.ts';
import { useFromClock } from '../../core/clock.ts';
import { useMay } from '../../core/gate.tsx';
import type { Row } from '../../core/row.ts';
import { useNarrow } from '../../core/use-narrow.ts';
import { useNotify } from '../../core/use-notify.ts';
import { useWords } from '../../core/words.ts';
import { RecordPlaceContext } from '../record-context/record-place.ts';
import { actionLabel } from './action-words.ts';
import { DeletionDialog } from './deletion-dialog.tsx';
import { isDueToday } from './due-today.ts';
import { isOffered } from './offered-actions.ts';
import { useAct } from './use-act.ts';

const ActionDialog = lazyPart(
  async () => (await import('./action-dialog.tsx')).ActionDialog,
  ({ onClose }) => onClose(),
);

/** At most so many are shown side by side; more of them would move the main action away from its place, and are in the menu. */
const mostSideBySide = 2;

type RecordActionsProps = {
  readonly resource: AnyResource;
  readonly additions: Additions;
  readonly record: Row;
  /** Something typed is not saved: an action would change the record under it. */
  readonly isDirty: boolean;
  /** Where there is nothing left but the list. */
  readonly up: string;
  readonly lets: RefObject<boolean>;
  /** The main action of the page. */
  readonly children?: ReactNode;
};

type Asked =
  | { readonly is: 'action'; readonly name: string }
  | { readonly is: 'own'; readonly place: number }
  | { readonly is: 'deletion' };

/** What can be done with the record in its state: usual actions next to the main one, what is dangerous in the menu at the end. */
export function RecordActions({ resource, additions, record, isDirty, up, lets, children }: RecordActionsProps): JSX.Element {
  const words = useWords();
  const notify = useNotify();
  const mayDelete = useMay(resource, 'delete') && resource.singleton !== true;
  // A form within another page, of an entity without actions, can only be deleted: a menu for that is not needed.
  const isInDrawer = useContext(RecordPlaceContext) !== null;
  const [asked, setAsked] = useState<Asked>();
  const { act } = useAct(resource);
  useFocusKept();
  const { MainTools, Tools, menu = [] } = additions.recordSlots ?? {};
  const offered = useOfferedActions(resource, record);
  const isNarrow = useNarrow();
  const isCrowded = offered.length + (Tools === undefined ? 0 : 1) > (isNarrow ? 1 : mostSideBySide);
  const usual = offered.filter((action) => !isCrowded || resource.actions?.[action]?.usual === true);
  const due = useDueActions(resource, record, usual);
  // A phone has one row for them: what is due now has a button there, the rest is in the menu.
  const buttons = isNarrow && isCrowded ? [...due, ...usual].slice(0, 1) : usual;
  const isPlain = isInDrawer && resource.actions === undefined && menu.length === 0;
  const waiting = offered.filter((action) => !buttons.includes(action));
  const ask = (name: string): void => {
    if (isDirty) notify(words.bulk.unsavedFirst, 'info');
    else if (!isDoneAtOnce(resource, name)) setAsked({ is: 'action', name });
    else void actAtOnce(name);
  };
  const actAtOnce = async (name: string): Promise<void> => {
    const refusal = await act(name, record, {});
    if (refusal !== undefined) notify(refusal.message, 'error');
  };
  const close = (): void => setAsked(undefined);
  const tool = { record, isDirty };
  const Own = asked?.is === 'own' ? menu[asked.place]?.Dialog : undefined;
  const buttonOf = (action: string): JSX.Element => (
    <Button key={action} aria-haspopup={isDoneAtOnce(resource, action) ? undefined : 'dialog'} onClick={() => ask(action)}>
      {actionLabel(words, resource, action)}
    </Button>
  );
  return (
    <>
      {due.filter((action) => buttons.includes(action)).map(buttonOf)}
      <Suspense fallback={null}>{MainTools === undefined ? null : <MainTools {...tool} className={buttonClass('secondary')} />}</Suspense>
      <Suspense fallback={null}>
        {Tools === undefined || isCrowded ? null : <Tools {...tool} className={buttonClass('secondary')} />}
      </Suspense>
      {buttons.filter((action) => !due.includes(action)).map(buttonOf)}
      {isPlain && mayDelete ? (
        <Button tone="plain" icon="trash" aria-haspopup="dialog" onClick={() => setAsked({ is: 'deletion' })}>
          {words.form.delete}
        </Button>
      ) : null}
      {children}
      {!isPlain && (isCrowded || mayDelete || menu.length > 0) ? (
        <MenuButton label={words.form.moreActions} icon="more" iconOnly={isNarrow && isCrowded}>
          {(closeMenu) => (
            <>
              {isCrowded ? (
                <div className="menu-group">
                  {Tools === undefined ? null : <Tools {...tool} className="menu-item" />}
                  {waiting.map((action) => (
                    <Item key={action} closeMenu={closeMenu} onPress={() => ask(action)}>
                      {actionLabel(words, resource, action)}
                    </Item>
                  ))}
                </div>
              ) : null}
              <div className="menu-group">
                {menu.map(({ label }, place) => (
                  <Item key={label(words, record)} closeMenu={closeMenu} onPress={() => setAsked({ is: 'own', place })}>
                    {label(words, record)}
                  </Item>
                ))}
                {mayDelete ? (
                  <Item closeMenu={closeMenu} onPress={() => setAsked({ is: 'deletion' })}>
                    {words.form.delete}
                  </Item>
                ) : null}
              </div>
            </>
          )}
        </MenuButton>
      ) : null}
      {asked?.is === 'deletion' ? <DeletionDialog {...{ resource, additions, record, up, lets }} onClose={close} /> : null}
      <Suspense fallback={null}>
        {asked?.is === 'action' ? <ActionDialog {...{ resource, additions, record }} action={asked.name} onClose={close} /> : null}
        {Own === undefined ? null : <Own record={record} onClose={close} />}
      </Suspense>
    </>
  );
}

type ItemProps = { readonly closeMenu: () => void; readonly onPress: () => void; readonly children: string };

/** Closes the menu before it opens a dialog, so that the focus has a place to come back to. */
function Item({ closeMenu, onPress, children }: ItemProps): JSX.Element {
  return (
    <MenuItem
      aria-haspopup="dialog"
      onClick={() => {
        closeMenu();
        onPress();
      }}
    >
      {children}
    </MenuItem>
  );
}

/**
 * What had the focus may go with the state that an action led out of, such as its own button: the heading of the record gets it then.
 * Looked at after each render: the record comes again some time after the question is closed.
 */
function useFocusKept(): void {
  const held = useRef<Element>(undefined);
  useEffect(() => {
    const isLost = held.current?.isConnected === false && document.activeElement === document.body;
    if (isLost) [...document.querySelectorAll<HTMLElement>('h1[tabindex], .side-drawer h2[tabindex]')].at(-1)?.focus();
    held.current = document.activeElement ?? undefined;
  });
}

/** The declared actions that the state of the record lets now, in the order of the declaration. */
function useOfferedActions(resource: AnyResource, record: Row): readonly string[] {
  const actions = Object.keys(resource.actions ?? {});
  const names = useFromClock((now) => actions.filter((action) => isOffered(resource, action, record, now)).join(' ')).split(' ');
  return actions.filter((action) => names.includes(action));
}

/** Those of the actions that wait for a day which is today, in their order: the reason why the record is opened. */
function useDueActions(resource: AnyResource, record: Row, actions: readonly string[]): readonly string[] {
  const names = useFromClock((now) => actions.filter((action) => isDueToday(resource, action, record, now)).join(' ')).split(' ');
  return actions.filter((action) => names.includes(action));
}
