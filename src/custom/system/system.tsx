import type { JSX } from 'react';
import type { SystemStatus } from '../../../contract/operations/system.ts';
import type { SystemWarningCode } from '../../../contract/rules/system/system-warnings.ts';
import { useSystem, useSystemWords } from '../../providers/system-status.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { LoadedScreen } from '../../ui/page/loaded-screen.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { BackUpButton, BackupsPanel } from './backups-panel.tsx';
import { SystemPanels } from './system-panels.tsx';
import './system.css';

const grave: readonly SystemWarningCode[] = ['disk_full', 'backup_failed', 'backup_old'];

/** `/settings/system`: whether the installation is safe, for the super administrator who looks in the morning or is notified of trouble. */
export function System(): JSX.Element {
  const words = useSystemWords();
  const { screens } = useConsoleWords();
  const read = useSystem();
  return (
    <LoadedScreen title={screens.system} words={words} read={read}>
      {(status) => <Shown status={status} />}
    </LoadedScreen>
  );
}

function Shown({ status: data }: { readonly status: SystemStatus }): JSX.Element {
  const words = useSystemWords();
  const { screens } = useConsoleWords();
  const { troubles } = data;
  return (
    <div className="system">
      <PageHeader
        title={screens.system}
        count={troubles.length === 0 ? words.good : words.attention(troubles.length)}
        actions={data.backups.folder === null ? undefined : <BackUpButton latest={data.backups.latest} />}
      />
      <Troubles troubles={troubles} />
      <BackupsPanel backups={data.backups} isOffTold={troubles.some(({ code }) => code === 'backup_off')} />
      <SystemPanels status={data} />
    </div>
  );
}

function Troubles({ troubles }: Pick<SystemStatus, 'troubles'>): JSX.Element {
  const words = useSystemWords();
  return (
    <>
      {troubles.map(({ code, since, count }) => {
        const { title, advice } = words.troubles[code](since ?? '', count ?? 0);
        return (
          <Notice key={code} tone={grave.includes(code) ? 'danger' : 'warning'} title={title}>
            {advice}
          </Notice>
        );
      })}
    </>
  );
}
