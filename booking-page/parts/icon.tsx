import type { JSX } from 'preact';
import type { IconName } from './generated/icon-name.ts';
import sheet from './generated/icons.svg?no-inline';

/** A decorative icon next to a word, which grows with the text; screen readers skip it. `size` is in pixels of the usual text. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }): JSX.Element {
  const side = `${size / 16}rem`;
  return (
    <svg class="icon" width={side} height={side} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
