import { type JSX, useState } from 'react';
import { useParams } from 'react-router';
import {
  type KioskCondition,
  type KioskParameter,
  listStoredMedia,
  parametersOf,
  type StoredMedia,
} from '../../../contract/rules/kiosk/visit/parameters.ts';
import { OpenedRecord } from '../../crud/record/opened-record.tsx';
import { KioskFrame } from '../../kiosk-design/kiosk-frame.tsx';
import { ImageOfState } from './parts/image-of-state.tsx';
import { SoundOfState } from './parts/sound-of-state.tsx';
import { useStatesWords } from './parts/states-words.ts';
import { type StatedKiosk, useStatedKiosk } from './parts/use-stated-kiosk.ts';
import { StatesHeader } from './states-header.tsx';
import './kiosk-states.css';

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

/** In the order of their parameters in the specification. */
const shownConditions = [
  'error',
  'blocked',
  'paper_out',
  'outside_hours',
  'printing',
  'offline',
] as const satisfies readonly KioskCondition[];

/** The files that parameters had before their last change, as long as that is not saved. */
type Earlier = Readonly<Partial<Record<KioskParameter, string>>>;

/** The states of one kiosk, each with its image and its sound. */
function StatesEditor({ kiosk }: { readonly kiosk: StatedKiosk }): JSX.Element {
  const said = useStatesWords();
  const [media, setMedia] = useState<StoredMedia>(() => listStoredMedia(kiosk.design));
  const [saved, setSaved] = useState(media);
  const [earlier, setEarlier] = useState<Earlier>({});
  const change = (parameter: KioskParameter, digest: string | null): void => {
    // A file that was removed before another one was uploaded can still be brought back.
    setEarlier((before) => ({ ...before, [parameter]: media[parameter] ?? before[parameter] }));
    setMedia((before) => ({ ...before, [parameter]: digest }));
  };
  const undo = (parameter: KioskParameter): void => {
    setMedia((before) => ({ ...before, [parameter]: earlier[parameter] ?? null }));
    setEarlier((before) => ({ ...before, [parameter]: undefined }));
  };
  const replace = (next: StoredMedia): void => {
    setMedia(next);
    setEarlier({});
  };
  const settle = (stored: StoredMedia): void => {
    replace(stored);
    setSaved(stored);
  };
  const given = (parameter: KioskParameter) => ({
    parameter,
    digest: media[parameter],
    earlier: earlier[parameter],
    isSaved: media[parameter] === saved[parameter],
    onChange: (digest: string | null) => change(parameter, digest),
    onUndo: () => undo(parameter),
  });
  return (
    <div className="kiosk-states">
      <StatesHeader {...{ kiosk, media, saved }} onReplace={replace} onSettled={settle} />
      {shownConditions.map((condition) => {
        const { image, sound } = parametersOf[condition];
        const { title, when } = said.conditions[condition];
        return (
          <section key={condition} className="panel panel--padded kiosk-state" aria-labelledby={`state-${condition}`}>
            <header>
              <h2 id={`state-${condition}`}>{title}</h2>
              <p className="quiet">{when}</p>
            </header>
            <ImageOfState {...{ kiosk, condition }} given={image === undefined ? undefined : given(image)} />
            {sound === undefined ? null : <SoundOfState given={given(sound)} />}
          </section>
        );
      })}
    </div>
  );
}
