import type { JSX } from 'react';
import { Link } from 'react-router';
import type { Dashboard } from '../../../contract/operations/dashboard.ts';
import { unusualWait } from '../../../contract/rules/statistics/unusual-wait.ts';
import { useFromClock } from '../../crud/vocabulary/clock.ts';
import { formatNumber } from '../../crud/vocabulary/format.ts';
import { useAppearance } from '../../providers/appearance/appearance-context.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { useTroubleText } from '../../watching/use-troubles.ts';
import { standingOut } from './standing-out.ts';

/** The rest is found by its cards. */
const mostNamed = 6;
const minuteMilliseconds = 60_000;

/** Stores that are out of the ordinary, the worst first, and by which rules: those of `/stores/settings`. */
export function UnusualWaits({ stores, limits }: Pick<Dashboard, 'stores' | 'limits'>): JSX.Element | null {
  const { home: words } = useConsoleWords();
  const said = useTroubleText();
  const { language } = useAppearance();
  const now = useFromClock((time) => Math.floor(time.getTime() / minuteMilliseconds) * minuteMilliseconds);
  const found = standingOut(stores, limits, new Date(now));
  if (found.length === 0) return null;
  const { unusual_times: times, unusual_minutes: minutes, long_wait_minutes: long, many_waiting: many } = limits;
  const rules = [
    words.unusualRule(formatNumber(times, language), minutes, unusualWait.fewestClients),
    ...(long === null ? [] : [words.longRule(long)]),
    ...(many === null ? [] : [words.manyRule(many)]),
  ];
  return (
    <Panel>
      <section className="unusual-waits" aria-labelledby="unusual-waits">
        <h2 id="unusual-waits">
          {words.unusual} <span className="store-grid__count">{found.length}</span>
        </h2>
        <ul>
          {found.slice(0, mostNamed).map(({ store, troubles }) => (
            <li key={store.id}>
              <Link to={`/stores/${store.id}`}>{store.label}</Link> {troubles.map(said).join(', ')}
            </li>
          ))}
        </ul>
        <p className="unusual-waits__rule">{rules.join(' ')}</p>
      </section>
    </Panel>
  );
}
