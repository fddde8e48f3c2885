import type { ComponentProps, JSX } from 'react';
import { EmptyState } from './empty-state.tsx';
import { PageHeader } from './page-header.tsx';
import { Panel } from './panel.tsx';

/** A screen with nothing to show under its heading: says why, and what to do. */
export function EmptyScreen({ heading, ...state }: ComponentProps<typeof EmptyState> & { readonly heading: string }): JSX.Element {
  return (
    <>
      <PageHeader title={heading} />
      <Panel padded={false}>
        <EmptyState {...state} />
      </Panel>
    </>
  );
}
