import type { JSX } from 'react';
import { NavLink } from 'react-router';
import { labelsOf } from '../../../contract/messages/texts.ts';
import { registry } from '../../../contract/resources/registry.ts';
import { useMessages } from '../../providers/words/console-words.ts';
import '../../ui/tabs.css';

/** Templates and notifications are two lists of one screen: specification section 2, page 08 (Addresses). */
export const notificationLists = ['templates', 'notifications'] as const;

/** Links between the two lists, under the heading of each. */
export function NotificationTabs(): JSX.Element {
  const messages = useMessages();
  return (
    <nav className="tabs" aria-label={messages.console.screens.notificationSettings}>
      {notificationLists.map((name) => (
        <NavLink key={name} to={registry[name].page} end className="tabs__tab">
          {labelsOf(messages, name).page}
        </NavLink>
      ))}
    </nav>
  );
}
