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

/** `/settings/system`: whether the installation is safe, for the super administrator who looks in the morning or gets a message about a fault. */
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
  const { warnings } = data;
  return (
    <div className="system">
      <PageHeader
        title={screens.system}
        count={warnings.length === 0 ? words.good : words.attention(warnings.length)}
        actions={data.backups.folder === null ? undefined : <BackUpButton latest={data.backups.latest} />}
      />
      <SystemWarningList warnings={warnings} />
      <BackupsPanel backups={data.backups} isOffShown={warnings.some(({ code }) => code === 'backup_off')} />
      <SystemPanels status={data} />
    </div>
  );
}

function SystemWarningList({ warnings }: Pick<SystemStatus, 'warnings'>): JSX.Element {
  const words = useSystemWords();
  return (
    <>
      {warnings.map(({ code, since, count }) => {
        const { title, advice } = words.warnings[code](since ?? '', count ?? 0);
        return (
          <Notice key={code} tone={grave.includes(code) ? 'danger' : 'warning'} title={title}>
            {advice}
          </Notice>
        );
      })}
    </>
  );
}
