import type { JSX, ReactNode } from 'react';
import { Link } from 'react-router';

type TileProps = {
  readonly title: string;
  /** The tab where there is more of it. */
  readonly more?: { readonly to: string; readonly label: string };
  /** Over the whole width. */
  readonly isWhole?: boolean;
  readonly children: ReactNode;
};

/** One thing that is known of a store, under its name. */
export function Tile({ title, more, isWhole = false, children }: TileProps): JSX.Element {
  return (
    <div className={isWhole ? 'tile tile--whole' : 'tile'}>
      <dt>{title}</dt>
      <dd>
        {children}
        {more === undefined ? null : (
          <Link className="tile__more" to={more.to}>
            {more.label}
          </Link>
        )}
      </dd>
    </div>
  );
}
