import type { JSX } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { HomeLink } from './home-link.tsx';

/** An address that leads nowhere: names it, and shows the ways on. */
export function NotFound(): JSX.Element {
  const { pages, screens } = useConsoleWords();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { title, text, home, back } = pages.notFound;
  return (
    <>
      <PageHeader title={screens.notFound} />
      <Panel padded={false}>
        <EmptyState
          icon="search"
          title={title}
          actions={
            <>
              <Button onClick={() => navigate(-1)}>{back}</Button>
              <HomeLink>{home}</HomeLink>
            </>
          }
        >
          <p>{text}</p>
          <p>
            <code>{pathname}</code>
          </p>
        </EmptyState>
      </Panel>
    </>
  );
}
