import { useStore } from 'ra-core';
import { type ReactNode, Suspense, useState } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { useChosenStore } from '../../core/chosen-store.ts';

const StoreFollower = lazyPart(
  async () => (await import('./store-follower.ts')).StoreFollower,
  ({ onSettled }) => onSettled(),
);

type StoreGateProps = { readonly resource: AnyResource; readonly children: ReactNode };

/**
 * Sets the chosen store as a filter of the list before the first rows are requested. It works like any other filter: a person who removes it
 * sees the rows of all stores until the chosen store changes.
 */
export function StoreGate({ resource, children }: StoreGateProps): ReactNode {
  const { chosen } = useChosenStore();
  const [followed, follow] = useStore<number | undefined>(`${prefixOf(resource)}.followedStore`);
  const isFollowing = chosen !== undefined || followed !== undefined;
  const [isOpen, setOpen] = useState(!isFollowing);
  return (
    <>
      <Suspense>
        {isFollowing ? <StoreFollower {...{ resource, chosen, followed, follow }} onSettled={() => setOpen(true)} /> : null}
      </Suspense>
      {isOpen ? children : null}
    </>
  );
}
