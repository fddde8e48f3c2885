import type { JSX } from 'react';
import { useParams } from 'react-router';
import { OpenedRecord } from '../../crud/record/opened-record.tsx';
import { KioskFrame } from '../../kiosk-design/kiosk-frame.tsx';
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
  const found = useStatedKiosk(Number(storeId), Number(touchScreenId));
  return (
    <OpenedRecord found={found} words={said} icon="touchScreen" list="/touch-screens">
      {(kiosk) => <StatesEditor key={`${storeId} ${touchScreenId}`} kiosk={kiosk} />}
    </OpenedRecord>
  );
}
