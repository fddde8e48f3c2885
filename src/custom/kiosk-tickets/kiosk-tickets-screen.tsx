import type { JSX } from 'react';
import { useParams } from 'react-router';
import { OpenedRecord } from '../../crud/record/opened-record.tsx';
import { KioskFrame } from '../../kiosk-design/kiosk-frame.tsx';
import './kiosk-tickets.css';
import { TicketEditor } from './editor/ticket-editor.tsx';
import { useTicketWords } from './state/ticket-words.ts';
import { useTicketedKiosk } from './state/use-ticketed-kiosk.ts';

/** `/touch-screens/{storeId}/tickets/{touchScreenId}`: what a kiosk prints, written by an administrator. */
export function KioskTicketsScreen(): JSX.Element {
  return (
    <KioskFrame>
      <OfKiosk />
    </KioskFrame>
  );
}

function OfKiosk(): JSX.Element {
  const said = useTicketWords();
  const { storeId = '', touchScreenId = '' } = useParams();
  const found = useTicketedKiosk(Number(storeId), Number(touchScreenId));
  return (
    <OpenedRecord found={found} words={said} icon="touchScreen" list="/touch-screens">
      {(kiosk) => <TicketEditor key={`${storeId} ${touchScreenId}`} kiosk={kiosk} />}
    </OpenedRecord>
  );
}
