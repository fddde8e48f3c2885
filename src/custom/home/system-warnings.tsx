import type { JSX } from 'react';
import { Link } from 'react-router';
import { useSystem } from '../../providers/system/system-query.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { Notice } from '../../ui/notice.tsx';

/** What of the installation needs its super administrator, one line each; gone once it is put right. */
export function SystemWarnings(): JSX.Element | null {
  const { system: words } = useConsoleWords();
  const { data } = useSystem();
  // Every screen says by itself that the disk is full.
  const troubles = data?.troubles.filter(({ code }) => code !== 'disk_full' && code !== 'disk_low') ?? [];
  if (troubles.length === 0) return null;
  return (
    <Notice tone="warning">
      <ul>
        {troubles.map(({ code, since, count }) => (
          <li key={code}>
            <Link to="/settings/system">{words.troubles[code](since ?? '', count ?? 0).title}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
