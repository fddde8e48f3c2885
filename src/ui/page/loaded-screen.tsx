import type { JSX, ReactNode } from 'react';
import type { Work } from '../button/use-single-run.ts';
import { PageHeader } from './page-header.tsx';
import { SkeletonScreen } from './skeleton.tsx';
import { UnreadPanel, type UnreadWords } from './unread-panel.tsx';

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
