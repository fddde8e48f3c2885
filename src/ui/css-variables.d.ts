import 'react';

declare module 'react' {
  /** Styles may set variables of our own. */
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
