import { type JSX, memo, useId, useState } from 'react';
import { Link } from 'react-router';
import type { StoreHours } from '../../../contract/operations/store-hours.ts';
import type { StoreWithState } from '../../branch-status/all-stores/filter-stores.ts';
import { useHomeWords } from '../../branch-status/all-stores/home-words.ts';
import { formatMinutes } from '../../branch-status/format-duration.ts';
import { useOpening } from '../../branch-status/store-hours.ts';
import { Timeline } from '../../branch-status/timeline/timeline.tsx';
import { useFromClock } from '../../crud/core/clock.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { listStatusFacts } from './fact-about.ts';
import { StatusFacts } from './status-facts.tsx';

type CalmRowProps = Pick<StoreWithState, 'store'> & { readonly hours: StoreHours | undefined };

const nothingWrong: ReadonlySet<never> = new Set();

/** A store where all is in order, in one line; the rest of what is known of it opens below. */
export const CalmRow = memo(function CalmRow({ store, hours }: CalmRowProps): JSX.Element {
  const { monitoring: words } = useConsoleWords();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <article className="calm" aria-labelledby={`${id}-name`}>
      <div className="calm__line">
        <IconButton
          icon={isOpen ? 'chevronDown' : 'chevronRight'}
          label={words.details(store.label)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-facts` : undefined}
          onClick={() => setOpen(!isOpen)}
        />
        <h3 id={`${id}-name`} title={store.label}>
          <Link to={`/stores/${store.id}`}>{store.label}</Link>
        </h3>
        <Figures {...{ store, hours }} />
        <Timeline {...{ store, hours }} />
      </div>
      {isOpen ? (
        <div id={`${id}-facts`} className="calm__facts">
          <StatusFacts store={store} facts={listStatusFacts(store, nothingWrong, true)} isNow />
        </div>
      ) : null}
    </article>
  );
});

/** Who waits, how long and how many desks are open; where no one waits at a closed store, when it opens. */
function Figures({ store: { services, desks }, hours }: CalmRowProps): JSX.Element {
  const home = useHomeWords();
  const { monitoring: words } = useConsoleWords();
  const waiting = services.reduce((sum, one) => sum + one.waiting, 0);
  const since = services[0]?.waiting_since ?? null;
  const minutes = useFromClock((now) => (since === null ? 0 : Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000))));
  const opening = useOpening(home, hours);
  if (waiting === 0 && opening !== '') {
    return (
      <p className="calm__closed">
        {words.closed}. {opening}
      </p>
    );
  }
  return (
    <dl className="calm__figures">
      <Figure name={words.waitingNow}>{String(waiting)}</Figure>
      <Figure name={words.longestNow}>{since === null ? words.noWait : formatMinutes(words, minutes)}</Figure>
      <Figure name={words.openDesks}>{desks.count === 0 ? words.noWait : words.outOf(desks.open, desks.count)}</Figure>
    </dl>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: string }): JSX.Element {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
