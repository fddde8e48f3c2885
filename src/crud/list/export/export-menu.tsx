import { type JSX, Suspense, useCallback, useState } from 'react';
import { exportFormats } from '../../../../contract/derive/export-columns.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { MenuButton } from '../../../ui/button/menu-button.tsx';
import { MenuItem } from '../../../ui/button/menu-item.tsx';
import type { Row } from '../../vocabulary/row.ts';
import type { Within } from '../../vocabulary/within.ts';
import { useWords } from '../../vocabulary/words.ts';
import type { RecordList } from '../state/use-record-list.ts';
import './export-menu.css';
import { part } from '../../../ui/page/part.tsx';
import { useBeginExport } from './use-begin-export.ts';

/** So many values a filter takes. */
const mostSelected = 1000;

const ExportDialog = part(
  async () => (await import('./export-dialog.tsx')).ExportDialog,
  ({ onClose }) => onClose(),
);

type ExportMenuProps = {
  readonly resource: AnyResource;
  readonly within: Within | undefined;
  readonly list: RecordList;
  /** Names of the columns of the view, in their order. */
  readonly columns: readonly string[];
  /** Identifiers of rows that were selected one by one. */
  readonly selected: readonly number[];
};

/** Takes the list away as a file: what is filtered or what is selected, in the columns and the order of the view. */
export function ExportMenu({ resource, within, list, columns, selected }: ExportMenuProps): JSX.Element {
  const { exporting, grammar, labelsOf } = useWords();
  const begin = useBeginExport();
  const [shown, setShown] = useState<number | null>(null);
  const hide = useCallback(() => setShown(null), []);
  const { controller, filters, sortKeys } = list;
  const place: Row = within === undefined ? {} : { [within.name]: within.id };
  const kinds: readonly { readonly label: string; readonly filter: Row }[] = [
    { label: exporting.filtered(grammar.count(labelsOf(resource).noun, controller.total ?? 0)), filter: { ...filters, ...place } },
    ...(selected.length === 0 || selected.length > mostSelected
      ? []
      : [{ label: exporting.selected(selected.length), filter: { ...place, id_in: selected } }]),
  ];
  return (
    <>
      <MenuButton label={exporting.menu} icon="download" iconOnly>
        {(close) =>
          kinds.map(({ label, filter }) => (
            <div key={label} role="group" aria-label={label} className="export-menu__kind">
              <p aria-hidden="true">{label}</p>
              {exportFormats.map((format) => (
                <MenuItem
                  key={format}
                  onClick={() => {
                    close();
                    setShown(begin({ resource, format, columns, filter, sort: sortKeys.map((key) => [key.field, key.order] as const) }));
                  }}
                >
                  {exporting.formats[format]}
                </MenuItem>
              ))}
            </div>
          ))
        }
      </MenuButton>
      {shown === null ? null : (
        <Suspense>
          <ExportDialog id={shown} onClose={hide} />
        </Suspense>
      )}
    </>
  );
}
