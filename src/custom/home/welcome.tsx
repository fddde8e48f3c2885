import type { JSX } from 'react';
import { Link } from 'react-router';
import type { Messages } from '../../../contract/messages/texts.ts';
import { useHomeWords } from '../../branch-status/all-stores/home-words.ts';
import type { Rights } from '../../providers/rights/rights.ts';
import { useMessages } from '../../providers/words/console-words.ts';
import type { IconName } from '../../ui/icon/generated/icon-name.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';

/** A part of the menu. */
export type WelcomeGroup = {
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
export function Welcome({ rights, menuOf }: WelcomeProps): JSX.Element {
  const messages = useMessages();
  const words = useHomeWords();
  const { screens } = messages.console;
  const groups = menuOf(rights, messages);
  // Everybody has settings of their own.
  if (groups.every(({ segment }) => segment === 'settings')) {
    return (
      <>
        <PageHeader title={screens.home} />
        <Panel padded={false}>
          <EmptyState icon="lock" title={words.noAreas}>
            {words.noAreasText}
          </EmptyState>
        </Panel>
      </>
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
