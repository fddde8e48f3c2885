import type { JSX } from 'react';
import { useAuthPagesWords } from '../../../providers/words/words-context.ts';

async function choose(language: 'cs' | 'en'): Promise<void> {
  const { browserAppearance } = await import('../../../providers/appearance/browser-appearance.ts');
  browserAppearance().change({ language });
  window.location.reload();
}

/** The choice of the language before there is a session. The page starts again in it: nothing is lost but what was typed. */
export function Languages(): JSX.Element {
  const { tag, language, languages } = useAuthPagesWords();
  return (
    <span className="entrance__languages" role="group" aria-label={language}>
      {(['cs', 'en'] as const).map((one) => (
        <button key={one} type="button" lang={one} aria-pressed={one === tag} onClick={() => choose(one)}>
          {languages[one]}
        </button>
      ))}
    </span>
  );
}
