import { type ComponentType, type JSX, useCallback, useEffect, useState } from 'react';
import { useSession } from '../../providers/central-context.ts';
import { serverAnswers } from '../../providers/transport/server-answers.ts';
import { useAuthPagesWords } from '../../providers/words/words-context.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Notice } from '../../ui/page/notice.tsx';
import { AuthPages } from './auth-pages.tsx';
import { AuthLayout, Waiting } from './layout/auth-layout.tsx';

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
 * The first download: signing in. Anyone who is remembered, or has just signed in, is handed over to the console: its own
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

type FetchConsole = () => Promise<ComponentType>;

/**
 * The console, once it is here. Without a Suspense: React holds back what follows one for 300 ms after its fallback was seen,
 * and this one is seen by everybody who comes by an address.
 */
function ConsoleLoader({ fetchConsole }: { readonly fetchConsole: FetchConsole }): JSX.Element {
  const words = useAuthPagesWords();
  const [fetched, setFetched] = useState<{ readonly Console: ComponentType | null }>();
  useEffect(() => {
    void fetchConsole().then(
      (Console) => setFetched({ Console }),
      () => setFetched({ Console: null }),
    );
  }, [fetchConsole]);
  const again = async (): Promise<void> => {
    if (await serverAnswers()) window.location.reload();
  };
  if (fetched === undefined) return <Waiting />;
  const { Console } = fetched;
  if (Console !== null) return <Console />;
  return (
    <AuthLayout title={words.productName}>
      <Notice tone="danger" announce="alert">
        <p>{words.unreachable}</p>
      </Notice>
      <button type="button" className={buttonClass('primary', 'button--wide')} onClick={again}>
        {words.again}
      </button>
    </AuthLayout>
  );
}
