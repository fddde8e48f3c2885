import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { JSX } from 'react';
import { Link } from 'react-router';
import { fulfils } from '../../../contract/basics/access.ts';
import { settingsEffects as czech } from '../../../contract/messages/cs/statistics/settings-effects.ts';
import { settingsEffects as english } from '../../../contract/messages/en/statistics/settings-effects.ts';
import type { ReportTemplate } from '../../../contract/operations/report-answer.ts';
import { figures } from '../../../contract/rules/branch-status/figures.ts';
import { reportAddress, usualReport } from '../../../contract/rules/statistics/report/report-query.ts';
import { formatInstant } from '../../../contract/rules/time/shown-time.ts';
import { useCalls } from '../../crud/core/calls.ts';
import { readRefusal } from '../../crud/core/refusal.ts';
import { useActor } from '../../crud/core/use-actor.ts';
import { useNotify } from '../../crud/core/use-notify.ts';
import { wordsHook } from '../../crud/core/words.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { Progress } from '../../ui/page/progress.tsx';
import './settings-effects.css';

type EffectWords = typeof czech;

/** The words of what settings of statistics change. */
const useEffectWords = wordsHook<EffectWords>(czech, english);

/** Under the form of settings of statistics: where each of them takes effect, how far a recount is, and the weekly summary. */
export function SettingsEffects(): JSX.Element {
  const words = useEffectWords();
  return (
    <div className="settings-effects">
      <RecountProgress words={words.recount} />
      <Panel>
        <section aria-labelledby="effects-title">
          <h2 id="effects-title">{words.title}</h2>
          <ul>
            {words.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>
            <Link to="/statistics">{words.toStatistics}</Link>
          </p>
        </section>
      </Panel>
      <WeeklySummary words={words.weekly} />
    </div>
  );
}

const recountKey = ['statistics-recount'];

type RecountProgressProps = { readonly words: EffectWords['recount'] };

/** How far the counting of all days with another setting is, to stop it and to go on with it; nothing where all is counted. */
function RecountProgress({ words }: RecountProgressProps): JSX.Element | null {
  const { ask } = useCalls();
  const client = useQueryClient();
  const notify = useNotify();
  const { data, error } = useQuery({
    queryKey: recountKey,
    queryFn: () => ask('GET /statistics-recount'),
    meta: { follows: [figures, 'statistics-settings'], rest: 1000 },
    retry: false,
  });
  const turn = async (state: 'stopped' | 'running'): Promise<void> => {
    try {
      client.setQueryData(recountKey, await ask('PUT /statistics-recount', { body: { state } }));
    } catch (failure) {
      notify(readRefusal(failure).message, 'error');
    }
  };
  if (error !== null) return <Notice tone="warning">{words.failed}</Notice>;
  if (data === undefined) return null;
  const { waiting_days: waiting, left_days: left, total_days: total } = data;
  if (waiting + left === 0) return null;
  return (
    <Panel>
      <section aria-label={words.title}>
        {waiting > 0 ? (
          <>
            <Progress text={words.running} detail={words.left(waiting, total)} share={1 - waiting / total} />
            <Button onClick={() => turn('stopped')}>{words.stop}</Button>
          </>
        ) : (
          <>
            <Notice tone="warning" announce="status">
              {words.stopped(left, total)}
            </Notice>
            <Button onClick={() => turn('running')}>{words.goOn}</Button>
          </>
        )}
      </section>
    </Panel>
  );
}

type WeeklySummaryProps = { readonly words: EffectWords['weekly'] };

/** Where templates of reports are kept, for this panel and for the screens of reports. */
const templatesKey = ['report-templates'];
const kind = 'services';
const query = reportAddress({ ...usualReport(kind), period: 'last_week', by: 'store', compared: 'before' });
/** Monday morning, when the week before it is over. */
const schedule = { rhythm: 'week', weekday: 0, day: null, time: '07:00', format: 'pdf', addresses: null, paused: false } as const;

/** The summary of last week by e-mail: a template of a report that is sent each week. One press makes it and its schedule. */
function WeeklySummary({ words }: WeeklySummaryProps): JSX.Element {
  const { ask } = useCalls();
  const client = useQueryClient();
  const notify = useNotify();
  const actor = useActor();
  const mayReport = actor !== undefined && fulfils(actor, ['overviews']);
  const { data, error } = useQuery({
    queryKey: templatesKey,
    queryFn: () => ask('GET /report-templates'),
    retry: false,
    enabled: mayReport,
  });
  const own = data?.filter((one) => one.is_own && one.kind === kind) ?? [];
  const sent = own.find(isWeekly);
  const start = async (): Promise<void> => {
    try {
      // What an earlier press made and could not schedule is used again.
      const { id } =
        own.find((one) => one.query === query && one.schedule === null) ??
        (await ask('POST /report-templates', { body: { kind, name: words.name, shared: false, query } }));
      const made = await ask('PUT /report-templates/{id}/schedule', { path: { id }, body: schedule });
      notify(words.started(made.name, nextOf(made)), 'success');
    } catch (failure) {
      notify(readRefusal(failure).message, 'error');
    }
    await client.invalidateQueries({ queryKey: templatesKey });
  };
  return (
    <Panel>
      <section aria-labelledby="weekly-title">
        <h2 id="weekly-title">{words.title}</h2>
        <p>{words.help}</p>
        {mayReport ? null : <p>{words.noRights}</p>}
        {error === null ? null : <p role="alert">{words.failed}</p>}
        {mayReport && data !== undefined && sent === undefined ? <Button onClick={start}>{words.start}</Button> : null}
        {sent === undefined ? null : (
          <p>
            {sent.schedule?.paused === null ? words.sent(sent.name, nextOf(sent)) : words.paused(sent.name)}{' '}
            <Link to={`/reports/${kind}?${sent.query}`}>{words.change}</Link>
          </p>
        )}
      </section>
    </Panel>
  );
}

/** Each week about the week before it, whatever else it asks. */
function isWeekly({ query: asked, schedule: times }: ReportTemplate): boolean {
  return times?.rhythm === 'week' && /(?:^|&)period=last_week(?:&|$)/u.test(asked);
}

function nextOf({ schedule: times }: ReportTemplate): string {
  return times === null || times.next_at === null ? '' : formatInstant(times.next_at);
}
