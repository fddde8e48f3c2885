import { Fragment, type JSX, type ReactNode } from 'react';

export type Fact = readonly [label: string, value: ReactNode];

/** What is known, each by its name. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }): JSX.Element {
  return (
    <dl className="system-facts">
      {facts.map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
