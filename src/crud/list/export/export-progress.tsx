import type { JSX } from 'react';
import { useWords, type Words } from '../../core/words.ts';
import './export-progress.css';
import type { UnderWay } from './export-state.ts';

/** How far an export is, by the rows that came where they can be counted. */
export function ExportProgress({ state }: { readonly state: UnderWay }): JSX.Element {
  const { exporting } = useWords();
  const share = state.step === 'coming' && state.rows !== null && state.total > 0 ? Math.min(1, state.rows / state.total) : undefined;
  return (
    <div className="export-progress">
      <progress className="export-progress__bar" aria-label={exporting.progress} max={1} value={share} />
      <p>{textOf(state, exporting)}</p>
      {/* A screen reader is given a few steps, not every number that goes by. */}
      <p className="visually-hidden" role="status">
        {state.step === 'preparing' ? exporting.preparing : share === undefined ? '' : exporting.percent(Math.floor(share * 4) * 25)}
      </p>
    </div>
  );
}

const bytesInMegabyte = 1_000_000;

function textOf(state: UnderWay, exporting: Words['exporting']): string {
  if (state.step === 'preparing') return exporting.preparing;
  if (state.rows !== null) return exporting.taken(state.rows, state.total);
  return exporting.takenBytes(Math.round((state.bytes / bytesInMegabyte) * 10) / 10, state.total);
}
