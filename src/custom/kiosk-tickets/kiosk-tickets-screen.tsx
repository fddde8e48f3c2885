import type { JSX } from 'react';
import { Link, useParams } from 'react-router';
import { refusalOf } from '../../crud/core/refusal.ts';
import { KioskFrame } from '../../kiosk-design/kiosk-frame.tsx';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SkeletonScreen } from '../../ui/page/skeleton.tsx';
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
  const { data: kiosk, error, refetch } = useTicketedKiosk(Number(storeId), Number(touchScreenId));
  if (error !== null && refusalOf(error).status !== 404) {
    return (
      <>
        <PageHeader title={said.failed} />
        <EmptyState icon="alert" title={said.failed} actions={<Button onClick={() => refetch()}>{said.again}</Button>}>
          {refusalOf(error).message}
        </EmptyState>
      </>
    );
  }
  if (kiosk === null || error !== null) {
    const back = (
      <Link className={buttonClass()} to="/touch-screens">
        {said.back}
      </Link>
    );
    return (
      <>
        <PageHeader title={said.missing} />
        <EmptyState icon="touchScreen" title={said.missing} actions={back}>
          {said.missingText}
        </EmptyState>
      </>
    );
  }
  return kiosk === undefined ? <SkeletonScreen label={said.loading} /> : <TicketEditor key={`${storeId} ${touchScreenId}`} kiosk={kiosk} />;
}
