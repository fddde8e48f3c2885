import { type JSX, type ReactNode, useEffect, useState } from 'react';
import { failureParameter, providerFailureNamed, providerPaths } from '../../../contract/rules/accounts/provider-sign-in.ts';
import { nextParameter } from '../../providers/session/return-address.ts';
import { useFurtherWords } from '../../providers/words/further-words.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Notice } from '../../ui/page/notice.tsx';
import type { Go } from './layout/auth-link.tsx';
import { SignIn } from './sign-in.tsx';
import './provider-sign-in.css';

type ProviderSignInProps = {
  readonly go: Go;
  readonly onTyping: (() => void) | undefined;
  /** Said next to a failure of the provider, until a password is tried. */
  readonly before: ReactNode;
};

/** Signing in where the town also has an identity provider: its button, and why coming back from it signed no one in. */
export function ProviderSignIn({ go, onTyping, before }: ProviderSignInProps): JSX.Element {
  const { provider: words } = useFurtherWords().auth;
  const [arrived] = useState(() => new URLSearchParams(window.location.search));
  const failure = providerFailureNamed(arrived.get(failureParameter));
  const next = arrived.get(nextParameter);
  useEffect(forgetFailure, []);
  return (
    <SignIn
      go={go}
      onTyping={onTyping}
      before={
        <>
          {before}
          {failure === undefined ? null : (
            <Notice tone="danger" announce="alert">
              {words.failures[failure]}
            </Notice>
          )}
        </>
      }
      after={
        <>
          <p className="provider-sign-in__or">{words.or}</p>
          <a
            className={buttonClass('secondary', 'button--wide provider-sign-in__button')}
            href={`/central${providerPaths.start}${next === null ? '' : `?${new URLSearchParams({ next })}`}`}
          >
            {document.documentElement.dataset['provider'] || words.button}
          </a>
        </>
      }
    />
  );
}

/** Reported once: anyone who loads the page again has not failed again. */
function forgetFailure(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete(failureParameter);
  if (address.href !== window.location.href) window.history.replaceState(window.history.state, '', address);
}
