import type { ReactNode } from 'react';

/** A press on it writes or calls; it is only text where the press leads to the record. */
export function contactOf(address: string, shown: ReactNode, isInLink = false): ReactNode {
  return isInLink ? shown : <a href={address}>{shown}</a>;
}
