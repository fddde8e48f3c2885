import type { JSX } from 'react';
import type { StoreStanding } from '../../../../contract/operations/store-standing.ts';
import { useWords } from '../../../crud/vocabulary/words.ts';
import { Status } from '../../../ui/page/status.tsx';
import { useTroubles } from '../../../watching/use-troubles.ts';
import { watchedIn } from '../../../watching/watched.ts';
import { Tile } from './tile.tsx';
import '../../../watching/watching.css';

/** What at the store needs somebody, by the limits that are set; nothing where all is well. */
export function TroubleTile({ monitored, limits }: Pick<StoreStanding, 'monitored' | 'limits'>): JSX.Element | null {
  const { standing: words } = useWords();
  const troubles = useTroubles(watchedIn(monitored), limits);
  if (troubles.length === 0) return null;
  return (
    <Tile title={words.needs} isWhole>
      <ul className="wait-marks">
        {troubles.map((trouble) => (
          <li key={trouble}>
            <Status tone="warning">{trouble}</Status>
          </li>
        ))}
      </ul>
    </Tile>
  );
}
