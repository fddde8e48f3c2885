import { type JSX, useRef, useState } from 'react';
import { Link } from 'react-router';
import { copyTickets } from '../../../contract/rules/kiosk/ticket/copy-tickets.ts';
import { type KioskTickets, parseTickets } from '../../../contract/rules/kiosk/ticket/tickets.ts';
import { LeaveGuard } from '../../crud/core/leave-guard.tsx';
import { idOf, type Row } from '../../crud/core/row.ts';
import { useNotify } from '../../crud/core/use-notify.ts';
import { usePartWords } from '../../crud/fields/cells/structure-parts.tsx';
import { nameOfService } from '../../kiosk-design/changes/part-changes.ts';
import { compareTickets } from '../../kiosk-design/changes/ticket-parts.ts';
import { ConflictDialog } from '../../kiosk-design/conflict-dialog.tsx';
import { CopyDialog } from '../../kiosk-design/copying/copy-dialog.tsx';
import { DraftsNotice } from '../../kiosk-design/drafts/drafts-notice.tsx';
import { useDrafts } from '../../kiosk-design/drafts/use-drafts.ts';
import { useSaveDesign } from '../../kiosk-design/use-save-design.ts';
import { VersionsDialog } from '../../kiosk-design/versions-dialog.tsx';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { MenuButton } from '../../ui/button/menu-button.tsx';
import { MenuItem } from '../../ui/button/menu-item.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { OneTicket } from './preview/one-ticket.tsx';
import { useTicketWords } from './state/ticket-words.ts';
import type { TicketHistory } from './state/use-ticket-history.ts';
import type { TicketedKiosk } from './state/use-ticketed-kiosk.ts';

type HeaderProps = { readonly kiosk: TicketedKiosk; readonly edited: TicketHistory };

/** Name, whether everything is saved, and saving; a newer version of another user is met here. */
export function TicketHeader({ kiosk, edited }: HeaderProps): JSX.Element {
  const said = useTicketWords();
  const partsSaid = usePartWords();
  const notify = useNotify();
  const { past, present: tickets, future } = edited.history;
  const isTouched = past.length > 0;
  const { design, save, take } = useSaveDesign(kiosk);
  const [saved, setSaved] = useState<KioskTickets | null>(kiosk.tickets === undefined ? null : tickets);
  const [conflict, setConflict] = useState<Row | null>(null);
  const lets = useRef(false);
  const isDirty = saved === null || JSON.stringify(tickets) !== JSON.stringify(saved);
  const draft = useDrafts({
    touchScreenId: idOf(kiosk.screen),
    part: 'tickets',
    design,
    value: tickets,
    isDirty: isDirty && isTouched,
    read: parseTickets,
    onTake: (taken) => edited.change(taken),
  });
  const run = async (over?: Row): Promise<void> => {
    const outcome = await save({ values: { tickets }, name: said.designName, over });
    if (outcome.kind === 'conflict') return setConflict(outcome.current);
    if (outcome.kind === 'refused') return notify(`${said.saveFailed}. ${outcome.message}`, 'error');
    setConflict(null);
    setSaved(tickets);
    draft.drop();
    notify(said.saved(kiosk.name), 'success');
  };
  const takeTheirs = (): void => {
    const theirs = parseTickets(conflict?.['tickets']);
    if (conflict !== null) take(conflict);
    draft.putAside();
    if (theirs !== undefined) {
      edited.change(theirs);
      setSaved(theirs);
    }
    setConflict(null);
  };
  return (
    <div className="ticket-editor__head">
      <PageHeader
        title={said.title(kiosk.name)}
        above={<Link to="/touch-screens">{said.back}</Link>}
        actions={
          <>
            <span className="quiet" role="status">
              {isDirty ? (saved === null && !isTouched ? said.notYet : said.unsaved) : said.nothingToSave}
            </span>
            <IconButton icon="undo" label={said.undo} disabled={past.length === 0} onClick={edited.undo} />
            <IconButton icon="redo" label={said.redo} disabled={future.length === 0} onClick={edited.redo} />
            <TicketMenu {...{ kiosk, design, tickets }} onRestore={(earlier) => edited.change(earlier)} />
            <Button tone="primary" icon="save" aria-disabled={!isDirty} onClick={() => (isDirty ? run() : undefined)}>
              {said.save}
            </Button>
          </>
        }
      />
      <DraftsNotice found={draft.found} onTake={draft.take} onDiscard={draft.discard} />
      {isDirty && isTouched ? <LeaveGuard lets={lets} isInside={() => false} onLeave={draft.drop} /> : null}
      {conflict === null ? null : (
        <ConflictDialog
          said={said.conflict}
          current={conflict}
          rows={compareTickets(
            { said, ...partsSaid, serviceName: nameOfService(kiosk.services) },
            {
              base: parseTickets(design?.['tickets']),
              mine: tickets,
              theirs: parseTickets(conflict['tickets']),
            },
          )}
          onMine={() => run(conflict)}
          onTheirs={takeTheirs}
          onStay={() => setConflict(null)}
        />
      )}
    </div>
  );
}

type MenuProps = {
  readonly kiosk: TicketedKiosk;
  /** As it is stored; undefined before the first save. */
  readonly design: Row | undefined;
  /** As they are in the editor, also where they are not saved. */
  readonly tickets: KioskTickets;
  readonly onRestore: (tickets: KioskTickets) => void;
};

/** What is rarely done with tickets: looking at earlier versions, and copying to other kiosks. */
function TicketMenu({ kiosk, design, tickets, onRestore }: MenuProps): JSX.Element {
  const said = useTicketWords();
  const notify = useNotify();
  const [isOpen, setOpen] = useState<'versions' | 'copying' | null>(null);
  const namesOfOwn = ({ by_service: own }: KioskTickets): string =>
    kiosk.services.flatMap(({ id, name }) => (own[String(id)] === undefined ? [] : [name])).join(', ');
  return (
    <>
      <MenuButton label={said.more} icon="more" iconOnly>
        {(close) =>
          (['versions', 'copying'] as const)
            .filter((one) => one === 'copying' || design !== undefined)
            .map((one) => (
              <MenuItem
                key={one}
                onClick={() => {
                  close();
                  setOpen(one);
                }}
              >
                {one === 'versions' ? said.versions : said.copyTo}
              </MenuItem>
            ))
        }
      </MenuButton>
      {isOpen === 'versions' && design !== undefined ? (
        <VersionsDialog
          said={{ ...said.versionList, loading: said.loading }}
          designId={idOf(design)}
          part="tickets"
          read={parseTickets}
          onClose={() => setOpen(null)}
          onRestore={(earlier) => {
            onRestore(earlier);
            setOpen(null);
            notify(said.versionList.restored, 'info');
          }}
        >
          {(earlier) => (
            <div>
              {namesOfOwn(earlier) === '' ? null : <p className="quiet">{said.versionList.own(namesOfOwn(earlier))}</p>}
              <OneTicket kiosk={kiosk} design={earlier.usual} />
            </div>
          )}
        </VersionsDialog>
      ) : null}
      {isOpen === 'copying' ? (
        <CopyDialog
          said={said.copying}
          from={{ ...kiosk, design }}
          copy={(other) => {
            const copied = copyTickets(tickets, { from: kiosk.services, to: other.services });
            const { matched, unmatched } = copied;
            const replaces = parseTickets(other.design?.['tickets']) !== undefined;
            return { values: { tickets: copied.tickets }, matched: matched.length, unmatched, replaces };
          }}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  );
}
