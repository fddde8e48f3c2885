import { type JSX, useState } from 'react';
import { Link } from 'react-router';
import { type ReportSchedule, type ReportTemplate, templateLimits } from '../../../../contract/operations/report-answer.ts';
import type { ReportKind } from '../../../../contract/rules/statistics/report/report-offers.ts';
import { formatInstant } from '../../../../contract/rules/time/shown-time.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { NameDialog } from '../../../crud/core/name-dialog.tsx';
import { useNotify } from '../../../crud/core/use-notify.ts';
import { Button } from '../../../ui/button/button.tsx';
import { MenuButton } from '../../../ui/button/menu-button.tsx';
import { MenuItem } from '../../../ui/button/menu-item.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { type ReportWordsOf, useReportWords } from '../result/report-words.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { useTemplates } from './use-templates.ts';

type TemplatesPanelProps = {
  /** Of which report; null of all. */
  readonly kind: ReportKind | null;
  /** The query that is shown; null where there is none to keep. */
  readonly asked: string | null;
};

/** Queries that were kept, by owner: one press runs one, with the rights of the person who presses. */
export function TemplatesPanel({ kind, asked }: TemplatesPanelProps): JSX.Element {
  const words = useReportWords();
  const { templates: texts } = words;
  const { templates, isFailed, overwrite, remove } = useTemplates();
  const [opened, setOpened] = useState<ReportTemplate | 'new' | null>(null);
  const [sent, setSent] = useState<ReportTemplate | null>(null);
  const own = (templates ?? []).filter((one) => kind === null || one.kind === kind);
  const groups: readonly (readonly [string, readonly ReportTemplate[]])[] = [
    [texts.own, own.filter(({ is_own, shared }) => is_own && !shared)],
    [texts.sharedOwn, own.filter(({ is_own, shared }) => is_own && shared)],
    [texts.shared, own.filter(({ is_own }) => !is_own)],
  ];
  return (
    <section className="report__templates" aria-label={texts.label}>
      <h2>{texts.label}</h2>
      {isFailed ? <p role="alert">{texts.failed}</p> : null}
      {templates !== undefined && own.length === 0 ? <p className="quiet">{texts.none}</p> : null}
      {groups.map(([name, ones]) =>
        ones.length === 0 ? null : (
          <div key={name}>
            <h3>{name}</h3>
            <ul>
              {ones.map((one) => (
                <li key={one.id} className="report__template">
                  <Link to={`/reports/${one.kind}?${one.query}`} aria-label={texts.run(one.name)}>
                    <Icon name="play" size={16} />
                    {one.name}
                  </Link>
                  <span className="quiet">
                    {[...(kind === null ? [kindName(one.kind, words.kinds)] : []), ...(one.is_own ? [] : [texts.by(one.owner_name)])].join(
                      ', ',
                    )}
                  </span>
                  {one.may_change ? (
                    <MenuButton icon="more" iconOnly label={texts.more(one.name)} tone="plain">
                      {(close) => (
                        <>
                          {asked === null ? null : <MenuItem onClick={() => overwrite(one, asked).then(close)}>{texts.overwrite}</MenuItem>}
                          <MenuItem
                            onClick={() => {
                              close();
                              setOpened(one);
                            }}
                          >
                            {texts.edit}
                          </MenuItem>
                          {one.is_own ? (
                            <MenuItem
                              onClick={() => {
                                close();
                                setSent(one);
                              }}
                            >
                              {words.sending.set}
                            </MenuItem>
                          ) : null}
                          <MenuItem onClick={() => remove(one).then(close)}>{texts.remove}</MenuItem>
                        </>
                      )}
                    </MenuButton>
                  ) : null}
                  {one.schedule === null ? null : <TemplateSchedule schedule={one.schedule} />}
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
      {asked === null || kind === null ? null : (
        <Button icon="save" onClick={() => setOpened('new')}>
          {texts.keep}
        </Button>
      )}
      {opened === null ? null : (
        <TemplateDialog kind={kind} query={asked} template={opened === 'new' ? undefined : opened} onClose={() => setOpened(null)} />
      )}
      {sent === null ? null : <ScheduleDialog template={sent} onClose={() => setSent(null)} />}
    </section>
  );
}

function kindName(kind: string, names: Readonly<Record<ReportKind, string>>): string {
  return kind === 'services' || kind === 'clients' || kind === 'employees' ? names[kind] : kind;
}

type TemplateDialogProps = {
  readonly kind: ReportKind | null;
  readonly query: string | null;
  /** The template that is renamed or shared; a new one without it. */
  readonly template: ReportTemplate | undefined;
  readonly onClose: () => void;
};

/** Asks for the name of a template and whether it is shared. */
function TemplateDialog({ kind, query, template, onClose }: TemplateDialogProps): JSX.Element {
  const { templates: words } = useReportWords();
  const { ask } = useCalls();
  const notify = useNotify();
  const { read } = useTemplates();
  return (
    <NameDialog
      title={template === undefined ? words.keepTitle : words.editTitle}
      words={words}
      formClass="report__template-form"
      maxLength={templateLimits.name}
      named={template}
      onClose={onClose}
      onSave={async ({ name, shared, key }) => {
        if (template !== undefined) await ask('PATCH /report-templates/{id}', { path: { id: template.id }, body: { name, shared } });
        else if (kind !== null && query !== null)
          await ask('POST /report-templates', { header: { 'Idempotency-Key': key }, body: { kind, name, shared, query } });
        await read();
        notify(words.saved(name), 'success');
      }}
    />
  );
}

/** When a template is sent next, what became of the last time, and who did not get it. */
function TemplateSchedule({ schedule }: { readonly schedule: ReportSchedule }): JSX.Element {
  const { sending: words } = useReportWords();
  const { paused, next_at, last } = schedule;
  const addressesIn = (states: readonly string[]): string =>
    (last?.letters ?? []).flatMap(({ recipient, state }) => (states.includes(state) ? [recipient] : [])).join(', ');
  const [waiting, undelivered] = [addressesIn(['waiting']), addressesIn(['failed', 'bounced', 'withheld'])];
  return (
    <div className="report__schedule">
      <p>{[timesOf(schedule, words), ...(next_at === null ? [] : [words.next(formatInstant(next_at))])].join(', ')}</p>
      {paused === null ? null : <p className="report__schedule-fault">{words.pauses[paused]}</p>}
      {last === null ? null : <p>{words.last(formatInstant(last.due_at), words.results[last.result])}</p>}
      {waiting === '' ? null : <p>{words.onTheWay(waiting)}</p>}
      {undelivered === '' ? null : <p className="report__schedule-fault">{words.undelivered(undelivered)}</p>}
    </div>
  );
}

function timesOf({ rhythm, weekday, day, time }: ReportSchedule, words: ReportWordsOf['sending']): string {
  const hour = time.replace(/^0(?=\d)/u, '');
  if (rhythm === 'week') return words.weekly(weekday ?? 0, hour);
  return rhythm === 'month' ? words.monthly(day ?? 1, hour) : words.daily(hour);
}
