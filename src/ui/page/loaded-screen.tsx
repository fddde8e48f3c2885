import type { JSX, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import type { Work } from '../button/use-single-run.ts';
import { EmptyState } from './empty-state.tsx';
import { PageHeader } from './page-header.tsx';
import { Panel } from './panel.tsx';
import { SkeletonScreen } from './skeleton.tsx';

type LoadedScreenProps<T> = {
  /** Is above a fault too. */
  readonly title: string;
  readonly words: UnreadWords & { readonly loading: string };
  readonly read: {
    readonly data: T | undefined;
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly refetch: () => Work;
  };
  readonly children: (data: T) => ReactNode;
};

/** A screen of one reading: its outline while it is read, what to do where it could not be, and then what was read. */
export function LoadedScreen<T>({ title, words, read, children }: LoadedScreenProps<T>): JSX.Element {
  const { data, isPending, error, refetch } = read;
  if (isPending) return <SkeletonScreen label={words.loading} />;
  if (data !== undefined) return <>{children(data)}</>;
  return (
    <>
      <PageHeader title={title} />
      <UnreadPanel words={words} error={error} onRetry={() => refetch()} />
    </>
  );
}

export type UnreadWords = { readonly failed: string; readonly retry: string };

type UnreadPanelProps = {
  readonly words: UnreadWords;
  /** What the server or the network said. */
  readonly error: Error | null;
  readonly onRetry: () => Work;
};

/** In place of what could not be read: why, and how to read it again. */
export function UnreadPanel({ words, error, onRetry }: UnreadPanelProps): JSX.Element {
  return (
    <Panel padded={false}>
      <EmptyState icon="alert" title={words.failed} actions={<Button onClick={() => onRetry()}>{words.retry}</Button>}>
        {error?.message}
      </EmptyState>
    </Panel>
  );
}
