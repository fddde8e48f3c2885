import { type JSX, Suspense } from 'react';
import { type ActivityEntry, useActivityLog } from '../../../providers/live/activity-log.ts';
import type { ConsoleNotification } from '../../../providers/notifications/notification-centre.ts';
import { useNotifications } from '../../../providers/notifications/use-notifications.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { useShellParts } from '../parts/shell-parts.ts';
import { EventLine } from './event-line.tsx';
import { EventTime } from './event-time.tsx';

type Told = { readonly at: Date } & ({ readonly own: ConsoleNotification } | { readonly other: ActivityEntry });

const mostShown = 100;

/** What the console reported and what others did, the newest first. */
export function Events(): JSX.Element {
  const { shell } = useConsoleWords();
  const { ChangeLine } = useShellParts();
  const told: readonly Told[] = [
    ...useNotifications()
      .filter(({ isPassing }) => !isPassing)
      .map((own): Told => ({ own, at: own.at })),
    ...useActivityLog().map((other): Told => ({ other, at: other.at })),
  ]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, mostShown);
  if (told.length === 0) return <EmptyState icon="bell" title={shell.noEvents} />;
  return (
    <ul>
      {told.map((one) =>
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
