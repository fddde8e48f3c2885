import { useEffect } from 'react';
import { useNotificationCentre } from '../../../providers/notifications/use-notifications.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { partMissing, partsMissing } from '../../../ui/part.tsx';

/** Parts that are missing together are one trouble. */
const saidOnceInMilliseconds = 5_000;

/** Says that a part of the screen could not be fetched, which else would look as if a button did nothing. */
export function MissingParts(): null {
  const { notifications } = useConsoleWords();
  const centre = useNotificationCentre();
  useEffect(() => {
    let said = Number.NEGATIVE_INFINITY;
    const say = (): void => {
      if (performance.now() - said < saidOnceInMilliseconds) return;
      said = performance.now();
      centre.tell('danger', navigator.onLine ? notifications.unreachable : notifications.offline);
    };
    partsMissing.addEventListener(partMissing, say);
    return () => partsMissing.removeEventListener(partMissing, say);
  }, [centre, notifications]);
  return null;
}
