import type { JSX } from 'react';
import { Link } from 'react-router';
import { capitalise } from '../../../contract/messages/basics/grammar.ts';
import { choiceLabel } from '../../../contract/messages/texts.ts';
import type { MonitoredStore } from '../../../contract/operations/monitoring.ts';
import type { MonitoringWarning } from '../../../contract/rules/branch-status/monitoring-warnings.ts';
import type { StoreWarning } from '../../../contract/rules/branch-status/store-warnings.ts';
import { formatMoment } from '../../../contract/rules/time/shown-time.ts';
import { useBranchOverviewWords } from '../../branch-status/all-stores/overview-words.ts';
import { formatMinutes } from '../../branch-status/format-minutes.ts';
import { useWarningText } from '../../branch-status/use-store-warnings.ts';
import { formatDay } from '../../crud/core/format.ts';
import { useMessages } from '../../providers/words/console-words.ts';
import { DeviceLine, LaggingDisplayLine, OutdatedDeviceLine } from './device-lines.tsx';
import { outageLogOf } from './outage-log.ts';
import { WarningLine } from './warning-line.tsx';
import { useWarningWords } from './warning-words.ts';

type ToldConcernProps = { readonly store: MonitoredStore; readonly concern: MonitoringWarning; readonly now: Date };

/** One concern of a store in words, with what to do about it and the link to where. */
export function StoreWarningLine({ store, concern, now }: ToldConcernProps): JSX.Element {
  const messages = useMessages();
  const overview = useBranchOverviewWords();
  const words = useWarningWords();
  const page = `/stores/${store.id}`;
  switch (concern.about) {
    case 'outages': {
      const { outage, started_at } = concern.outage;
      const kind = choiceLabel(messages, 'outages', 'outage_kind', outage).toLocaleLowerCase(messages.language);
      const text = words.outage(kind, formatMoment(started_at, now));
      return <WarningLine text={text} action={<Link to={outageLogOf(store.id)}>{overview.show.outages}</Link>} />;
    }
    case 'waiting':
      return <LongWait {...{ store, now }} troubles={concern.troubles} />;
    case 'sync':
      return <WarningLine text={words.sync} action={<Link to={`${page}?tab=waiting`}>{overview.show.changes}</Link>} />;
    case 'designs':
      return <OutdatedDeviceLine {...{ now }} kind={concern.kind} device={concern.device} />;
    case 'playing':
      return <LaggingDisplayLine {...{ now }} display={concern.display} />;
    case 'changes': {
      const text = words.changes(concern.count, formatMoment(concern.since, now));
      return <WarningLine text={text} action={<Link to={`${page}?tab=waiting`}>{overview.show.changes}</Link>} />;
    }
    case 'licence': {
      const say = concern.state === 'ended' ? words.licenceEnded : words.licenceEnding;
      return <WarningLine text={say(formatDay(concern.valid_to))} action={<Link to={`${page}?tab=licence`}>{words.show.licence}</Link>} />;
    }
    default:
      return <DeviceLine {...{ now }} device={concern.device} />;
  }
}

type LongWaitProps = Omit<ToldConcernProps, 'concern'> & { readonly troubles: readonly StoreWarning[] };

/** Who waits too long, and whether more desks can be opened. */
function LongWait({ store: { id, services, desks }, troubles, now }: LongWaitProps): JSX.Element {
  const { monitoring } = useMessages().console;
  const words = useWarningWords();
  const said = useWarningText();
  const [first] = services;
  const text = troubles.map((trouble) =>
    trouble.kind === 'long_wait' && first !== undefined
      ? words.longWait(first.name, formatMinutes(monitoring, Math.floor((now.getTime() - Date.parse(first.waiting_since)) / 60_000)))
      : said(trouble),
  );
  const next = desks.open < desks.count ? words.openMore(desks.open, desks.count) : words.allOpen;
  return (
    <WarningLine
      text={`${capitalise(text.join(', '))}.`}
      next={desks.count === 0 ? undefined : next}
      action={<Link to={`/stores/${id}?tab=monitoring`}>{words.show.operation}</Link>}
    />
  );
}
