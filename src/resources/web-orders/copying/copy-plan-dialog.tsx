import { useQueryClient } from '@tanstack/react-query';
import type { JSX } from 'react';
import { bookingPlansAtOnce } from '../../../../contract/basics/limits.ts';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { capitalise } from '../../../../contract/messages/basics/grammar.ts';
import { bookingPlans } from '../../../../contract/resources/web-orders/booking-plans.ts';
import type { BookingInterval } from '../../../../contract/rules/booking/booking-plan.ts';
import { spokenInterval } from '../../../../contract/rules/opening/intervals.ts';
import { groupBy } from '../../../../contract/rules/values/group-by.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { formatDay } from '../../../crud/core/format.ts';
import { resourceNamed } from '../../../crud/core/named.ts';
import { idOf, type Row, textOf } from '../../../crud/core/row.ts';
import { useWords, type Words } from '../../../crud/core/words.ts';
import { changesByField, fieldChanges } from '../../../crud/fields/cells/field-changes.tsx';
import { Check } from '../../../ui/field/check.tsx';
import { ChangesTable, type FieldChange } from '../../../ui/history/changes-table.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Status, type Tone } from '../../../ui/page/status.tsx';
import { CopyingSteps, type CopyOutcome } from '../../stores/copying/copying-steps.tsx';
import { LostNames } from '../week/lost-orders.tsx';
import { useCopyWords } from './copy-words.ts';
import { buildPlanTarget, type CopiedPlan, keyOfCopied, kindOf } from './plan-target.ts';
import './copying.css';
import { TargetChoice } from './target-choice.tsx';
import { useTargets } from './use-targets.ts';

const tones: Readonly<Record<CopiedPlan['result'] | 'left', Tone>> = {
  created: 'success',
  changed: 'info',
  left: 'neutral',
  left_out: 'neutral',
  unchanged: 'neutral',
  refused: 'danger',
};

/** This many are seen at once; of more only how many, so that other targets are in sight. */
const fewLost = 5;

/** What copying a plan does at each target, by stores. */
function CopiedPlans({ rows, ...outcome }: CopyOutcome<CopiedPlan>): JSX.Element {
  const said = useCopyWords();
  return (
    <ul className="copied-plans">
      {[...groupBy(rows, ({ store_id }) => store_id)].map(([storeId, plans]) => (
        <li key={storeId} className="copied-plans__store">
          <h3>{plans[0]?.store ?? said.unknown}</h3>
          <ul>
            {plans.map((row) => (
              <Copied key={keyOfCopied(row)} row={row} {...outcome} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

type CopiedProps = Omit<CopyOutcome<CopiedPlan>, 'rows'> & { readonly row: CopiedPlan };

function Copied({ row, isDone, left, onToggle }: CopiedProps): JSX.Element {
  const said = useCopyWords();
  const key = keyOfCopied(row);
  const name = row.name ?? said.unknown;
  const isWritten = row.result === 'created' || row.result === 'changed';
  const outcome = !isDone && left.has(key) ? 'left' : row.result;
  return (
    <li>
      <p className="copied-plans__plan">
        {isDone || !isWritten ? <strong>{name}</strong> : <Check label={name} checked={!left.has(key)} onChange={() => onToggle([key])} />}
        <Status tone={tones[outcome]}>{(isDone ? said.resultsDone : said.results)[outcome]}</Status>
      </p>
      {row.result === 'refused' ? <p className="copied-plans__problem">{row.message}</p> : null}
      {row.result === 'left_out' ? <p>{row.message}</p> : null}
      {isWritten ? <Effects row={row} isDone={isDone} /> : null}
    </li>
  );
}

/** What becomes different, and what that means for clients. */
function Effects({ row, isDone }: Pick<CopiedProps, 'row' | 'isDone'>): JSX.Element {
  const words = useWords();
  const said = useCopyWords();
  const { result, fields, days, cut, orders, lost, leaves_agenda: leavesAgenda } = row;
  const warnings = [...(leavesAgenda ? [said.leavesAgenda] : []), ...(cut.length === 0 ? [] : [said.cut(cutText(words, cut))])];
  return (
    <>
      {orders === 0 ? null : (
        <>
          <Warning text={(isDone ? said.lostDone : said.lost)(orders)} />
          <details className="copied-plans__lost" open={orders <= fewLost}>
            <summary>{said.whose}</summary>
            <LostNames orders={lost} total={orders} opensInNewTab />
          </details>
        </>
      )}
      {warnings.map((text) => (
        <Warning key={text} text={text} />
      ))}
      {result === 'changed' ? (
        <ChangesTable
          changes={[...dayChanges(words, said, days), ...fieldChanges(words, bookingPlans, changesByField(fields), undefined)]}
          words={said.changes}
        />
      ) : null}
    </>
  );
}

function Warning({ text }: { readonly text: string }): JSX.Element {
  return (
    <p className="copied-plans__warning">
      <Icon name="alert" size={16} />
      <span>{text}</span>
    </p>
  );
}

type Said = Pick<ReturnType<typeof useCopyWords>, 'block' | 'validFrom' | 'validTo' | 'noBlocks'>;

/** Days with the intervals that they have and would have. */
function dayChanges(words: Words, said: Said, days: CopiedPlan['days']): readonly FieldChange[] {
  return days.map(({ weekday, before, after }) => ({
    name: `day-${weekday}`,
    label: capitalise(words.opening.weekdays[weekday] ?? ''),
    before: blocksText(said, before),
    after: blocksText(said, after),
  }));
}

/** Times by their days: `úterý 11:00–12:00, 13:00–14:00; středa 8:00–9:00`. */
function cutText(words: Words, cut: CopiedPlan['cut']): string {
  const days = [...groupBy(cut, ({ weekday }) => weekday)];
  return days.map(([weekday, times]) => `${words.opening.weekdays[weekday] ?? ''} ${times.map(spokenInterval).join(', ')}`).join('; ');
}

function blocksText(said: Said, blocks: readonly BookingInterval[]): string {
  if (blocks.length === 0) return said.noBlocks;
  return blocks.map((block) => [blockText(said, block), ...validity(said, block)].join(' ')).join('; ');
}

function blockText(said: Said, block: BookingInterval): string {
  return said.block(spokenInterval(block), block.length_minutes, block.capacity);
}

function validity(said: Said, { valid_from, valid_to }: BookingInterval): readonly string[] {
  return [
    ...(valid_from === null ? [] : [said.validFrom(formatDay(valid_from))]),
    ...(valid_to === null ? [] : [said.validTo(formatDay(valid_to))]),
  ];
}

type CopyPlanDialogProps = { readonly plan: Row; readonly onClose: () => void };

/** Copies a booking plan to other services or agendas, after a look at what changes at each. */
export function CopyPlanDialog({ plan, onClose }: CopyPlanDialogProps): JSX.Element {
  const kind = kindOf(plan);
  const said = useCopyWords()[kind];
  const { ask } = useCalls();
  const queries = useQueryClient();
  const targets = useTargets(plan);
  return (
    <CopyingSteps<string, CopiedPlan>
      title={said.title(textOf(plan['name']))}
      {...{ said, onClose }}
      renderChoice={(chosen, onChoose) => <TargetChoice {...{ kind, targets, chosen, onChoose }} />}
      refusedChoice={(chosen) => (chosen.length > bookingPlansAtOnce ? said.tooManyChosen(chosen.length, bookingPlansAtOnce) : undefined)}
      ask={async ({ targets: keys, isDryRun, shown, key }) => {
        const how = isDryRun ? { dry_run: true } : { seen: shown.map(({ seen }) => seen) };
        const body = { targets: keys.map((one) => buildPlanTarget(kind, one)), ...how };
        return ask('POST /booking-plans/{id}/copy', { path: { id: idOf(plan) }, header: { 'Idempotency-Key': key }, body });
      }}
      targetOf={keyOfCopied}
      partsOf={(row) => [keyOfCopied(row)]}
      isChanging={({ result }) => result === 'created' || result === 'changed'}
      onDone={async () => {
        await queries.invalidateQueries({ queryKey: [prefixOf(resourceNamed('booking-plans'))] });
        // What the plans offer now is read again.
        await queries.invalidateQueries({ queryKey: [prefixOf(resourceNamed('orders')), 'booking-input'] });
      }}
    >
      {(outcome) => <CopiedPlans {...outcome} />}
    </CopyingSteps>
  );
}
