import { useEffect } from 'react';
import { type NotificationAction, useNotificationCentre } from '../../../providers/notification-centre.ts';
import { serverAnswers } from '../../../providers/transport/server-answers.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { partMissing, partsMissing } from '../../../ui/page/lazy-part.tsx';

/** Parts that are missing together are one trouble. */
const saidOnceInMilliseconds = 5_000;

/** Says that a part of the screen could not be fetched, and what helps: otherwise a button would seem to do nothing. */
export function MissingParts(): null {
  const { notifications } = useConsoleWords();
  const centre = useNotificationCentre();
  useEffect(() => {
    let last = { text: '', at: Number.NEGATIVE_INFINITY };
    const notifyOnce = (text: string, action?: NotificationAction): void => {
      const at = performance.now();
      if (text === last.text && at - last.at < saidOnceInMilliseconds) return;
      last = { text, at };
      centre.notify('danger', text, action);
    };
    const say = async (): Promise<void> => {
      if (await serverAnswers())
        notifyOnce(notifications.partMissing, { label: notifications.reload, run: () => window.location.reload() });
      else notifyOnce(navigator.onLine ? notifications.unreachable : notifications.offline);
    };
    const onMissing = (): void => void say();
    partsMissing.addEventListener(partMissing, onMissing);
    return () => partsMissing.removeEventListener(partMissing, onMissing);
  }, [centre, notifications]);
  return null;
}
