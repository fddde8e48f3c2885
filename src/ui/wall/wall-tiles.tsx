import type { CSSProperties, JSX, ReactNode } from 'react';
import './wall-tiles.css';

/** From so many on there is no room for small type. */
const manyTiles = 25;

type WallTilesProps = {
  /** How many places there are; more than tiles where a page is not full. */
  readonly count: number;
  readonly children: ReactNode;
};

/** Tiles that fill what is left of the screen, at any count: a few more side by side than below each other, as screens are wide. */
export function WallTiles({ count, children }: WallTilesProps): JSX.Element {
  const columns = Math.max(1, Math.round(Math.sqrt(1.5 * count)));
  const rows = Math.ceil(count / columns);
  const names = ['wall-tiles', ...(areTilesMany(count) ? ['wall-tiles--many'] : [])];
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
export function areNamesShort(count: number): boolean {
  return count > 20;
}

/** Whether there is no room for small type, so that the head of the wall says what the figures are. */
export function areTilesMany(count: number): boolean {
  return count >= manyTiles;
}
