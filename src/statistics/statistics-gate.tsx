import type { JSX, ReactNode } from 'react';
import { Link } from 'react-router';
import { fulfils, type Needs } from '../../contract/basics/access.ts';
import { useActor } from '../crud/core/use-actor.ts';
import { useWords } from '../crud/core/words.ts';
import { buttonClass } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/page/empty-state.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { Panel } from '../ui/page/panel.tsx';

type StatisticsGateProps = { readonly title: string; readonly needs?: Needs; readonly children: ReactNode };

/** Shows the screen with the right to read statistics; without it, says who grants the right. */
export function StatisticsGate({ title, needs = ['statistics'], children }: StatisticsGateProps): JSX.Element | null {
  const actor = useActor();
  const { noRights } = useWords().pages;
  if (actor === undefined) return null;
  if (fulfils(actor, needs)) return <>{children}</>;
  return (
    <>
      <PageHeader title={title} />
      <Panel padded={false}>
        <EmptyState
          icon="lock"
          title={noRights.title}
          actions={
            <Link className={buttonClass()} to="/">
              {noRights.home}
            </Link>
          }
        >
          {noRights.text}
        </EmptyState>
      </Panel>
    </>
  );
}
