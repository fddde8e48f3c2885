import { type JSX, Suspense } from 'react';
import { useStorageState } from '../../providers/storage-notice.ts';
import { lazyPart } from '../../ui/page/lazy-part.tsx';

const StorageBanner = lazyPart(async () => (await import('./storage-banner.tsx')).StorageBanner);

/** Shows the banner while the server's disk has too little room; nearly always nothing. */
export function StorageWatch(): JSX.Element | null {
  const state = useStorageState();
  if (state === 'ample') return null;
  return (
    <Suspense>
      <StorageBanner state={state} />
    </Suspense>
  );
}
