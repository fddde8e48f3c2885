import { type ComponentType, type JSX, useEffect, useState } from 'react';
import { serverAnswers } from '../../providers/transport/server-answers.ts';
import { useAuthPagesWords } from '../../providers/words/words-context.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Notice } from '../../ui/page/notice.tsx';
import { AuthLayout } from './layout/auth-layout.tsx';
import { Waiting } from './layout/waiting.tsx';

export type FetchConsole = () => Promise<ComponentType>;

/**
 * The console, once it is here. Without a Suspense: React holds back what follows one for 300 ms after its fallback was seen,
 * and this one is seen by everybody who comes by an address.
 */
export function ConsoleLoader({ fetchConsole }: { readonly fetchConsole: FetchConsole }): JSX.Element {
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
