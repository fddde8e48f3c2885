import type { JSX } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyScreen } from '../../ui/page/empty-screen.tsx';
import { HomeLink } from './home-link.tsx';

/** An address that leads nowhere: names it, and shows the ways on. */
export function NotFound(): JSX.Element {
  const { pages, screens } = useConsoleWords();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { title, text, home, back } = pages.notFound;
  return (
    <EmptyScreen
      heading={screens.notFound}
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
    </EmptyScreen>
  );
}
