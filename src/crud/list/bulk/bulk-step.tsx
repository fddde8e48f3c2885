import { type JSX, type ReactNode, useEffect, useRef } from 'react';

type BulkStepProps = { readonly title: string; readonly children: ReactNode; readonly actions: ReactNode };

/** One step of the dialog. It takes the focus, because the button that led here is gone. */
export function BulkStep({ title, children, actions }: BulkStepProps): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
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
