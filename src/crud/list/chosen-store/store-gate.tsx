import { useStore } from 'ra-core';
import { type ReactNode, Suspense, useState } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { useChosenStore } from '../../core/chosen-store/use-chosen-store.ts';

const StoreFollower = lazyPart(
  async () => (await import('./store-follower.ts')).StoreFollower,
  ({ onSettled }) => onSettled(),
);

type StoreGateProps = { readonly resource: AnyResource; readonly children: ReactNode };

/**
 * Puts the chosen store into the filter of a list, before its rows are asked for. From then on it is a filter as any other: anyone who
 * takes it off sees the rows of all stores until another one is chosen.
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
