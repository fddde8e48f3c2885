import { type JSX, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { touchScreens } from '../../../contract/resources/touch-screens/touch-screens.ts';
import type { KioskLayout } from '../../../contract/rules/kiosk/layout/layout.ts';
import { Gate } from '../../crud/vocabulary/gate.tsx';
import { refusalOf } from '../../crud/vocabulary/refusal.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SkeletonScreen } from '../../ui/page/skeleton.tsx';
import { Editor } from './editor.tsx';
import './kiosk-editor.css';
import { StartScreen } from './start/start-screen.tsx';
import { useKioskWords } from './state/kiosk-words.ts';
import { useKiosk } from './state/use-kiosk.ts';

/** `/touch-screens/{storeId}/pages/{touchScreenId}`: what a kiosk shows, drawn by an administrator. */
export function KioskEditorScreen(): JSX.Element {
  return (
    <Gate resource={touchScreens} action="edit">
      <OfKiosk />
    </Gate>
  );
}

type Begun = { readonly layout: KioskLayout; readonly name: string };

function OfKiosk(): JSX.Element {
  const said = useKioskWords();
  const { storeId = '', touchScreenId = '' } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { data: kiosk, error, refetch } = useKiosk(Number(storeId), Number(touchScreenId));
  const [begun, setBegun] = useState<Begun | null>(null);
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
    return (
      <>
        <PageHeader title={said.missing} />
        <EmptyState
          icon="touchScreen"
          title={said.missing}
          actions={
            <Link className={buttonClass()} to="/touch-screens">
              {said.back}
            </Link>
          }
        >
          {said.missingText}
        </EmptyState>
      </>
    );
  }
  if (kiosk === undefined) return <SkeletonScreen label={said.loading} />;
  const layout = begun?.layout ?? kiosk.layout;
  if (layout === undefined || params.has('start')) {
    const start = (chosen: KioskLayout, name: string): void => {
      setBegun({ layout: chosen, name });
      void navigate('?', { replace: true });
    };
    return <StartScreen kiosk={kiosk} onStart={start} />;
  }
  return (
    <Editor
      key={begun === null ? 'stored' : begun.name}
      {...{ kiosk, layout }}
      isStored={begun === null}
      designName={begun?.name ?? kiosk.name}
    />
  );
}
