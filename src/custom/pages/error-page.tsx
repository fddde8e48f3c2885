import { type JSX, useEffect } from 'react';
import { useRouteError } from 'react-router';
import { pages } from '../../../contract/messages/cs/console/shell/pages.ts';
import { shell } from '../../../contract/messages/cs/console/shell/shell.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Panel } from '../../ui/page/panel.tsx';

/**
 * A screen that broke while it was drawn. Whatever gives words may be what broke, so that it takes the first language's
 * directly.
 */
export function ErrorPage(): JSX.Element {
  const error = useRouteError();
  useEffect(() => {
    document.title = shell.titleOf(pages.error.title);
    // For anyone who is asked to look at it; the page itself says nothing of the inside.
    globalThis.reportError(error);
  }, [error]);
  // A screen that could not be fetched without a network: nothing is here that could be lost.
  useEffect(() => {
    const reload = (): void => window.location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return (
    <main className="auth-page">
      <div className="auth-page__middle">
        <h1 className="visually-hidden">{pages.error.title}</h1>
        <Panel padded={false}>
          <EmptyState
            icon="alert"
            title={pages.error.title}
            actions={
              <>
                <a className={buttonClass()} href="/">
                  {pages.error.home}
                </a>
                <Button tone="primary" onClick={() => window.location.reload()}>
                  {pages.error.reload}
                </Button>
              </>
            }
          >
            {pages.error.text}
          </EmptyState>
        </Panel>
      </div>
    </main>
  );
}
