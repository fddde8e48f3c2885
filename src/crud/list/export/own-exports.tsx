import { type JSX, type ReactNode, useEffect, useState } from 'react';
import { useClock } from '../../core/clock.ts';
import { createExports, ExportsContext } from './exports.ts';

/** Holds the exports of anyone who is signed in: with the last screen behind the sign-in they are given up. */
export function OwnExports({ children }: { readonly children: ReactNode }): JSX.Element {
  const now = useClock();
  const [exports] = useState(() => createExports(now));
  useEffect(() => exports.end, [exports]);
  return <ExportsContext value={exports}>{children}</ExportsContext>;
}
