import { type JSX, type ReactNode, Suspense, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { owedStep } from '../../../../contract/rules/accounts/next-step.ts';
import { useCentral, useSession } from '../../../providers/central-context.ts';
import { useAuthPagesWords } from '../../../providers/words/words-context.ts';
import { isAnythingUnsaved } from '../../../ui/behaviour/unsaved.ts';
import { Button } from '../../../ui/button/button.tsx';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import './session-expired.css';
import { useQueryClient } from '@tanstack/react-query';
import { OwnWritesContext } from '../../../providers/live/own-writes.ts';

const fetchSignInAgain = () => import('./sign-in-again.tsx');
const SignInAgain = lazyPart<{ readonly onMissing: () => void }>(
  async () => (await fetchSignInAgain()).SignInAgain,
  ({ onMissing }) => onMissing(),
);

/** The first screen and what else is put off come before it. */
const waitMilliseconds = 4000;

/**
 * Keeps the screen when the session ends under it, and has its person sign in again over it: design/screens rule 9. Anyone who
 * signs out in another tab is asked only where something is typed and not saved.
 */
export function SessionExpired(): JSX.Element | null {
  const { session, now } = useCentral();
  const { suspended } = useSession();
  useRefetchOnReturn(suspended);
  useEffect(
    () =>
      session.keepScreen({
        keeps: (how) => how === 'forced' || (how === 'elsewhere' && isAnythingTyped()),
        owes: (user) => owedStep(user, now()) !== null,
      }),
    [session, now],
  );
  // Fetched ahead, behind the first screen: when it is needed, the server may answer nothing else any more.
  useEffect(() => {
    const timer = setTimeout(() => void fetchSignInAgain().catch(() => undefined), waitMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return suspended ? <Over /> : null;
}

/** What is typed in a dialog is not marked as unsaved: an open one is kept whatever is in it. */
function isAnythingTyped(): boolean {
  return isAnythingUnsaved() || document.querySelector('dialog[open]') !== null;
}

function Over(): JSX.Element {
  const words = useAuthPagesWords();
  const [isMissing, setMissing] = useState(false);
  return (
    <Cover>
      {isMissing ? (
        <div className="screen-cover__missing">
          <Notice tone="danger" announce="alert">
            {words.unreachable}
          </Notice>
          <Button wide tone="primary" onClick={() => setMissing(false)}>
            {words.again}
          </Button>
        </div>
      ) : (
        <Suspense>
          <SignInAgain onMissing={() => setMissing(true)} />
        </Suspense>
      )}
    </Cover>
  );
}

/** Keys are handled by the dialog alone: those of the screens listen at the document. */
function keepKey(event: KeyboardEvent): void {
  event.stopPropagation();
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') event.preventDefault();
}

/**
 * Hides everything else on the page from eyes and from screen readers, and leaves it as it is. The focus, the place in the text
 * and the name of the document come back with it.
 */
function Cover({ children }: { readonly children: ReactNode }): JSX.Element {
  const holder = useRef<HTMLDivElement>(null);
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    before.current = document.activeElement;
    const { title } = document;
    const hidden = [...document.body.children].filter((one): one is HTMLElement => one instanceof HTMLElement && one !== holder.current);
    const were = hidden.map(({ inert }) => inert);
    for (const one of hidden) one.inert = true;
    document.body.addEventListener('keydown', keepKey);
    return () => {
      document.body.removeEventListener('keydown', keepKey);
      for (const [place, one] of hidden.entries()) one.inert = were[place] ?? false;
      document.title = title;
    };
  }, []);
  // Later than the layout: what is behind can take the focus only once the cover is out of the page.
  useEffect(() => {
    return () => {
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus({ preventScroll: true });
    };
  }, []);
  return createPortal(
    <div ref={holder} className="screen-cover" data-screen-cover="">
      {children}
    </div>,
    document.body,
  );
}

/**
 * Refetches what is shown once its person is back. What changed meanwhile did not reach it; and a read that waited goes out next to
 * the save that waited, and may answer with what was before it.
 */
function useRefetchOnReturn(suspended: boolean): void {
  const queryClient = useQueryClient();
  const writes = useContext(OwnWritesContext);
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !suspended) void Promise.resolve(writes?.settled()).then(() => queryClient.invalidateQueries());
    was.current = suspended;
  }, [suspended, queryClient, writes]);
}
