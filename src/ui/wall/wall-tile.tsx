import type { JSX, ReactNode } from 'react';
import { Link } from 'react-router';
import type { Tone } from '../page/status.tsx';

type WallFigure = {
  readonly name: string;
  readonly value: string;
  readonly note?: ReactNode;
  /** Whether it is not of now: it stands back. */
  readonly isOld?: boolean;
};

type WallTileProps = {
  readonly tone: Tone;
  readonly title: string;
  readonly to: string;
  /** The state in words, and since when it is. */
  readonly state: ReactNode;
  readonly figures: readonly WallFigure[];
  /** What needs somebody; nothing where all is well. */
  readonly troubles: readonly string[];
};

/** One of many on a wall: its name, how it stands, a few large numbers and what is wrong, nothing else. */
export function WallTile({ tone, title, to, state, figures, troubles }: WallTileProps): JSX.Element {
  return (
    <article className={`wall-tile wall-tile--${tone}`}>
      <h2>
        <Link to={to}>{title}</Link>
      </h2>
      <p className="wall-tile__state">{state}</p>
      <dl className="wall-tile__figures">
        {figures.map(({ name, value, note, isOld = false }) => (
          <div key={name} className={isOld ? 'wall-tile__old' : undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            {note === undefined ? null : <dd className="wall-tile__note">{note}</dd>}
          </div>
        ))}
      </dl>
      {troubles.length === 0 ? null : (
        <ul className="wall-tile__troubles">
          {troubles.map((trouble) => (
            <li key={trouble}>{trouble}</li>
          ))}
        </ul>
      )}
    </article>
  );
}
