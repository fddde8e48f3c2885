import type { JSX } from 'react';
import type { Segment } from '../../../../../contract/rules/playing/timeline.ts';
import { placedAcross } from '../../../../ui/calendar/day-axis.ts';
import { usePlaylistWords } from '../../playlist/playlist-words.ts';
import { spokenSpan, type WeekDevice } from './week-times.ts';

type WeekRowProps = {
  readonly device: WeekDevice;
  readonly from: number;
  readonly to: number;
  readonly ownId: number;
  /** The segment that is described above the drawing. */
  readonly pointed: string | null;
};

/** What a device plays through the week. */
export function WeekRow({ device, from, to, ownId, pointed }: WeekRowProps): JSX.Element {
  const { week: words } = usePlaylistWords();
  return (
    <div className="playlist-week__row">
      <div className="playlist-week__device">
        <strong>{device.name}</strong>
        <span className="quiet">{device.place}</span>
      </div>
      <ol className="playlist-week__track">
        {device.segments.map((segment) => {
          const what = segment.playlist?.name ?? words.nothing;
          const name = segmentName(device.key, segment.from);
          return (
            <li
              key={segment.from}
              className={`playlist-segment playlist-segment--${kindOf(segment, ownId)}`}
              data-segment={name}
              data-pointed={name === pointed || undefined}
              tabIndex={-1}
              style={placedAcross({ from, to }, segment)}
            >
              <span className="playlist-segment__name">{what}</span>
              <span className="visually-hidden">{words.segment(device.name, spokenSpan(segment, words.days), what)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** What a segment of a device is found by. */
export function segmentName(key: string, from: number): string {
  return `${key}.${from}`;
}

function kindOf({ playlist, hidden }: Segment, ownId: number): 'own' | 'over' | 'other' | 'gap' {
  if (playlist === null) return 'gap';
  if (playlist.id === ownId) return 'own';
  return hidden.some(({ id }) => id === ownId) ? 'over' : 'other';
}
