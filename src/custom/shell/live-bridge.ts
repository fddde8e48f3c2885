import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import { useCentral, useSession } from '../../providers/central-context.ts';
import { useHttp } from '../../providers/http/http-context.ts';
import { HappeningsContext } from '../../providers/live/happenings.ts';
import { OwnWritesContext } from '../../providers/live/own-writes.ts';

/** Follows what changes for as long as the same person is signed in. What follows is fetched behind the first screen. */
export function LiveBridge(): null {
  const { session, transport } = useCentral();
  const { user } = useSession();
  const http = useHttp();
  const queryClient = useQueryClient();
  const writes = useContext(OwnWritesContext);
  const happenings = useContext(HappeningsContext);
  const id = user?.id;
  useEffect(() => {
    if (id === undefined || writes === null || happenings === null) return undefined;
    const leaving = new AbortController();
    const since = performance.now();
    void import('../../providers/live/live.ts').then(({ followLive }) => {
      if (!leaving.signal.aborted)
        followLive({ session, transport, http, queryClient, writes, happenings, user: id, since }, leaving.signal);
    });
    return () => leaving.abort();
  }, [session, transport, http, queryClient, writes, happenings, id]);
  return null;
}
