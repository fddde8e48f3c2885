import { type JSX, Suspense } from 'react';
import { Link } from 'react-router';
import type { Messages } from '../../../contract/messages/texts.ts';
import { useHomeWords } from '../../branch-status/all-stores/home-words.ts';
import { useChosenStore, useOnlyStore } from '../../crud/core/chosen-store.ts';
import { mayEnter, type Rights, useRights } from '../../providers/rights.ts';
import { useMessages } from '../../providers/words/console-words.ts';
import type { IconName } from '../../ui/icon/generated/icon-name.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { EmptyScreen } from '../../ui/page/empty-screen.tsx';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { SkeletonScreen } from '../../ui/page/skeleton.tsx';
import { StoreDashboard } from './store-dashboard.tsx';
import './home.css';

const ClerkHome = lazyPart(async () => (await import('./clerk/clerk-home.tsx')).ClerkHome);

type HomeProps = {
  /** Where someone may go, as the menu has it. */
  readonly menuOf: (rights: Rights, messages: Messages) => readonly WelcomeGroup[];
};

/** `/`: the dashboard, or for those who have nothing to do with stores where they may go instead. */
export function Home({ menuOf }: HomeProps): JSX.Element {
  const rights = useRights();
  const words = useHomeWords();
  const only = useOnlyStore();
  const { chosen } = useChosenStore();
  const counter = only ?? chosen;
  // Who manages branches watches them; a clerk of one branch, or of several who has chosen today's, has the day at the counter.
  if (counter !== undefined && rights.user.role === 'operator' && mayEnter(rights, ['ordering']))
    return (
      <Suspense fallback={<SkeletonScreen label={words.loading} />}>
        <ClerkHome key={counter} storeId={counter} />
      </Suspense>
    );
  return mayEnter(rights, ['store']) ? <StoreDashboard /> : <Welcome rights={rights} menuOf={menuOf} />;
}

/** A part of the menu. */
type WelcomeGroup = {
  readonly segment: string;
  readonly icon: IconName;
  readonly label: string;
  readonly entries: readonly { readonly path: string; readonly label: string }[];
};

type WelcomeProps = {
  readonly rights: Rights;
  readonly menuOf: (rights: Rights, messages: Messages) => readonly WelcomeGroup[];
};

/** A home for anyone who may not see stores: where they may go. */
function Welcome({ rights, menuOf }: WelcomeProps): JSX.Element {
  const messages = useMessages();
  const words = useHomeWords();
  const { screens } = messages.console;
  const groups = menuOf(rights, messages);
  // Everybody has settings of their own.
  if (groups.every(({ segment }) => segment === 'settings')) {
    return (
      <EmptyScreen heading={screens.home} icon="lock" title={words.noAreas}>
        {words.noAreasText}
      </EmptyScreen>
    );
  }
  return (
    <>
      <PageHeader title={screens.home} description={words.welcomeText} />
      <div className="welcome">
        {groups.map(({ segment, icon, label, entries }) => (
          <Panel key={segment}>
            <h2 className="welcome__heading">
              <Icon name={icon} />
              {label}
            </h2>
            <ul className="welcome__links">
              {entries.map((entry) => (
                <li key={entry.path}>
                  <Link to={entry.path}>{entry.label}</Link>
                </li>
              ))}
            </ul>
          </Panel>
        ))}
      </div>
    </>
  );
}
