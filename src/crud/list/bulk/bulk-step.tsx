import { type JSX, type ReactNode, type RefObject, useEffect, useRef } from 'react';

type BulkStepProps = {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
  /** What has the focus at first, where it is not the heading. */
  readonly first?: RefObject<HTMLElement | null> | undefined;
};

/** One step of the dialog. It takes the focus, because the button that led here is gone. */
export function BulkStep({ title, children, actions, first }: BulkStepProps): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  const start = useRef(first ?? heading);
  useEffect(() => start.current.current?.focus(), []);
  return (
    <div className="bulk-step">
      <h3 ref={heading} tabIndex={-1} className="bulk-step__title">
        {title}
      </h3>
      {children}
      <div className="bulk-step__actions">{actions}</div>
    </div>
  );
}
