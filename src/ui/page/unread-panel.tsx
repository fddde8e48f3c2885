import type { JSX } from 'react';
import { Button } from '../button/button.tsx';
import type { Work } from '../button/use-single-run.ts';
import { EmptyState } from './empty-state.tsx';
import { Panel } from './panel.tsx';

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
