import { type JSX, type ReactNode, useId } from 'react';
import type { StoreStatus } from '../../../../contract/operations/store-status.ts';
import { useBranchOverviewWords } from '../../../branch-status/all-stores/overview-words.ts';
import { formatMinutes } from '../../../branch-status/format-minutes.ts';
import { ReportedValue } from '../../../branch-status/reported-value.tsx';
import { useKnown } from '../../../branch-status/use-known.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { useWords } from '../../../crud/core/words.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { DayCourse } from './day-course.tsx';

type TodayProps = { readonly standing: Pick<StoreStatus, 'monitored' | 'figures'> };

/** How the day of a branch goes, in addition to what is usual; of a silent one as it was when it last reported. */
export function Today({ standing: { monitored, figures } }: TodayProps): JSX.Element {
  const words = useBranchOverviewWords();
  const { monitoring } = useWords();
  const id = useId();
  const known = useKnown(monitored);
  const { services, desks } = monitored;
  const { today, usual } = figures;
  const waiting = services.reduce((sum, one) => sum + one.waiting, 0);
  const since = services[0]?.waiting_since ?? null;
  const isNow = known.knowledge === 'now';
  const usually = usual.days === 0 ? null : String(Math.round(usual.until_now));
  const told = (text: string, isOfDay = true): ReactNode => (
    <ReportedValue {...{ known, isOfDay }} isShort unknown="–">
      {text}
    </ReportedValue>
  );
  return (
    <section aria-labelledby={id}>
      <div className="overview__head">
        <h2 id={id}>
          {words.today} <span className="quiet">{known.asOf === '' ? '' : words.told(known.asOf)}</span>
        </h2>
        {usually === null ? null : <span className="quiet overview__note">{words.legend}</span>}
      </div>
      <Panel>
        <dl className="day-figures">
          <Figure name={isNow ? words.figures.waiting : words.figures.waited}>{told(String(waiting))}</Figure>
          {isNow && since !== null ? (
            <Figure name={words.figures.longest}>
              <Longest since={since} />
            </Figure>
          ) : null}
          <Figure name={usually === null ? words.figures.came : words.figures.cameUsual}>
            {told(String(today.tickets))}
            {usually === null ? null : <small> / {usually}</small>}
          </Figure>
          <Figure name={words.figures.served}>{told(String(today.served))}</Figure>
          <Figure name={words.figures.ordered}>
            {told(String(today.arrived))}
            <small> / {today.ordered}</small>
          </Figure>
          <Figure name={words.figures.desks}>{told(monitoring.outOf(desks.open, desks.count), false)}</Figure>
        </dl>
        <DayCourse figures={figures} />
      </Panel>
    </section>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }): JSX.Element {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Moves on its own, by whole minutes. */
function Longest({ since }: { readonly since: string }): JSX.Element {
  const { monitoring } = useWords();
  const minutes = useFromClock((now) => Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000)));
  return <>{formatMinutes(monitoring, minutes)}</>;
}
