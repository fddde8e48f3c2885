import type { JSX } from 'react';
import { mayEnter } from '../../providers/rights/rights.ts';
import { useRights } from '../../providers/rights/use-rights.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import type { ComingScreen } from '../coming-screens.ts';
import { useComingWords } from './coming-words.ts';
import { HomeLink } from './home-link.tsx';
import { NoRights } from './no-rights.tsx';

/** A screen that is still being built: says what it will be for. */
export function ComingPage({ path, screen, needs }: ComingScreen): JSX.Element {
  const coming = useComingWords();
  const { screens } = useConsoleWords();
  const rights = useRights();
  if (!mayEnter(rights, needs)) return <NoRights isForSuperAdministrators={needs === 'superAdministrator'} />;
  return (
    <>
      <PageHeader title={screens[screen]} />
      <Panel padded={false}>
        <EmptyState icon="wait" title={coming.heading} actions={path === '/' ? undefined : <HomeLink>{coming.back}</HomeLink>}>
          {coming.sentences[screen]}
        </EmptyState>
      </Panel>
    </>
  );
}
