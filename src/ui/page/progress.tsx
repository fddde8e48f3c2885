import { type JSX, useId } from 'react';
import './progress.css';

type ProgressProps = {
  readonly text: string;
  /** How far it is, in words: "1 200 z 50 000". */
  readonly detail: string;
  /** From 0 to 1; undefined when it is not known. */
  readonly share: number | undefined;
};

/** How far something is. A screen reader is given a few steps, not every number that goes by. */
export function Progress({ text, detail, share }: ProgressProps): JSX.Element {
  const id = useId();
  return (
    <div className="progress">
      <p id={id}>{text}</p>
      <progress className="progress__bar" aria-labelledby={id} max={1} value={share} />
      <p className="quiet figures">{detail}</p>
      <p className="visually-hidden" role="status">
        {share === undefined ? text : `${text} ${Math.floor(share * 4) * 25} %`}
      </p>
    </div>
  );
}
