import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { useSpeech } from '../words/speech.ts';
import type { BranchMap, Mark } from './branch-map.tsx';

type MapOfPlacesProps = { readonly marks: readonly Mark[]; readonly attribution: string; readonly onChoose: (id: number) => void };

/** The map above the list, fetched once someone asks for it: it weighs more than the page. */
export function MapOfPlaces({ marks, attribution, onChoose }: MapOfPlacesProps): JSX.Element {
  const { words } = useSpeech();
  const [isShown, setShown] = useState(false);
  const [fetched, setFetched] = useState<{ readonly Shown: typeof BranchMap }>();
  const [hasFailed, setFailed] = useState(false);

  async function toggle(): Promise<void> {
    setShown(!isShown);
    setFailed(false);
    if (isShown || fetched !== undefined) return;
    try {
      const { BranchMap: Shown } = await import('./branch-map.tsx');
      setFetched({ Shown });
    } catch {
      setShown(false);
      setFailed(true);
    }
  }

  return (
    <div class="map-of-places">
      <button type="button" class="button" aria-expanded={isShown} onClick={() => void toggle()}>
        <Icon name="place" />
        {isShown ? words.place.hideMap : words.place.onMap}
      </button>
      {isShown && fetched !== undefined ? <fetched.Shown marks={marks} attribution={attribution} onChoose={onChoose} /> : null}
      {hasFailed ? <p role="status">{words.place.mapFailed}</p> : null}
    </div>
  );
}
