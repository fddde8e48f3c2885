import type { CSSProperties } from 'react';

/** Styles that may also set variables of our own, which the style sheets read. */
export type StyleWithVariables = CSSProperties & { readonly [variable: `--${string}`]: string };
