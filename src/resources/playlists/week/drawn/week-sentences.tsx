import type { JSX } from 'react';
import { Link } from 'react-router';
import type { Segment } from '../../../../../contract/rules/playing/timeline.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { usePlaylistWords } from '../../words/playlist-words.ts';
import { spokenTimes, type WeekDevice } from './week-times.ts';

type Met = { readonly key: string; readonly device: string; readonly segment: Segment };

/** So many sentences are said; the rest are counted. */
const mostSaid = 6;

/** Who wins and why, and where nothing plays, in sentences: what the drawing shows, for those who do not see it too. */
export function WeekSentences({ devices, ownId }: { readonly devices: readonly WeekDevice[]; readonly ownId: number }): JSX.Element {
  const { week: said, why } = usePlaylistWords();
  const concerns = ({ playlist, hidden }: Segment): boolean =>
    playlist === null || (hidden.length > 0 && [playlist, ...hidden].some(({ id }) => id === ownId));
  // Devices of several branches may have one name.
  const areOfSeveral = new Set(devices.map(({ place }) => place)).size > 1;
  const met = devices.flatMap(({ key, name, place, segments }) =>
    segments
      .filter(concerns)
      .map((segment): Met => ({ key: `${key}.${segment.from}`, device: areOfSeveral ? `${place} · ${name}` : name, segment })),
  );
  // What is lost comes before what is won, and gaps last.
  const gravity = ({ segment: { playlist } }: Met): number => (playlist === null ? 2 : playlist.id === ownId ? 1 : 0);
  const sorted = met.toSorted((one, other) => gravity(one) - gravity(other) || one.segment.from - other.segment.from);
  if (met.length === 0) return <p className="quiet">{said.fine}</p>;
  const sentenceOf = ({ device, segment }: Met): string => {
    const { begins, ends } = spokenTimes(segment, said.days);
    const when = `${begins}–${ends}`;
    return segment.playlist === null ? said.gap(when, device) : said.collision(when, device, why(segment.why));
  };
  return (
    <ul className="playlist-week__sentences">
      {sorted.slice(0, mostSaid).map((each) => {
        const { playlist } = each.segment;
        return (
          <li key={each.key}>
            <Icon name={playlist === null || playlist.id === ownId ? 'info' : 'alert'} size={16} />
            <span>{sentenceOf(each)}</span>
            {playlist === null || playlist.id === ownId ? null : <Link to={`/playlists/${playlist.id}`}>{said.open(playlist.name)}</Link>}
          </li>
        );
      })}
      {met.length > mostSaid ? <li className="quiet">{said.more(met.length - mostSaid)}</li> : null}
    </ul>
  );
}
