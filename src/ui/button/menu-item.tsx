import type { ComponentProps, JSX } from 'react';
import { type Press, usePress } from './use-single-run.ts';

type MenuItemProps = Omit<ComponentProps<'button'>, 'className' | 'type' | 'onClick'> & { readonly onClick: Press };

/** A button of an open menu: see MenuButton. */
export function MenuItem({ onClick, ...rest }: MenuItemProps): JSX.Element {
  const press = usePress(onClick);
  return <button {...rest} type="button" className="menu-item" aria-busy={press.isRunning || undefined} onClick={press.onClick} />;
}
