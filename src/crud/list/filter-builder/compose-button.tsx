import { type JSX, Suspense } from 'react';
import { useMedia } from '../../../ui/behaviour/use-media.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { useWords } from '../../core/words.ts';
import type { BuilderDialogProps } from './builder-context.ts';

const BuilderDialog = lazyPart(
  async () => (await import('./builder-dialog.tsx')).BuilderDialog,
  ({ onClose }) => onClose(),
);

/** Widths at which its word would push the tools of the list to a line of their own. */
const tight = '(min-width: 768px) and (max-width: 1439px)';

type ComposeButtonProps = BuilderDialogProps & { readonly isOpen: boolean; readonly onOpen: () => void };

/** Opens the builder of a filter, which is loaded then. */
export function ComposeButton({ isOpen, onOpen, ...dialog }: ComposeButtonProps): JSX.Element {
  const { filterBuilder } = useWords();
  const isTight = useMedia(tight);
  return (
    <>
      {isTight ? (
        <IconButton icon="filter" label={filterBuilder.open} aria-haspopup="dialog" onClick={onOpen} />
      ) : (
        <Button tone="plain" icon="filter" aria-haspopup="dialog" onClick={onOpen}>
          {filterBuilder.open}
        </Button>
      )}
      {isOpen ? <ComposeDialog {...dialog} /> : null}
    </>
  );
}

/** The dialog of the filter builder, for places that open it with another button. */
export function ComposeDialog(dialog: BuilderDialogProps): JSX.Element {
  const { filterBuilder } = useWords();
  return (
    <Suspense fallback={<p role="status">{filterBuilder.loading}</p>}>
      <BuilderDialog {...dialog} />
    </Suspense>
  );
}
