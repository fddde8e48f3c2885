import { type JSX, Suspense } from 'react';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import type { RecordList } from './use-record-list.ts';

const ExactTotal = lazyPart(async () => (await import('./exact-total.tsx')).ExactTotal);

/** The way to the exact total of a list that has more rows than are counted. */
export function TotalOnDemand({ list }: { readonly list: RecordList }): JSX.Element | null {
  if (!list.isMore) return null;
  return (
    <Suspense>
      <ExactTotal list={list} />
    </Suspense>
  );
}
