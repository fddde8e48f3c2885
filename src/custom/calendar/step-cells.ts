/** A cell as the keyboard knows it: its day from the left, its lane and its beginning. */
export type CellPlace = { readonly column: number; readonly lane: number; readonly from: number };

/** To which cell an arrow leads: up and down in time within the day, to the sides by lanes and days, as near in time as there is one. */
export function stepCells<T extends CellPlace>(cells: readonly T[], current: T, key: string): T | undefined {
  const isDown = key === 'ArrowDown';
  if (isDown || key === 'ArrowUp') {
    const ahead = cells.filter((one) => one.column === current.column && (isDown ? one.from > current.from : one.from < current.from));
    return nearest(ahead, (one) => [Math.abs(one.from - current.from), Math.abs(one.lane - current.lane)]);
  }
  const isRight = key === 'ArrowRight';
  if (!isRight && key !== 'ArrowLeft') return undefined;
  const aside = (one: CellPlace): number => (one.column - current.column) * 1000 + one.lane - current.lane;
  const ahead = cells.filter((one) => (isRight ? aside(one) > 0 : aside(one) < 0));
  return nearest(ahead, (one) => [Math.abs(aside(one)), Math.abs(one.from - current.from)]);
}

function nearest<T>(cells: readonly T[], distance: (cell: T) => readonly [number, number]): T | undefined {
  return cells.toSorted((one, other) => {
    const [[near, next], [far, then]] = [distance(one), distance(other)];
    return near - far || next - then;
  })[0];
}
