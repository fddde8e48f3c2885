import type { JSX } from 'react';
import { Link } from 'react-router';
import type { SystemStatus } from '../../../../contract/operations/system.ts';
import type { SystemWarningCode } from '../../../../contract/rules/system/system-warnings.ts';
import { useSystem, useSystemWords } from '../../../providers/system-status.ts';
import { Notice } from '../../../ui/page/notice.tsx';

/** What of the installation needs its super administrator, one line each; gone once it is put right. */
export function SystemWarnings(): JSX.Element | null {
  const words = useSystemWords();
  const { data } = useSystem();
  const warnings = data?.warnings.filter(({ code }) => isShownHere(code, data)) ?? [];
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warning">
      <ul>
        {warnings.map(({ code, since, count }) => (
          <li key={code}>
            <Link to="/settings/system">{words.warnings[code](since ?? '', count ?? 0).title}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Every screen says on its own that the disk is full; that no e-mail can leave is news once one should. */
function isShownHere(code: SystemWarningCode, { messages }: SystemStatus): boolean {
  if (code === 'disk_full' || code === 'disk_low') return false;
  return code !== 'email_gateway_missing' || messages.waiting > 0;
}
