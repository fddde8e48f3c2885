import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import { aheadMilliseconds } from '../../providers/asked-ahead.ts';
import { useCentral, useSession } from '../../providers/central-context.ts';
import { useHttp } from '../../providers/http/http-context.ts';
import { ActivityLogContext } from '../../providers/live/activity-log.ts';
import { OwnWritesContext } from '../../providers/live/own-writes.ts';
import { useNotificationCentre } from '../../providers/notifications/use-notifications.ts';
import { whenIdle } from '../../ui/behaviour/idle.ts';

/** Follows what changes for as long as the same person is signed in, and not while a screen waits for them. What follows is fetched behind the first screen. */
export function LiveBridge(): null {
  const { session, transport, now } = useCentral();
  const { user, suspended } = useSession();
  const http = useHttp();
  const queryClient = useQueryClient();
  const writes = useContext(OwnWritesContext);
  const happenings = useContext(ActivityLogContext);
  const centre = useNotificationCentre();
  const id = suspended ? undefined : user?.id;
  useEffect(() => {
    if (id === undefined || writes === null || happenings === null) return undefined;
    const leaving = new AbortController();
    // Rows may have been asked for ahead of the frame, but not before the page itself.
    const since = Math.max(0, performance.now() - aheadMilliseconds);
    const follow = async (): Promise<void> => {
      const { followLive } = await import('../../providers/live/live.ts');
      if (leaving.signal.aborted) return;
      followLive({ session, transport, http, queryClient, writes, happenings, centre, user: id, now, since }, leaving.signal);
    };
    const callOff = whenIdle(() => void follow());
    return () => {
      callOff();
      leaving.abort();
    };
  }, [session, transport, http, queryClient, writes, happenings, centre, now, id]);
  return null;
}
