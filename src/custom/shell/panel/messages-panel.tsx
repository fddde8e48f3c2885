import { type JSX, Suspense, useEffect, useRef, useState } from 'react';
import { useNotificationCentre, useNotifications } from '../../../providers/notification-centre.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { TabPanel, Tabs } from '../../../ui/page/tabs.tsx';
import { Events } from './events.tsx';
import { useShellParts } from './shell-parts.ts';
import './messages-panel.css';

const prefix = 'messages';

/** The right panel: what just happened, and one's running tasks. */
export function MessagesPanel({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const { shell } = useConsoleWords();
  const [tab, setTab] = useState('events');
  const { TaskList } = useShellParts();
  const { read } = useNotificationCentre();
  const newest = useNotifications()[0]?.id;
  // Anyone who has it open sees what comes.
  useEffect(read, [read, newest]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      // A dialog above takes the key for itself.
      if (key === 'Escape' && document.querySelector('dialog[open]') === null) onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <aside id="messages-panel" className="messages-panel" aria-label={shell.messages}>
      <div className="messages-panel__head">
        <h2 ref={heading} tabIndex={-1}>
          {shell.messages}
        </h2>
        <IconButton icon="close" label={shell.closePanel} onClick={onClose} />
      </div>
      <Tabs
        label={shell.messages}
        prefix={prefix}
        tabs={[
          { id: 'events', label: shell.events },
          { id: 'tasks', label: shell.tasks },
        ]}
        selected={tab}
        onSelect={setTab}
      />
      <div className="messages-panel__body">
        <TabPanel prefix={prefix} id="events" hidden={tab !== 'events'}>
          <Events />
        </TabPanel>
        <TabPanel prefix={prefix} id="tasks" hidden={tab !== 'tasks'}>
          <Suspense>
            <TaskList emptyText={shell.noTasks} />
          </Suspense>
        </TabPanel>
      </div>
    </aside>
  );
}
