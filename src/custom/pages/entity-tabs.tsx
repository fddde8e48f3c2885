import type { JSX } from 'react';
import { NavLink } from 'react-router';
import { labelsOf } from '../../../contract/messages/texts.ts';
import { type ResourceName, registry } from '../../../contract/resources/registry.ts';
import { useMessages } from '../../providers/words/console-words.ts';
import '../../ui/page/tabs.css';

type EntityTabsProps = { readonly label: string; readonly names: readonly ResourceName[] };

/** Links between entities that make one screen, under the heading of each. */
export function EntityTabs({ label, names }: EntityTabsProps): JSX.Element {
  const messages = useMessages();
  return (
    <nav className="tabs" aria-label={label}>
      {names.map((name) => (
        <NavLink key={name} to={registry[name].page} end className="tabs__tab">
          {labelsOf(messages, name).page}
        </NavLink>
      ))}
    </nav>
  );
}
