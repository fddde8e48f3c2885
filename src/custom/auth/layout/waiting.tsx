import type { JSX } from 'react';
import { useEntranceWords } from '../../../providers/words/words-context.ts';
import './entrance-layout.css';

/** While the access flow decides; the style shows it only when that takes a while, so that nothing flickers. */
export function Waiting(): JSX.Element {
  const { loading, redirecting } = useEntranceWords();
  return (
    <main className="entrance">
      <h1 className="visually-hidden">{loading}</h1>
      <p className="entrance__middle entrance__wait" role="status">
        {redirecting}
      </p>
    </main>
  );
}
