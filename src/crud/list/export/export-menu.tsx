import { type JSX, Suspense, useCallback, useState } from 'react';
import { MenuButton } from '../../../ui/button/menu-button.tsx';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { useWords } from '../../core/words.ts';
import type { ExportMenuProps } from './export-options.tsx';

const ExportOptions = lazyPart(async () => (await import('./export-options.tsx')).ExportOptions);
const ExportDialog = lazyPart(
  async () => (await import('./export-dialog.tsx')).ExportDialog,
  ({ onClose }) => onClose(),
);

/** Takes the list away as a file or on paper. What it offers is fetched when it is opened. */
export function ExportMenu(props: ExportMenuProps): JSX.Element {
  const [shown, setShown] = useState<number | null>(null);
  const hide = useCallback(() => setShown(null), []);
  return (
    <>
      <MenuButton label={useWords().exporting.menu} icon="download" iconOnly>
        {(close) => (
          <Suspense>
            <ExportOptions {...props} onBegun={setShown} close={close} />
          </Suspense>
        )}
      </MenuButton>
      {shown === null ? null : (
        <Suspense>
          <ExportDialog id={shown} onClose={hide} />
        </Suspense>
      )}
    </>
  );
}
