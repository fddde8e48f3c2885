import { type AccessPath, accessPaths } from '../../../contract/rules/accounts/next-step.ts';
import { isOwnAddress } from '../../../contract/rules/accounts/own-address.ts';
import type { SessionEnd } from './session.ts';

export type Address = { readonly pathname: string; readonly search: string };

/** Name of the parameter that carries where to go after signing in. */
export const nextParameter = 'next';

/**
 * The address that the access flow's step becomes. Anyone who is sent to sign in comes back to where they were, unless they
 * signed out on their own.
 */
export function addressOfStep(to: AccessPath, from: Address, ended: SessionEnd | null): string {
  const kept = new URLSearchParams(from.search).get(nextParameter);
  if (to === accessPaths.home) return kept !== null && isOwnAddress(kept) ? kept : to;
  if (!to.startsWith('/auth/')) return to;
  const wanted = isOwnAddress(from.pathname) ? from.pathname + from.search : kept;
  if (wanted === null || !isOwnAddress(wanted) || wanted === accessPaths.home || ended === 'asked') return to;
  return `${to}?${new URLSearchParams({ [nextParameter]: wanted })}`;
}
