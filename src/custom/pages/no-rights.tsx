import { type JSX, useState } from 'react';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { HomeLink } from './home-link.tsx';
import './no-rights.css';

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
