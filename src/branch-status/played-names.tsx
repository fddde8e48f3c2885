import type { JSX } from 'react';
import type { MonitoredStore } from '../../contract/operations/monitoring.ts';
import { useWords } from '../crud/core/words.ts';

type PlayedNamesProps = { readonly playlists: MonitoredStore['playlists'] };

/** What the displays of a store play, in words also where they play nothing or never reported what. */
export function PlayedNames({ playlists }: PlayedNamesProps): JSX.Element {
  const { monitoring: words } = useWords();
  if (playlists === null) return <span className="last-reported">{words.unknown}</span>;
  return <>{playlists.length === 0 ? words.playsNothing : playlists.join(', ')}</>;
}
