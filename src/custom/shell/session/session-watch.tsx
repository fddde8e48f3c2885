import { type JSX, Suspense, useCallback, useEffect, useState } from 'react';
import { useCentral, useSession } from '../../../providers/central-context.ts';
import { useHttpAsk } from '../../../providers/http/ask.ts';
import { useTimeLeft } from '../../../providers/session/time-left.ts';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';

const SessionEnding = lazyPart(async () => (await import('./session-ending.tsx')).SessionEnding);

/** WCAG 2.2.1 and page 07: said at least this long before the end. */
const warnedBeforeMilliseconds = 125_000;
/** While the warning is: someone may have gone on in another tab. */
const askedEveryMilliseconds = 10_000;

/** What an end reported twice may differ by. */
const putOffMilliseconds = 5_000;
/** No end has been warned of yet. */
const nothing = Number.NEGATIVE_INFINITY;

/** Warns while someone is signed in. */
export function SessionWatch(): JSX.Element | null {
  return useSession().suspended ? null : <Warning />;
}

/** Warns before the session ends on its own. Other tabs and other answers may have put the end off: the server is asked first. */
function Warning(): JSX.Element | null {
  const { now } = useCentral();
  const ask = useHttpAsk();
  const left = useTimeLeft();
  const [warned, setWarned] = useState(nothing);
  const [read, setRead] = useState(nothing);
  const ends = left?.idle.getTime() ?? null;
  const checkEnd = useCallback(async () => {
    // Unreachable: what is known holds. A session that has ended signs out by this.
    await ask('GET /me', { background: true }).catch(() => undefined);
  }, [ask]);
  useEffect(() => {
    if (ends === null) return undefined;
    const untilWarning = (): number => ends - warnedBeforeMilliseconds - now().getTime();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const arm = (): void => {
      clearTimeout(timer);
      if (!isOver) timer = setTimeout(() => void look(), Math.max(untilWarning(), askedEveryMilliseconds));
    };
    const look = async (): Promise<void> => {
      await checkEnd();
      if (untilWarning() <= 0) setWarned(ends);
      arm();
    };
    // A computer that slept, or a tab that was put aside, is late with its timers.
    const onSeen = (): void => {
      if (document.visibilityState === 'visible' && untilWarning() <= 0) void look();
    };
    arm();
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, [ends, now, checkEnd]);
  // Anyone who went on, here or in another tab, has put the end off, and what was warned of is over.
  const isStill = (one: number): boolean => ends !== null && ends < one + putOffMilliseconds;
  // Of an end that someone has just set everybody is warned at once.
  const due = left?.isForFactor === true && ends !== null ? ends : warned;
  if (left === null || !isStill(due) || isStill(read)) return null;
  return (
    <Suspense>
      <SessionEnding left={left} onRead={() => setRead(due)} />
    </Suspense>
  );
}
