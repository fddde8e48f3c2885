import { type JSX, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { type KioskLayout, parseLayout } from '../../../contract/rules/kiosk/layout/layout.ts';
import { idOf } from '../../crud/core/row.ts';
import { OpenedRecord } from '../../crud/record/opened-record.tsx';
import { DraftsNotice } from '../../kiosk-design/drafts/drafts-notice.tsx';
import { useDrafts } from '../../kiosk-design/drafts/use-drafts.ts';
import { KioskFrame } from '../../kiosk-design/kiosk-frame.tsx';
import { useArriveAgain } from '../../ui/behaviour/arrival.ts';
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

function OfKiosk(): JSX.Element {
  const said = useKioskWords();
  const { storeId = '', touchScreenId = '' } = useParams();
  const found = useKiosk(Number(storeId), Number(touchScreenId));
  return (
    <OpenedRecord found={found} words={said} icon="touchScreen" list="/touch-screens">
      {(kiosk) => <StartOrEditor key={`${storeId} ${touchScreenId}`} kiosk={kiosk} />}
    </OpenedRecord>
  );
}

type Begun = { readonly layout: KioskLayout; readonly name: string };

/** A kiosk without pages begins with a choice of them. */
function StartOrEditor({ kiosk }: { readonly kiosk: Kiosk }): JSX.Element {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const arriveAgain = useArriveAgain();
  const [begun, setBegun] = useState<Begun | null>(null);
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
