import { type JSX, useCallback, useState } from 'react';
import type { WatchLimits } from '../../../contract/rules/branch-status/store-warnings.ts';
import { AttentionRow } from '../../branch-status/all-stores/attention-row.tsx';
import { useHomeWords } from '../../branch-status/all-stores/home-words.ts';
import { useStoreHours } from '../../branch-status/store-hours.ts';
import { Button } from '../../ui/button/button.tsx';
import type { StoreGroup } from './selection/group-stores.ts';
import type { HomeAddress } from './selection/home-address.ts';
import { cardLines, cellLines, type HomeLine } from './selection/home-lines.ts';
import { type HomeSort, homeSorts, sortStores } from './selection/sort-stores.ts';
import { StoreCard } from './store/store-card.tsx';
import { StoreCell } from './store/store-cell.tsx';
import { type Narrowest, StoreGrid } from './store-grid.tsx';

/** As few branches as a town mostly has are with their whole names, many of them closer. */
const narrowest = {
  roomyCell: { usual: 20, wide: 24 },
  cell: { usual: 16.5, wide: 16.5 },
  card: { usual: 20, wide: 20 },
} as const satisfies Readonly<Record<string, Narrowest>>;
const mostRoomy = 24;

type HomeStoresProps = {
  readonly groups: readonly StoreGroup[];
  readonly hour: number;
  readonly limits: WatchLimits;
  readonly sort: HomeSort;
  /** Whether each is shown with all that is known of it. */
  readonly isWhole: boolean;
  readonly onChange: (next: Partial<HomeAddress>) => void;
};

/** Stores in short, what needs someone first, or each as a whole card. Nothing moves while someone is at one. */
export function HomeStores({ groups, hour, limits, sort, isWhole, onChange }: HomeStoresProps): JSX.Element {
  const hours = useStoreHours();
  const [held, setHeld] = useState<readonly number[] | null>(null);
  const sorted = sortStores(groups, sort, held);
  const count = groups.reduce((sum, { stores }) => sum + stores.length, 0);
  const linesOf = useCallback(
    (columns: number) => (isWhole ? cardLines(groups, columns) : cellLines(sortStores(groups, sort, held), columns)),
    [groups, sort, held, isWhole],
  );
  return (
    <StoreGrid
      linesOf={linesOf}
      narrowest={isWhole ? narrowest.card : count > mostRoomy ? narrowest.cell : narrowest.roomyCell}
      renderHeading={(line) => (
        <Heading {...{ line, sort, isWhole, onChange }} isFirst={line.key === (isWhole ? groups[0]?.state : firstOf(groups))} />
      )}
      renderStore={({ store, state }, kind) =>
        kind === 'attention' ? (
          <AttentionRow {...{ store, state }} />
        ) : kind === 'cells' ? (
          <StoreCell {...{ store, hour, limits }} hours={hours.get(store.id)} />
        ) : (
          <StoreCard {...{ store, state, hour, limits }} />
        )
      }
      onHeld={(isHeld) => setHeld(isHeld ? sorted.flatMap(({ stores }) => stores.map(({ id }) => id)) : null)}
    />
  );
}

/** The heading that is first among those in short. */
function firstOf(groups: readonly StoreGroup[]): HomeLine['key'] {
  return groups.some(({ state }) => state === 'silent' || state === 'temporarily_silent') ? 'attention' : 'others';
}

type HeadingProps = Pick<HomeStoresProps, 'sort' | 'isWhole' | 'onChange'> & {
  readonly line: Extract<HomeLine, { kind: 'heading' }>;
  readonly isFirst: boolean;
};

/** What the stores below are; the first one chooses how they are shown. */
function Heading({ line: { heading, count }, sort, isWhole, onChange, isFirst }: HeadingProps): JSX.Element {
  const words = useHomeWords();
  // Where none needs someone, these are not the others of any.
  const others = isFirst ? words.branches : words.others;
  const title = heading === 'attention' ? words.notConnected : heading === 'others' ? others : words.groups[heading];
  return (
    <>
      <h2>
        {title} <span className="store-grid__count">{count}</span>
      </h2>
      <div className="store-grid__choices">
        {heading !== 'others' || count < 2 ? null : (
          <select
            aria-label={words.sort}
            value={sort}
            onChange={({ target }) => onChange({ sort: homeSorts.find((one) => one === target.value) ?? 'wait' })}
          >
            {homeSorts.map((one) => (
              <option key={one} value={one}>
                {words.sorts[one]}
              </option>
            ))}
          </select>
        )}
        {isFirst ? (
          <Button tone="plain" icon="list" aria-pressed={isWhole} onClick={() => onChange({ isWhole: !isWhole })}>
            {words.whole}
          </Button>
        ) : null}
      </div>
    </>
  );
}
