import type { JSX } from 'react';
import { useAuthPagesWords } from '../../../providers/words/words-context.ts';
import './auth-layout.css';

/** While the access flow decides; the style shows it only when that takes a while, so that nothing flickers. */
export function Waiting(): JSX.Element {
  const { loading, redirecting } = useAuthPagesWords();
  return (
    <main className="auth-page">
      <h1 className="visually-hidden">{loading}</h1>
      <p className="auth-page__middle auth-page__wait" role="status">
        {redirecting}
      </p>
    </main>
  );
}
