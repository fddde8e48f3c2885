import type { JSX } from 'preact';
import type { IconName } from './generated/icon-name.ts';
import sheet from './generated/icons.svg?no-inline';

/** A decorative icon next to a word; screen readers skip it. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }): JSX.Element {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
