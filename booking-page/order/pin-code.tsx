import type { JSX } from 'preact';
import { encode } from 'uqr';
import { useSpeech } from '../words/speech.ts';

/** The PIN as a QR code, dark on light in every appearance: readers take nothing else. */
export function PinCode({ pin }: { readonly pin: string }): JSX.Element {
  const { words } = useSpeech();
  const { data, size } = encode(pin, { border: 2 });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      class="pin-code"
      viewBox={`0 0 ${size} ${size}`}
      width={168}
      height={168}
      role="img"
      aria-label={words.order.qr}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dots.join('')} fill="#111" />
    </svg>
  );
}
