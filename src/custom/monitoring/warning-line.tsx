import type { JSX, ReactNode } from 'react';

type ConcernLineProps = {
  readonly text: string;
  /** What to do about it, where that is known. */
  readonly next?: string | undefined;
  /** The link to where it is done. */
  readonly action: ReactNode;
};

/** One thing that is wrong: what, what to do next, and the way there. */
export function WarningLine({ text, next, action }: ConcernLineProps): JSX.Element {
  return (
    <li className="concern">
      <div>
        <p>{text}</p>
        {next === undefined ? null : <p className="quiet">{next}</p>}
      </div>
      {action}
    </li>
  );
}
