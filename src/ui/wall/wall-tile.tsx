import type { CSSProperties, JSX, ReactNode } from 'react';

/** How much a tile asks for: the whole of it is red or yellow, it has a yellow frame, is plain, set back, or an empty place. */
export type TileLook = 'danger' | 'warning' | 'troubled' | 'plain' | 'closed' | 'absent';

type WallFigure = { readonly value: string; readonly name: ReactNode; readonly isOdd?: boolean };

type WallTileProps = {
  readonly look: TileLook;
  readonly title: string;
  readonly to: ReactNode;
  /** How long the shown name is: a long one is set in smaller type, so that two lines hold it. */
  readonly letters: number;
  /** The state in words, where it is not that all is well. */
  readonly state?: ReactNode;
  /** Why the state is so and what to do next. */
  readonly why?: string | undefined;
  /** What is read from afar. */
  readonly main: WallFigure;
  readonly side?: WallFigure;
  /** In small type, for anyone who is near. */
  readonly foot?: ReactNode;
  /** What needs someone; nothing where all is well. */
  readonly warnings: readonly string[];
};

/** One of many on a wall: its name and one large number. All sizes follow from that of the tile, however many there are. */
export function WallTile({ look, title, to, letters, state, why, main, side, foot, warnings }: WallTileProps): JSX.Element {
  const style: CSSProperties & Readonly<Record<'--wall-letters', number>> = { '--wall-letters': letters };
  return (
    <article className={`wall-tile wall-tile--${look}`} style={style}>
      <h2 title={title}>{to}</h2>
      {state === undefined ? null : <p className="wall-tile__state">{state}</p>}
      {why === undefined ? null : (
        <p className="wall-tile__why" title={why}>
          {why}
        </p>
      )}
      {warnings.length === 0 ? null : (
        <p className="wall-tile__warnings" title={warnings.join(', ')}>
          {warnings.join(', ')}
        </p>
      )}
      <dl className="wall-tile__figures">
        <Figure className="wall-tile__main" {...main} />
        {side === undefined ? null : <Figure className="wall-tile__side" {...side} />}
      </dl>
      {foot === undefined ? null : <p className="wall-tile__foot">{foot}</p>}
    </article>
  );
}

function Figure({ className, value, name, isOdd = false }: WallFigure & { readonly className: string }): JSX.Element {
  return (
    <div className={isOdd ? `${className} wall-tile__odd` : className}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
