import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useRef } from 'react';
import { OwnWritesContext } from '../../../providers/live/own-writes.ts';

/**
 * Refetches what is shown once its person is back. No one was notified of what changed meanwhile; and a read that waited goes out next to
 * the save that waited, and may answer with what was before it.
 */
export function useRefetchOnReturn(suspended: boolean): void {
  const queryClient = useQueryClient();
  const writes = useContext(OwnWritesContext);
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !suspended) void Promise.resolve(writes?.settled()).then(() => queryClient.invalidateQueries());
    was.current = suspended;
  }, [suspended, queryClient, writes]);
}
