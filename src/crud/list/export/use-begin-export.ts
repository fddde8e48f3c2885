import { type DataProvider, useDataProvider } from 'ra-core';
import { useContext } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { useNotify } from '../../core/use-notify.ts';
import { useWords } from '../../core/words.ts';
import { type Export, type ExportRequest, ExportsContext } from './exports.ts';
import type { ComingFile } from './take-export.ts';

type ExportProvider = DataProvider & {
  readonly export: (resource: string, asked: Omit<ExportRequest, 'resource'> & { readonly signal: AbortSignal }) => Promise<ComingFile>;
};

/** Begins an export that goes on wherever one moves, and says how it ended; answers with its number. */
export function useBeginExport(): (request: ExportRequest) => number {
  const exports = useContext(ExportsContext);
  const provider = useDataProvider<ExportProvider>();
  const tell = useNotify();
  const { exporting, grammar, labelsOf } = useWords();
  const onEnd = ({ state, request }: Export, isWatched: boolean): void => {
    const { noun, page } = labelsOf(request.resource);
    const forLater = { countsAsUnread: true };
    if (state.step === 'done') tell(exporting.done(grammar.count(noun, state.rows), state.name), 'success', undefined, forLater);
    if (state.step === 'cancelled') tell(exporting.cancelled, 'info');
    if (state.step === 'failed' && !isWatched)
      tell(`${exporting.title(page)}. ${state.message ?? exporting.incomplete}`, 'error', undefined, forLater);
  };
  return (request) => {
    const { resource, ...question } = request;
    return exports.begin({ request, onEnd, fetch: (signal) => provider.export(prefixOf(resource), { ...question, signal }) });
  };
}
