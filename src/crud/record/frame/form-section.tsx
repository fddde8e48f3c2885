import { type JSX, type ReactNode, useEffect, useId, useRef } from 'react';

type FormSectionProps = {
  readonly title: string;
  /** Whether the address asks for this one of those that are on the page. */
  readonly isAsked: boolean;
  readonly children: ReactNode;
};

/** A section of a form that is on one page with others, under its name. */
export function FormSection({ title, isAsked, children }: FormSectionProps): JSX.Element {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAsked) section.current?.scrollIntoView();
  }, [isAsked]);
  return (
    <section className="form-section" ref={section} id={`${id}-section`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
