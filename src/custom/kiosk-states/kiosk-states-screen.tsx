import type { JSX } from 'react';
import { Link, useParams } from 'react-router';
import { refusalOf } from '../../crud/core/refusal.ts';
import { KioskFrame } from '../../kiosk-design/kiosk-frame.tsx';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SkeletonScreen } from '../../ui/page/skeleton.tsx';
import './kiosk-states.css';
import { StatesEditor } from './editor/states-editor.tsx';
import { useStatesWords } from './state/states-words.ts';
import { useStatedKiosk } from './state/use-stated-kiosk.ts';

/** `/touch-screens/{storeId}/states/{touchScreenId}`: what a kiosk shows and plays when it cannot issue tickets. */
export function KioskStatesScreen(): JSX.Element {
  return (
    <KioskFrame>
      <OfKiosk />
    </KioskFrame>
  );
}

function OfKiosk(): JSX.Element {
  const said = useStatesWords();
  const { storeId = '', touchScreenId = '' } = useParams();
  const { data: kiosk, error, refetch } = useStatedKiosk(Number(storeId), Number(touchScreenId));
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
  return kiosk === undefined ? <SkeletonScreen label={said.loading} /> : <StatesEditor key={`${storeId} ${touchScreenId}`} kiosk={kiosk} />;
}
