import { type JSX, type ReactNode, useId } from 'react';
import { Link } from 'react-router';

type SidePartProps = {
  readonly title: string;
  /** Where there is more of it. */
  readonly more?: { readonly to: string; readonly label: string };
  readonly children: ReactNode;
};

/** One subject of the side of the overview: its name, the way to more of it, and values under names. */
export function SidePart({ title, more, children }: SidePartProps): JSX.Element {
  const id = useId();
  return (
    <section className="side-part" aria-labelledby={id}>
      <div className="overview__head">
        <h2 id={id}>{title}</h2>
        {more === undefined ? null : <Link to={more.to}>{more.label}</Link>}
      </div>
      <dl>{children}</dl>
    </section>
  );
}

/** A value under its name. */
export function SideLine({ name, children }: { readonly name: string; readonly children: ReactNode }): JSX.Element {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
