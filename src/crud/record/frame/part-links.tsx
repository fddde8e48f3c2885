import type { JSX } from 'react';
import { Link } from 'react-router';
import type { RecordTabs } from './use-record-tabs.tsx';

/** The parts of the open group as a quiet row of links; nothing where it has one. */
export function PartLinks({ tabs: { parts, openPart, openTab, tabs, addressOf } }: { readonly tabs: RecordTabs }): JSX.Element | null {
  if (parts.length === 0) return null;
  return (
    <nav className="part-links" aria-label={tabs.find(({ id }) => id === openTab)?.label}>
      <ul>
        {parts.map(({ key, label, mark }) => (
          <li key={key}>
            <Link to={addressOf(key)} replace preventScrollReset aria-current={key === openPart ? 'page' : undefined}>
              {label}
              {mark}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
