import type { JSX } from 'react';
import { Drawing, type DrawingSize } from './drawing.tsx';
import { type IconName, iconPaths } from './icon-paths.ts';

export type IconProps = { readonly name: IconName; readonly size?: DrawingSize };

/** One of the console's drawings. */
export function Icon({ name, size = 18 }: IconProps): JSX.Element {
  return <Drawing path={iconPaths[name]} size={size} />;
}
