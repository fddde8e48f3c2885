import { useQuery } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { Link } from 'react-router';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { outages } from '../../../../contract/resources/stores/outages.ts';
import { type OutageCount, type OutagePeriod, outagePeriods } from '../../../../contract/rules/branch/outages.ts';
import { formatMinutes } from '../../../branch-status/format-duration.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { useWords } from '../../../crud/core/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Select } from '../../../ui/field/select.tsx';
import './outage-ranks.css';

/** This many are in one line at 1280 pixels; the others are behind a button. */
const mostNamed = 3;

/** Over the list of outages: which branches failed most in the last days, how often and for how long; each leads to its outages. */
export function OutageRanks(): JSX.Element | null {
  const { storeStatus: words } = useWords();
  const { ask } = useCalls();
  const [days, setDays] = useState<OutagePeriod>(30);
  const [isWhole, setWhole] = useState(false);
  const { data } = useQuery({
    queryKey: [prefixOf(outages), 'counts', { days }],
    queryFn: ({ signal }) => ask('GET /outage-counts', { query: { days: String(days) }, signal }),
    placeholderData: (before) => before,
    retry: false,
  });
  // Who has one branch has nothing to compare.
  if (data === undefined || (data.length < 2 && days === 30)) return null;
  const shown = isWhole ? data : data.slice(0, mostNamed);
  return (
    <section className="outage-ranks" aria-label={words.mostOutages}>
      <span className="outage-ranks__name">{words.mostOutages}</span>
      <Select
        aria-label={words.outagesFor}
        value={days}
        options={outagePeriods.map((period) => [period, words.outageDays(period)] as const)}
        onChange={setDays}
      />
      {data.length === 0 ? <span>{words.noOutagesFor}</span> : null}
      <ol>
        {shown.map((store) => (
          <Rank key={store.store_id} {...store} />
        ))}
      </ol>
      {isWhole || data.length <= mostNamed ? null : (
        <Button onClick={() => setWhole(true)}>{words.outagesMore(data.length - mostNamed)}</Button>
      )}
    </section>
  );
}

function Rank({ store_id: id, label, count, minutes }: OutageCount): JSX.Element {
  const { storeStatus: words, monitoring } = useWords();
  const time = formatMinutes(monitoring, minutes);
  const filter = encodeURIComponent(JSON.stringify({ store_id: id }));
  return (
    <li>
      <Link to={`/stores/outages?filter=${filter}`} title={words.outagesOf(label, count, time)}>
        {label}
      </Link>{' '}
      {words.outageCount(count, time)}
    </li>
  );
}
