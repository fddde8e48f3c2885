import type { JSX } from 'react';
import { timeZone } from '../../../../contract/limits.ts';
import { useAppearance } from '../../../providers/appearance/appearance-context.ts';
import type { ConsoleNotification } from '../../../providers/notifications/notification-centre.ts';
import { Icon } from '../../../ui/icon.tsx';

/** One thing that happened, with its time. */
export function EventLine({ event }: { readonly event: ConsoleNotification }): JSX.Element {
  const { language } = useAppearance();
  const time = new Intl.DateTimeFormat(language === 'cs' ? 'cs-CZ' : 'en-GB', { timeStyle: 'medium', timeZone }).format(event.at);
  const icon = event.type === 'danger' || event.type === 'warning' ? 'alert' : 'checkCircle';
  return (
    <li className={`event event--${event.type}`}>
      <Icon name={icon} />
      <p className="event__text">{event.text}</p>
      <time className="event__time" dateTime={event.at.toISOString()}>
        {time}
      </time>
    </li>
  );
}
