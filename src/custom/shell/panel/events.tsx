import { type JSX, Suspense } from 'react';
import { timeZone } from '../../../../contract/basics/limits.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { useAppearance } from '../../../providers/appearance/appearance-store.ts';
import { type ActivityEntry, useActivityLog } from '../../../providers/live/activity-log.ts';
import { type ConsoleNotification, useNotificationCentre, useNotifications } from '../../../providers/notification-centre.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { useShellParts } from './shell-parts.ts';

type PanelEvent = { readonly at: Date } & ({ readonly own: ConsoleNotification } | { readonly other: ActivityEntry });

const mostShown = 100;

/** What the console reported and what others did, the newest first. */
export function Events(): JSX.Element {
  const { shell } = useConsoleWords();
  const { ChangeLine } = useShellParts();
  const events: readonly PanelEvent[] = [
    ...useNotifications()
      .filter(({ isPassing }) => !isPassing)
      .map((own): PanelEvent => ({ own, at: own.at })),
    ...useActivityLog().map((other): PanelEvent => ({ other, at: other.at })),
  ]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, mostShown);
  if (events.length === 0) return <EmptyState icon="bell" title={shell.noEvents} />;
  return (
    <ul>
      {events.map((one) =>
        'own' in one ? (
          <EventLine key={`own-${one.own.id}`} event={one.own} />
        ) : (
          <li key={`other-${one.other.key}`} className="event event--other">
            <Icon name="users" />
            <div className="event__text">
              <Suspense>
                <ChangeLine {...one.other} />
              </Suspense>
            </div>
            <EventTime at={one.at} />
          </li>
        ),
      )}
    </ul>
  );
}

/** One thing that happened, with its time. */
function EventLine({ event }: { readonly event: ConsoleNotification }): JSX.Element {
  const { take } = useNotificationCentre();
  const icon = event.type === 'danger' || event.type === 'warning' ? 'alert' : 'checkCircle';
  return (
    <li className={`event event--${event.type}`}>
      <Icon name={icon} />
      <div className="event__text">
        <p>{event.text}</p>
        {event.action === undefined ? null : <Button onClick={() => take(event.id)}>{event.action.label}</Button>}
      </div>
      <EventTime at={event.at} />
    </li>
  );
}

/** When something happened, to the second; with its day where that is not today. */
function EventTime({ at }: { readonly at: Date }): JSX.Element {
  const { language } = useAppearance();
  const locale = language === 'cs' ? 'cs-CZ' : 'en-GB';
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone });
  const isToday = useFromClock((now) => day.format(now)) === day.format(at);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium', ...(isToday ? {} : { dateStyle: 'short' }), timeZone });
  return (
    <time className="event__time" dateTime={at.toISOString()}>
      {time.format(at)}
    </time>
  );
}
