import type { JSX } from 'react';
import type { ReportFormat } from '../../../../contract/operations/report-answer.ts';
import type { ReportKind } from '../../../../contract/rules/statistics/report/report-offers.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { readRefusal } from '../../../crud/core/refusal.ts';
import { useNotify } from '../../../crud/core/use-notify.ts';
import { saveBlob } from '../../../ui/behaviour/save-blob.ts';
import { MenuButton } from '../../../ui/button/menu-button.tsx';
import { MenuItem } from '../../../ui/button/menu-item.tsx';
import { useReportWords } from './report-words.ts';
import { useReport } from './use-report.ts';

/** More rows are no page that anyone reads: the server writes none either. */
const mostPdfRows = 2000;

type ReportToolsProps = { readonly kind: ReportKind; readonly query: string };

/** The files of a report that is shown. */
export function ReportTools({ kind, query }: ReportToolsProps): JSX.Element {
  const { result } = useReportWords();
  const { download } = useCalls();
  const notify = useNotify();
  const { data } = useReport(kind, query);
  const take = async (format: ReportFormat): Promise<void> => {
    if (format === 'pdf' && (data?.answer.rows.length ?? 0) > mostPdfRows) return notify(result.pdfTooLong, 'error');
    try {
      const { name, content } = await download('GET /report-export', { query: { kind, query, format } });
      saveBlob(await new Response(content).blob(), name);
      notify(result.downloaded, 'success');
    } catch (error) {
      notify(readRefusal(error).message, 'error');
    }
  };
  return (
    <MenuButton icon="download" label={result.download}>
      {(close) => (
        <>
          <MenuItem onClick={() => take('xlsx').then(close)}>{result.xlsx}</MenuItem>
          <MenuItem onClick={() => take('csv').then(close)}>{result.csv}</MenuItem>
          <MenuItem onClick={() => take('pdf').then(close)}>{result.pdf}</MenuItem>
        </>
      )}
    </MenuButton>
  );
}
