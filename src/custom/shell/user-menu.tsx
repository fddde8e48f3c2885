import type { JSX } from 'react';
import { Link } from 'react-router';
import { accessPaths } from '../../../contract/rules/next-step.ts';
import { useSession } from '../../providers/central-context.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { Icon } from '../../ui/icon.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';

/** The signed-in person: their name, their password, the way out. */
export function UserMenu({ isWide }: { readonly isWide: boolean }): JSX.Element | null {
  const { shell } = useConsoleWords();
  const { user } = useSession();
  if (user === null) return null;
  return (
    <div className="header__user">
      <MenuButton label={isWide ? user.name : shell.userMenu(user.name)} icon="user" iconOnly={!isWide} tone="plain">
        {(close) => (
          <ul>
            <li>
              <Link to={accessPaths.changePassword} className="menu-item" onClick={close}>
                <Icon name="key" />
                {shell.changePassword}
              </Link>
            </li>
            <li>
              <Link to={accessPaths.signOut} className="menu-item" onClick={close}>
                <Icon name="signOut" />
                {shell.signOut}
              </Link>
            </li>
          </ul>
        )}
      </MenuButton>
    </div>
  );
}
