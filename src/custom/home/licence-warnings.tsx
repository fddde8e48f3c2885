import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { Link } from 'react-router';
import { formatDay } from '../../crud/vocabulary/format.ts';
import { useAsk } from '../../providers/http/ask.ts';
import type { Follows } from '../../providers/live/followers.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { Status } from '../../ui/page/status.tsx';

/** The rest is in the list of licences. */
const mostNamed = 6;
const follows: Follows = { follows: ['licences', 'stores', 'store-defaults'] };

/** Licences that end soon or ended, the soonest first; gone as soon as a new key is set. `day` is today: another one is another question. */
export function LicenceWarnings({ day }: { readonly day: string }): JSX.Element | null {
  const { home: words } = useConsoleWords();
  const ask = useAsk();
  const { data } = useQuery({
    queryKey: ['licence-warnings', day],
    queryFn: () => ask('GET /licence-warnings'),
    meta: { ...follows },
    placeholderData: (before) => before,
    retry: false,
  });
  // The dashboard says by itself when the server cannot be reached.
  if (data === undefined || data.length === 0) return null;
  return (
    <Panel>
      <section className="unusual-waits" aria-labelledby="licence-warnings">
        <h2 id="licence-warnings">
          {words.licences} <span className="store-grid__count">{data.length}</span>
        </h2>
        <ul>
          {data.slice(0, mostNamed).map(({ store_id: id, store_label: label, valid_to: end, days_left: left }) => (
            <li key={id}>
              <Link to={`/stores/${id}?tab=licence`}>{label}</Link>{' '}
              <Status tone={left < 0 ? 'danger' : 'warning'}>
                {left < 0 ? words.licenceEnded(formatDay(end)) : words.licenceEnding(formatDay(end), left)}
              </Status>
            </li>
          ))}
        </ul>
        {data.length <= mostNamed ? null : (
          <p>
            <Link to="/stores/licences">{words.allLicences}</Link>
          </p>
        )}
      </section>
    </Panel>
  );
}
