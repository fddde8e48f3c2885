import { type JSX, useContext } from 'react';
import { exportFormats } from '../../../../contract/derive/export-columns.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { MenuItem } from '../../../ui/button/menu-item.tsx';
import type { Row } from '../../core/row.ts';
import type { Within } from '../../core/within.ts';
import { useWords } from '../../core/words.ts';
import { countText, type RecordList } from '../state/use-record-list.ts';
import './export-menu.css';
import { type DataProvider, useDataProvider } from 'ra-core';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { useNotify } from '../../core/use-notify.ts';
import type { Export, ExportRequest } from './export-state.ts';
import { ExportsContext } from './exports.ts';
import type { ComingFile } from './take-export.ts';

/** This many values a filter takes. */
const mostSelected = 1000;

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

type ExportOptionsProps = ExportMenuProps & {
  /** Called with the number of an export that has begun. */
  readonly onBegun: (id: number) => void;
  readonly close: () => void;
};

/** What is filtered or what is selected, in the columns and the order of the view: in each format of a file, and on paper. */
export function ExportOptions({ resource, within, list, columns, selected, onPrint, onBegun, close }: ExportOptionsProps): JSX.Element {
  const words = useWords();
  const { exporting } = words;
  const begin = useBeginExport();
  const { filters, sortKeys } = list;
  const place: Row = within === undefined ? {} : { [within.name]: within.id };
  const kinds: readonly { readonly label: string; readonly filter: Row }[] = [
    { label: exporting.filtered(countText(words, resource, list) ?? ''), filter: { ...filters, ...place } },
    ...(selected.length === 0 || selected.length > mostSelected
      ? []
      : [{ label: exporting.selected(selected.length), filter: { ...place, id_in: selected } }]),
  ];
  return (
    <>
      {kinds.map(({ label, filter }) => (
        <div key={label} role="group" aria-label={label} className="export-menu__kind">
          <p aria-hidden="true">{label}</p>
          {exportFormats.map((format) => (
            <MenuItem
              key={format}
              onClick={() => {
                close();
                onBegun(begin({ resource, format, columns, filter, sort: sortKeys.map((key) => [key.field, key.order] as const) }));
              }}
            >
              {exporting.formats[format]}
            </MenuItem>
          ))}
        </div>
      ))}
      <MenuItem
        onClick={() => {
          close();
          onPrint();
        }}
      >
        {exporting.print(selected.length)}
      </MenuItem>
    </>
  );
}

type ExportProvider = DataProvider & {
  readonly export: (resource: string, asked: Omit<ExportRequest, 'resource'> & { readonly signal: AbortSignal }) => Promise<ComingFile>;
};

/** Begins an export that goes on wherever one moves, and says how it ended; answers with its number. */
function useBeginExport(): (request: ExportRequest) => number {
  const exports = useContext(ExportsContext);
  const provider = useDataProvider<ExportProvider>();
  const notify = useNotify();
  const { exporting, grammar, labelsOf } = useWords();
  const onEnd = ({ state, request }: Export, isWatched: boolean): void => {
    const { noun, page } = labelsOf(request.resource);
    const forLater = { countsAsUnread: true };
    if (state.step === 'done') notify(exporting.done(grammar.count(noun, state.rows), state.name), 'success', undefined, forLater);
    if (state.step === 'cancelled') notify(exporting.cancelled, 'info');
    if (state.step === 'failed' && !isWatched)
      notify(`${exporting.title(page)}. ${state.message ?? exporting.incomplete}`, 'error', undefined, forLater);
  };
  return (request) => {
    const { resource, ...params } = request;
    return exports.begin({ request, onEnd, fetch: (signal) => provider.export(prefixOf(resource), { ...params, signal }) });
  };
}
