import type { JSX } from 'react';
import { Link } from 'react-router';
import { languages } from '../../../contract/messages/basics/catalogue.ts';
import { accessPaths } from '../../../contract/rules/accounts/next-step.ts';
import { useAppearance, useAppearanceStore } from '../../providers/appearance/appearance-context.ts';
import { useSession } from '../../providers/central-context.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { MenuButton } from '../../ui/button/menu-button.tsx';
import { MenuItem } from '../../ui/button/menu-item.tsx';
import type { IconName } from '../../ui/icon/generated/icon-name.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { Tool } from './appearance/use-full-screen.ts';

type UserMenuProps = {
  readonly isWide: boolean;
  /** What is in the top bar where that is wide. */
  readonly tools: readonly Tool[];
};

/** The signed-in person: their name, their own account, their language, the way out. */
export function UserMenu({ isWide, tools }: UserMenuProps): JSX.Element | null {
  const { shell, screens } = useConsoleWords();
  const { user } = useSession();
  if (user === null) return null;
  return (
    <div className="header__user">
      <MenuButton label={isWide ? user.name : shell.userMenu(user.name)} icon="user" iconOnly={!isWide} tone="plain">
        {(close) => (
          <>
            <ul className="menu-group">
              <Entry to={accessPaths.changePassword} icon="key" label={shell.changePassword} onFollow={close} />
              <Entry to="/settings/second-factor" icon="lock" label={screens.secondFactor} onFollow={close} />
              <Entry to="/settings/devices" icon="display" label={screens.devices} onFollow={close} />
            </ul>
            {isWide ? null : <Tools tools={tools} onChoose={close} />}
            <Languages onChoose={close} />
            <ul className="menu-group">
              <Entry to={accessPaths.signOut} icon="signOut" label={shell.signOut} onFollow={close} />
            </ul>
          </>
        )}
      </MenuButton>
    </div>
  );
}

type EntryProps = { readonly to: string; readonly icon: IconName; readonly label: string; readonly onFollow: () => void };

function Entry({ to, icon, label, onFollow }: EntryProps): JSX.Element {
  return (
    <li>
      <Link to={to} className="menu-item" onClick={onFollow}>
        <Icon name={icon} />
        {label}
      </Link>
    </li>
  );
}

function Tools({ tools, onChoose }: { readonly tools: readonly Tool[]; readonly onChoose: () => void }): JSX.Element {
  return (
    <ul className="menu-group">
      {tools.map(({ name, icon, label, onClick, ...rest }) => (
        <li key={name}>
          <MenuItem
            {...rest}
            onClick={(event) => {
              onChoose();
              return onClick(event);
            }}
          >
            <Icon name={icon} />
            {label}
          </MenuItem>
        </li>
      ))}
    </ul>
  );
}

/** Each language by its own name, so that anyone who does not understand the present one finds theirs. */
function Languages({ onChoose }: { readonly onChoose: () => void }): JSX.Element {
  const { shell } = useConsoleWords();
  const { language } = useAppearance();
  const appearance = useAppearanceStore();
  return (
    <ul className="menu-group" aria-label={shell.language}>
      {languages.map((one) => (
        <li key={one}>
          <MenuItem
            lang={one}
            aria-pressed={one === language}
            onClick={() => {
              appearance.change({ language: one });
              onChoose();
            }}
          >
            <Icon name={one === language ? 'check' : 'globe'} />
            {shell.languages[one]}
          </MenuItem>
        </li>
      ))}
    </ul>
  );
}
