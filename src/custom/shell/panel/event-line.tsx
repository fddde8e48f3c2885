import type { JSX } from 'react';
import type { ConsoleNotification } from '../../../providers/notifications/notification-centre.ts';
import { useNotificationCentre } from '../../../providers/notifications/use-notifications.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { EventTime } from './event-time.tsx';

/** One thing that happened, with its time. */
export function EventLine({ event }: { readonly event: ConsoleNotification }): JSX.Element {
  const { take } = useNotificationCentre();
  const icon = event.type === 'danger' || event.type === 'warning' ? 'alert' : 'checkCircle';
  return (
    <li className={`event event--${event.type}`}>
      <Icon name={icon} />
      <div className="event__text">
        <p>{event.text}</p>
        {event.deed === undefined ? null : <Button onClick={() => take(event.id)}>{event.deed.label}</Button>}
      </div>
      <EventTime at={event.at} />
    </li>
  );
}
