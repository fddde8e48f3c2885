import { type JSX, useMemo } from 'react';
import type { Playable } from '../../../../../contract/rules/playing/playlist.ts';
import { type Loss, nextLoss } from '../../../../../contract/rules/playing/timeline.ts';
import { formatInstant } from '../../../../../contract/rules/time/shown-time.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { usePlaylistWords } from '../../playlist/playlist-words.ts';
import type { WeekDevice } from './week-times.ts';

/** Where and when a playlist is lost. */
export type ShownLoss = { readonly key: string; readonly at: number };

type NextLossProps = {
  readonly devices: readonly Pick<WeekDevice, 'key' | 'name' | 'place' | 'target'>[];
  readonly playlists: readonly Playable[];
  readonly ownId: number;
  /** The end of the week that is shown: what is lost before is said with it. */
  readonly from: number;
  readonly onShow: (loss: ShownLoss) => void;
};

/** When after the shown week another playlist is preferred next, with the way to that week. */
export function NextLoss({ devices, playlists, ownId, from, onShow }: NextLossProps): JSX.Element | null {
  const { week: words, why } = usePlaylistWords();
  const next = useMemo(() => {
    // Devices of several branches may have one name.
    const areOfSeveral = new Set(devices.map(({ place }) => place)).size > 1;
    const losses = devices.flatMap(({ key, name, place, target }): readonly (Loss & ShownLoss & { readonly name: string })[] => {
      const loss = nextLoss(playlists, target, ownId, from);
      return loss === null ? [] : [{ ...loss, key, name: areOfSeveral ? `${place} · ${name}` : name }];
    });
    return losses.toSorted((one, other) => one.at - other.at)[0];
  }, [devices, playlists, ownId, from]);
  if (next === undefined) return null;
  return (
    <p className="playlist-week__next">
      <span>{words.nextLoss(formatInstant(new Date(next.at).toISOString()), next.name, why(next.why))}</span>
      <Button tone="plain" onClick={() => onShow(next)}>
        {words.showLoss}
      </Button>
    </p>
  );
}
