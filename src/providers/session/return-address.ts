import { type AccessPath, accessPaths } from '../../../contract/rules/next-step.ts';
import type { SessionEnd } from './session.ts';

export type Address = { readonly pathname: string; readonly search: string };

const parameter = 'next';

/** An address of the console itself: never another origin, never back to signing in. */
function isOwn(address: string): boolean {
  return /^\/(?![/\\])/u.test(address) && !address.startsWith('/auth');
}

/**
 * The address that the access flow's step becomes. Whoever is sent to sign in comes back to where they were, unless they
 * signed out by themselves.
 */
export function addressOfStep(to: AccessPath, from: Address, ended: SessionEnd | null): string {
  const kept = new URLSearchParams(from.search).get(parameter);
  if (to === accessPaths.home) return kept !== null && isOwn(kept) ? kept : to;
  if (!to.startsWith('/auth/')) return to;
  const wanted = isOwn(from.pathname) ? from.pathname + from.search : kept;
  if (wanted === null || !isOwn(wanted) || wanted === accessPaths.home || ended === 'asked') return to;
  return `${to}?${new URLSearchParams({ [parameter]: wanted })}`;
}
