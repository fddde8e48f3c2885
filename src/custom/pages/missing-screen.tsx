import { type JSX, type ReactNode, useState } from 'react';
import { Link, Outlet, useLocation, useNavigate } from 'react-router';
import { mayEnter, useRights } from '../../providers/rights.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { EmptyScreen } from '../../ui/page/empty-screen.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import './missing-screen.css';

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

type NoRightsProps = {
  /** The screen is one of super administrators: the closable warning of specification section 6 is above. */
  readonly isForSuperAdministrators?: boolean;
};

/** The user may not enter: says so and whom to ask, never a blank screen. */
export function NoRights({ isForSuperAdministrators = false }: NoRightsProps): JSX.Element {
  const { pages, screens } = useConsoleWords();
  const [isClosed, setClosed] = useState(false);
  const { title, text, home } = pages.noRights;
  return (
    <>
      <PageHeader title={screens.noRights} />
      {isForSuperAdministrators && !isClosed ? (
        <div className="no-rights__warning">
          <Notice tone="warning" announce="alert" close={{ label: pages.onlySuperAdministrator.close, onClose: () => setClosed(true) }}>
            {pages.onlySuperAdministrator.text}
          </Notice>
        </div>
      ) : null}
      <Panel padded={false}>
        <EmptyState icon="lock" title={title} actions={<HomeLink>{home}</HomeLink>}>
          {text}
        </EmptyState>
      </Panel>
    </>
  );
}

/** Screens of super administrators; other people see a page that says so. */
export function ForSuperAdministrators(): JSX.Element {
  return mayEnter(useRights(), 'superAdministrator') ? <Outlet /> : <NoRights isForSuperAdministrators />;
}

/** The way out of a screen that cannot be shown. */
function HomeLink({ children }: { readonly children: ReactNode }): JSX.Element {
  return (
    <Link to="/" className={buttonClass('primary')}>
      {children}
    </Link>
  );
}
