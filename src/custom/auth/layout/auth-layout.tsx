import type { JSX, MouseEvent, ReactNode } from 'react';
import { useCentral } from '../../../providers/central-context.ts';
import { useAuthPagesWords } from '../../../providers/words/words-context.ts';
import { Brand } from '../../../ui/icon/brand.tsx';
import { useDocumentTitle } from '../../../ui/page/document-title.ts';
import '../../../ui/page/panel.css';
import './auth-layout.css';

type EntranceLayoutProps = { readonly title: string; readonly text?: string; readonly children?: ReactNode; readonly aside?: ReactNode };

/** Frame of the pages under `/auth`: one panel in the middle. */
export function AuthLayout({ title, text, children, aside }: EntranceLayoutProps): JSX.Element {
  const words = useAuthPagesWords();
  const { now } = useCentral();
  useDocumentTitle(title);
  return (
    <div className="auth-page">
      <main className="auth-page__middle">
        <div className="auth-page__brand">
          <Brand name={words.productName} />
        </div>
        <div className="panel panel--padded">
          <h1>{title}</h1>
          {text === undefined ? null : <p className="auth-page__text">{text}</p>}
          {children}
        </div>
        {aside === undefined ? null : <div className="auth-page__aside">{aside}</div>}
      </main>
      <footer className="auth-page__foot">
        {words.copyright(now().getFullYear())}
        <Languages />
      </footer>
    </div>
  );
}

async function choose(language: 'cs' | 'en'): Promise<void> {
  const { browserAppearance } = await import('../../../providers/appearance/browser-appearance.ts');
  browserAppearance().change({ language });
  window.location.reload();
}

/** The choice of the language before there is a session. The page starts again in it: nothing is lost but what was typed. */
function Languages(): JSX.Element {
  const { tag, language, languages } = useAuthPagesWords();
  return (
    <span className="auth-page__languages" role="group" aria-label={language}>
      {(['cs', 'en'] as const).map((one) => (
        <button key={one} type="button" lang={one} aria-pressed={one === tag} onClick={() => choose(one)}>
          {languages[one]}
        </button>
      ))}
    </span>
  );
}

export type Go = (to: string) => void;

type EntranceLinkProps = { readonly to: string; readonly go: Go; readonly className?: string; readonly children: ReactNode };

/** A link that moves without loading the page; with a modifier key it is left to the browser. */
export function AuthLink({ to, go, className, children }: EntranceLinkProps): JSX.Element {
  const onClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={to} className={className} onClick={onClick}>
      {children}
    </a>
  );
}

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
