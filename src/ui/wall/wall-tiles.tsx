import type { CSSProperties, JSX, ReactNode } from 'react';
import './wall-tiles.css';

/** So many have room on one screen; more of them are scrolled. */
const mostAtOnce = 60;
/** From so many on there is no room for small type. */
const manyTiles = 25;

type WallTilesProps = { readonly count: number; readonly children: ReactNode };

/** Tiles that fill what is left of the screen, at any count: a few more side by side than below each other, as screens are wide. */
export function WallTiles({ count, children }: WallTilesProps): JSX.Element {
  const columns = Math.max(1, Math.round(Math.sqrt(1.5 * Math.min(count, mostAtOnce))));
  const rows = Math.ceil(count / columns);
  const names = [
    'wall-tiles',
    ...(count >= manyTiles ? ['wall-tiles--many'] : []),
    ...(count > mostAtOnce ? ['wall-tiles--scrolled'] : []),
  ];
  const style: CSSProperties & Readonly<Record<'--wall-columns' | '--wall-rows', number>> = {
    '--wall-columns': columns,
    '--wall-rows': rows,
  };
  return (
    <div className={names.join(' ')} style={style}>
      {children}
    </div>
  );
}

/** Whether names have to be short for so many tiles. */
export function areTilesMany(count: number): boolean {
  return count > 20;
}
