import { type JSX, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { type KioskLayout, parseLayout } from '../../../contract/rules/kiosk/layout/layout.ts';
import { refusalOf } from '../../crud/core/refusal.ts';
import { idOf } from '../../crud/core/row.ts';
import { DraftsNotice } from '../../kiosk-design/drafts/drafts-notice.tsx';
import { useDrafts } from '../../kiosk-design/drafts/use-drafts.ts';
import { KioskFrame } from '../../kiosk-design/kiosk-frame.tsx';
import { useArriveAgain } from '../../ui/behaviour/arrival.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SkeletonScreen } from '../../ui/page/skeleton.tsx';
import { Editor } from './editor.tsx';
import './kiosk-editor.css';
import { StartScreen } from './start/start-screen.tsx';
import { useKioskWords } from './state/kiosk-words.ts';
import { type Kiosk, useKiosk } from './state/use-kiosk.ts';

/** `/touch-screens/{storeId}/pages/{touchScreenId}`: what a kiosk shows, drawn by an administrator. */
export function KioskEditorScreen(): JSX.Element {
  return (
    <KioskFrame>
      <OfKiosk />
    </KioskFrame>
  );
}

type Begun = { readonly layout: KioskLayout; readonly name: string };

function OfKiosk(): JSX.Element {
  const said = useKioskWords();
  const { storeId = '', touchScreenId = '' } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const arriveAgain = useArriveAgain();
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
      arriveAgain();
      void navigate('?', { replace: true });
    };
    return (
      <>
        <LeftPages kiosk={kiosk} onTake={start} />
        <StartScreen kiosk={kiosk} onStart={start} />
      </>
    );
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

type LeftPagesProps = { readonly kiosk: Kiosk; readonly onTake: (layout: KioskLayout, name: string) => void };

/** Pages that were drawn and not saved come before a new beginning. */
function LeftPages({ kiosk, onTake }: LeftPagesProps): JSX.Element {
  const drafts = useDrafts<KioskLayout>({
    touchScreenId: idOf(kiosk.screen),
    part: 'pages',
    design: kiosk.design,
    value: kiosk.layout,
    isDirty: false,
    read: parseLayout,
    onTake: (layout) => onTake(layout, kiosk.name),
  });
  return <DraftsNotice found={drafts.found} onTake={drafts.take} onDiscard={drafts.discard} />;
}
