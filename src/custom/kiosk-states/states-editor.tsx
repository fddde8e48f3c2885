import { type JSX, useState } from 'react';
import {
  type KioskCondition,
  type KioskParameter,
  mediaOf,
  parametersOf,
  type StoredMedia,
} from '../../../contract/rules/kiosk/visit/parameters.ts';
import { ImageOfState } from './parts/image-of-state.tsx';
import { SoundOfState } from './parts/sound-of-state.tsx';
import { useStatesWords } from './state/states-words.ts';
import type { StatedKiosk } from './state/use-stated-kiosk.ts';
import { StatesHeader } from './states-header.tsx';

/** In the order of their parameters in the specification. */
const shownConditions = [
  'error',
  'blocked',
  'paper_out',
  'outside_hours',
  'printing',
  'offline',
] as const satisfies readonly KioskCondition[];

/** What was chosen for a parameter before its last change, as long as that is not saved. */
type Earlier = Readonly<Partial<Record<KioskParameter, string | null>>>;

/** The states of one kiosk, each with its image and its sound. */
export function StatesEditor({ kiosk }: { readonly kiosk: StatedKiosk }): JSX.Element {
  const said = useStatesWords();
  const [media, setMedia] = useState<StoredMedia>(() => mediaOf(kiosk.design));
  const [earlier, setEarlier] = useState<Earlier>({});
  const change = (parameter: KioskParameter, digest: string | null): void => {
    setEarlier((before) => ({ ...before, [parameter]: media[parameter] }));
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
  const given = (parameter: KioskParameter) => ({
    parameter,
    digest: media[parameter],
    earlier: earlier[parameter],
    onChange: (digest: string | null) => change(parameter, digest),
    onUndo: () => undo(parameter),
  });
  return (
    <div className="kiosk-states">
      <StatesHeader kiosk={kiosk} media={media} onReplace={replace} onSaved={() => setEarlier({})} />
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
