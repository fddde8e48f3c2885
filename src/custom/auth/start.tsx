import { type ComponentType, type JSX, lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useSession } from '../../providers/central-context.ts';
import { Entrance } from './entrance.tsx';
import { Waiting } from './waiting.tsx';

export type LoadConsole = () => Promise<{ default: ComponentType }>;

const signInPath = '/auth/sign-in';
/** Pages for whoever is signed out; the rest of the access flow needs a session, and comes with the console. */
const openPaths = /^\/auth\/(?:sign-in|sign-out|lost-password(?:\/.*)?)$/u;

function addressOfSignIn({ pathname, search }: Location): string {
  const isWorthReturning = pathname !== '/' && !pathname.startsWith('/auth');
  return isWorthReturning ? `${signInPath}?next=${encodeURIComponent(pathname + search)}` : signInPath;
}

/**
 * The first download: signing in. Whoever is remembered, or has just signed in, is handed over to the console, whose own
 * router leads from then on.
 */
export function Start({ loadConsole }: { readonly loadConsole: LoadConsole }): JSX.Element {
  const { loggedIn } = useSession();
  const [path, setPath] = useState(window.location.pathname);
  const [isOn, setOn] = useState(loggedIn);
  const Console = useMemo(() => lazy(loadConsole), [loadConsole]);
  const isOpen = openPaths.test(path);

  const go = useCallback((to: string) => {
    window.history.pushState(null, '', to);
    setPath(window.location.pathname);
  }, []);
  useEffect(() => {
    if (isOn) return undefined;
    const onBack = (): void => setPath(window.location.pathname);
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [isOn]);
  useEffect(() => {
    if (isOn) return;
    if (loggedIn) setOn(true);
    else if (!isOpen && window.location.pathname === path) {
      window.history.replaceState(null, '', addressOfSignIn(window.location));
      setPath(signInPath);
    }
  }, [isOn, loggedIn, path, isOpen]);

  if (isOn) {
    return (
      <Suspense fallback={<Waiting />}>
        <Console />
      </Suspense>
    );
  }
  return isOpen ? <Entrance path={path} go={go} onFirstFocus={() => void loadConsole()} /> : <Waiting />;
}
