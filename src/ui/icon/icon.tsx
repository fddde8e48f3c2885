import type { JSX } from 'react';
import type { IconName } from './generated/icon-name.ts';
import sheet from './generated/icons.svg';

type IconProps = { readonly name: IconName; readonly size?: 16 | 18 | 20 | 24 | 32 };

/** An icon on a grid of 24; never read out on its own, because it is next to a word or in a control that has a name. */
export function Icon({ name, size = 18 }: IconProps): JSX.Element {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
