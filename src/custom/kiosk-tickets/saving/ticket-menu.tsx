import { useDataProvider } from 'ra-core';
import { type JSX, useState } from 'react';
import { copyTickets } from '../../../../contract/rules/kiosk/ticket/copy-tickets.ts';
import { type KioskTickets, parseTickets } from '../../../../contract/rules/kiosk/ticket/tickets.ts';
import { idOf, type Row } from '../../../crud/vocabulary/row.ts';
import { useTell } from '../../../crud/vocabulary/use-tell.ts';
import { CopyDialog } from '../../../kiosk-design/copying/copy-dialog.tsx';
import { VersionsDialog } from '../../../kiosk-design/versions/versions-dialog.tsx';
import { MenuButton } from '../../../ui/button/menu-button.tsx';
import { MenuItem } from '../../../ui/button/menu-item.tsx';
import { OneTicket } from '../preview/one-ticket.tsx';
import { useTicketWords } from '../state/ticket-words.ts';
import { readTicketedKiosk, type TicketedKiosk } from '../state/use-ticketed-kiosk.ts';

type MenuProps = {
  readonly kiosk: TicketedKiosk;
  /** As it is stored; undefined before the first save. */
  readonly design: Row | undefined;
  /** As they are in the editor, also where they are not saved. */
  readonly tickets: KioskTickets;
  readonly onRestore: (tickets: KioskTickets) => void;
};

/** What is rarely done with tickets: looking at earlier versions, and copying to other kiosks. */
export function TicketMenu({ kiosk, design, tickets, onRestore }: MenuProps): JSX.Element {
  const said = useTicketWords();
  const tell = useTell();
  const provider = useDataProvider();
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
            tell(said.versionList.restored, 'info');
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
          said={{ ...said.copying, loading: said.loading }}
          from={kiosk}
          read={(storeId, id) => readTicketedKiosk(provider, storeId, id)}
          copy={(other) => {
            const copied = copyTickets(tickets, { from: kiosk.services, to: other.services });
            const { matched, unmatched } = copied;
            return { values: { tickets: copied.tickets }, matched: matched.length, unmatched, replaces: other.tickets !== undefined };
          }}
          onClose={() => setOpen(null)}
          onCopied={(count) => {
            setOpen(null);
            tell(said.copying.done(count), 'success');
          }}
        />
      ) : null}
    </>
  );
}
