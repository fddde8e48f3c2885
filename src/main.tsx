import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type AuthPagesWords, authPages as czech } from '../contract/messages/cs/console/sign-in/auth-pages.ts';
import { Start } from './custom/auth/start.tsx';
import { CentralContext } from './providers/central-context.ts';
import { makeCentral } from './providers/make-central.ts';
import { AuthPagesWordsContext } from './providers/words/words-context.ts';
import { ApplicationNameContext } from './ui/page/document-title.ts';
import './ui/theme/theme.css';

function begin(words: AuthPagesWords): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no element "root"');
  const central = makeCentral({ offline: words.unreachable, timedOut: words.timedOut, unreadable: words.unexpected });
  let fetched: Promise<ComponentType> | undefined;
  const fetchConsole = (): Promise<ComponentType> => {
    fetched ??= import('./App.tsx').then(({ openApp }) => openApp(central));
    fetched.catch(() => (fetched = undefined));
    return fetched;
  };
  createRoot(root).render(
    <StrictMode>
      <CentralContext value={central}>
        <AuthPagesWordsContext value={words}>
          <ApplicationNameContext value={words.pageTitle}>
            <Start fetchConsole={fetchConsole} />
          </ApplicationNameContext>
        </AuthPagesWordsContext>
      </CentralContext>
    </StrictMode>,
  );
}

// The default language is at hand; English is fetched by those who chose it.
if (document.documentElement.lang === 'en') {
  void import('../contract/messages/en/console/sign-in/auth-pages.ts').then(({ authPages }) => begin(authPages));
} else {
  begin(czech);
}
