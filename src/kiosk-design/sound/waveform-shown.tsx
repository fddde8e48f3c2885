import type { JSX } from 'react';
import './waveform-shown.css';

const step = 4;
const height = 48;

/** A sound as bars from its beginning to its end. */
export function WaveformShown({ peaks }: { readonly peaks: readonly number[] }): JSX.Element {
  const bars = peaks.map((peak, at) => {
    const half = Math.max(0.5, (peak * (height - 4)) / 2);
    return `M${at * step + 2} ${height / 2 - half}v${2 * half}`;
  });
  return (
    <svg className="waveform" viewBox={`0 0 ${peaks.length * step} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={bars.join('')} />
    </svg>
  );
}
