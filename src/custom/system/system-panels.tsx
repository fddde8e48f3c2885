import { Fragment, type JSX, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { SystemStatus } from '../../../contract/operations/system.ts';
import { outbox } from '../../../contract/resources/settings/outbox.ts';
import { formatInstant, formatNumber } from '../../crud/core/format.ts';
import { useAppearance } from '../../providers/appearance/appearance-store.ts';
import { useSystemWords } from '../../providers/system-status.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { Status, type Tone } from '../../ui/page/status.tsx';

const toneOfDisk: Readonly<Record<'ample' | 'low' | 'read_only', Tone>> = { ample: 'success', low: 'warning', read_only: 'danger' };

/** Disk, database, jobs, messages and the program itself, each in a panel of its own. */
export function SystemPanels({ status }: { readonly status: SystemStatus }): JSX.Element {
  const words = useSystemWords();
  const { language } = useAppearance();
  const number = (value: number): string => formatNumber(value, language);
  const { database, disk, jobs, messages, version, node, started_at: startedAt, warnings } = status;
  const held: readonly Fact[] = messages.held === 0 ? [] : [[words.messages.held, number(messages.held)]];
  const kept: readonly Fact[] = messages.kept_last_day === 0 ? [] : [[words.messages.kept, number(messages.kept_last_day)]];
  // That no e-mail leaves, a notice above says with what to do about it.
  const isEmailShown = warnings.some(({ code }) => code === 'email_gateway_missing');
  const unsent = messages.unsent.filter((channel) => channel !== 'email' || !isEmailShown);
  return (
    <div className="system__panels">
      <SystemPanel title={words.disk.title}>
        {disk === null ? (
          <p className="quiet">{words.disk.elsewhere}</p>
        ) : (
          <>
            <p>
              {words.disk.free(disk.free_bytes, disk.total_bytes)}{' '}
              <Status tone={toneOfDisk[disk.state]}>{words.disk.states[disk.state]}</Status>
            </p>
            <Facts facts={[[words.disk.folder, disk.folder]]} />
          </>
        )}
      </SystemPanel>
      <SystemPanel title={words.database.title}>
        <Facts
          facts={[
            [words.database.version, database.version],
            [words.database.kind, words.database.kinds[database.kind]],
            [words.database.bytes, words.size(database.bytes)],
          ]}
        />
      </SystemPanel>
      <SystemPanel title={words.jobs.title}>
        <Facts
          facts={[
            [words.jobs.waiting, number(jobs.waiting)],
            [words.jobs.running, number(jobs.running)],
            [words.jobs.failed, number(jobs.failed_last_day)],
          ]}
        />
      </SystemPanel>
      <SystemPanel title={words.messages.title}>
        <Facts
          facts={[
            [words.messages.waiting, number(messages.waiting)],
            [words.messages.failed, number(messages.failed_last_day)],
            ...kept,
            ...held,
          ]}
        />
        {unsent.map((channel) => (
          <p key={channel} className="quiet">
            {words.messages.unsent[channel]}
          </p>
        ))}
        <p>
          <Link to={outbox.page}>{words.messages.all}</Link>
        </p>
      </SystemPanel>
      <SystemPanel title={words.program.title}>
        <Facts
          facts={[
            [words.program.version, version],
            [words.program.since, formatInstant(startedAt)],
            [words.program.node, node],
          ]}
        />
      </SystemPanel>
    </div>
  );
}

function SystemPanel({ title, children }: { readonly title: string; readonly children: ReactNode }): JSX.Element {
  return (
    <Panel>
      <h2>{title}</h2>
      {children}
    </Panel>
  );
}

export type Fact = readonly [label: string, value: ReactNode];

/** What is known, each by its name. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }): JSX.Element {
  return (
    <dl className="system-facts">
      {facts.map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
