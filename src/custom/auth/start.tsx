import { type JSX, useCallback, useEffect, useState } from 'react';
import { useSession } from '../../providers/central-context.ts';
import { AuthPages } from './auth-pages.tsx';
import { ConsoleLoader, type FetchConsole } from './console-loader.tsx';

const signInPath = '/auth/sign-in';
/** Pages for anyone who is signed out; the rest of the access flow needs a session, and comes with the console. */
const openPaths = /^\/auth\/(?:sign-in|sign-out|provider|lost-password(?:\/.*)?)$/u;

/** Path for anyone who is signed out: where they are, or signing in, which leads back there afterwards. */
function settle(): string {
  const { pathname, search } = window.location;
  if (openPaths.test(pathname)) return pathname;
  const isWorthReturning = pathname !== '/' && !pathname.startsWith('/auth');
  const next = isWorthReturning ? `?next=${encodeURIComponent(pathname + search)}` : '';
  window.history.replaceState(null, '', signInPath + next);
  return signInPath;
}

/**
 * The first download: signing in. Anyone who is remembered, or has just signed in, is handed over to the console, whose own
 * router leads from then on.
 */
export function Start({ fetchConsole }: { readonly fetchConsole: FetchConsole }): JSX.Element {
  const { loggedIn } = useSession();
  const [isOn, setOn] = useState(loggedIn);
  const [path, setPath] = useState(() => (loggedIn ? '' : settle()));
  if (loggedIn && !isOn) setOn(true);

  const go = useCallback((to: string) => {
    window.history.pushState(null, '', to);
    setPath(settle());
  }, []);
  useEffect(() => {
    if (isOn) return undefined;
    const onBack = (): void => setPath(settle());
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [isOn]);

  // What fails ahead of time is fetched again when it is needed.
  const onTyping = useCallback(() => void fetchConsole().catch(() => undefined), [fetchConsole]);

  return isOn ? <ConsoleLoader fetchConsole={fetchConsole} /> : <AuthPages path={path} go={go} onTyping={onTyping} />;
}
