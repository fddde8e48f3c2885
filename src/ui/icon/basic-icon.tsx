import type { JSX } from 'react';
import { type BasicIconName, basicIconPaths } from './basic-icon-paths.ts';
import { Drawing, type DrawingSize } from './drawing.tsx';

/** One of the few drawings that fields and messages need; the others come with the console. */
export function BasicIcon({ name, size = 18 }: { readonly name: BasicIconName; readonly size?: DrawingSize }): JSX.Element {
  return <Drawing path={basicIconPaths[name]} size={size} />;
}
