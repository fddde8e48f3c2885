import { type JSX, Suspense, useCallback, useState } from 'react';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { MenuButton } from '../../../ui/button/menu-button.tsx';
import { part } from '../../../ui/page/part.tsx';
import type { Within } from '../../vocabulary/within.ts';
import { useWords } from '../../vocabulary/words.ts';
import type { RecordList } from '../state/use-record-list.ts';

const ExportOptions = part(async () => (await import('./export-options.tsx')).ExportOptions);
const ExportDialog = part(
  async () => (await import('./export-dialog.tsx')).ExportDialog,
  ({ onClose }) => onClose(),
);

export type ExportMenuProps = {
  readonly resource: AnyResource;
  readonly within: Within | undefined;
  readonly list: RecordList;
  /** Names of the columns of the view, in their order. */
  readonly columns: readonly string[];
  /** Identifiers of rows that were selected one by one. */
  readonly selected: readonly number[];
  readonly onPrint: () => void;
};

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
