import type { JSX } from 'react';
import { Link } from 'react-router';
import type { Segment } from '../../../../../contract/rules/playing/timeline.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { usePlaylistWords } from '../../playlist/playlist-words.ts';
import { spokenSpan, type WeekDevice } from './week-times.ts';

/** What is the same on several devices or at several times, said once. */
type Met = {
  readonly device: string;
  readonly segment: Segment;
  readonly devices: ReadonlySet<string>;
  readonly times: ReadonlySet<string>;
};

/** This many sentences are said; the rest are counted. */
const mostSaid = 6;

/** The highest priority that a playlist can have. */
const highestPriority = 9;

type SentencesProps = {
  readonly devices: readonly WeekDevice[];
  readonly ownId: number;
  /** Undefined where the playlist is only read. */
  readonly onRaise: ((priority: number) => void) | undefined;
};

/** Who wins and why, and where nothing plays, in sentences: what the drawing shows, for those who do not see it too. */
export function WeekSentences({ devices, ownId, onRaise }: SentencesProps): JSX.Element {
  const { week: words, why } = usePlaylistWords();
  const isWorthSaying = ({ playlist, hidden }: Segment): boolean =>
    playlist === null || (hidden.length > 0 && [playlist, ...hidden].some(({ id }) => id === ownId));
  // Devices of several branches may have one name.
  const areOfSeveral = new Set(devices.map(({ place }) => place)).size > 1;
  const met = new Map<string, Met>();
  for (const { key, name, place, segments } of devices) {
    for (const segment of segments.filter(isWorthSaying)) {
      const meaning = segment.playlist === null ? '' : why(segment.why);
      const {
        device,
        segment: first,
        devices: before,
        times,
      } = met.get(meaning) ?? {
        device: areOfSeveral ? `${place} · ${name}` : name,
        segment,
        devices: new Set(),
        times: new Set(),
      };
      const span = spokenSpan(segment, words.days);
      met.set(meaning, { device, segment: first, devices: new Set([...before, key]), times: new Set([...times, span]) });
    }
  }
  // What is lost comes before what is won, and gaps last.
  const gravity = ({ segment: { playlist } }: Met): number => (playlist === null ? 2 : playlist.id === ownId ? 1 : 0);
  const sorted = [...met.values()].toSorted((one, other) => gravity(one) - gravity(other) || one.segment.from - other.segment.from);
  if (sorted.length === 0) return <p className="quiet">{words.fine}</p>;
  const sentenceOf = ({ device, segment, devices: all, times }: Met): string => {
    const [when, where] = [words.times(spokenSpan(segment, words.days), times.size - 1), words.places(device, all.size - 1)];
    return segment.playlist === null ? words.gap(when, where) : words.collision(when, where, why(segment.why));
  };
  const lost = sorted.flatMap(({ segment: { playlist } }) => (playlist === null || playlist.id === ownId ? [] : [playlist.priority]));
  const needed = Math.max(...lost) + 1;
  return (
    <>
      <ul className="playlist-week__sentences">
        {sorted.slice(0, mostSaid).map((each) => {
          const { playlist } = each.segment;
          return (
            <li key={playlist === null ? '' : why(each.segment.why)}>
              <Icon name={playlist === null || playlist.id === ownId ? 'info' : 'alert'} size={16} />
              <span>{sentenceOf(each)}</span>
              {playlist === null || playlist.id === ownId ? null : (
                <Link to={`/playlists/${playlist.id}`}>{words.open(playlist.name)}</Link>
              )}
            </li>
          );
        })}
        {sorted.length > mostSaid ? <li className="quiet">{words.more(sorted.length - mostSaid)}</li> : null}
      </ul>
      {lost.length === 0 || needed > highestPriority || onRaise === undefined ? null : (
        <p className="playlist-week__next">
          <span>{words.raise(needed)}</span>
          <Button onClick={() => onRaise(needed)}>{words.raiseTo(needed)}</Button>
        </p>
      )}
    </>
  );
}
