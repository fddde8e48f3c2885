import { type JSX, useId } from 'react';
import { Link } from 'react-router';
import { capitalise } from '../../../../contract/messages/basics/grammar.ts';
import type { StoreStanding } from '../../../../contract/operations/store-standing.ts';
import { formatMoment } from '../../../../contract/rules/time/shown-time.ts';
import { waitTroubles } from '../../../../contract/rules/watching/troubles.ts';
import { tabAddress } from '../../../crud/record/place/tab-address.ts';
import { useFromClock } from '../../../crud/vocabulary/clock.ts';
import { idOf, type Row } from '../../../crud/vocabulary/row.ts';
import type { IconName } from '../../../ui/icon/generated/icon-name.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { useBranchOverviewWords } from '../../../watching/all-stores/overview-words.ts';
import { useMissingDesks } from '../../../watching/desks/use-missing-desks.ts';
import { useTroubles } from '../../../watching/use-troubles.ts';
import { watchedIn } from '../../../watching/watched.ts';
import { useLicence } from '../keeping/use-licence.ts';
import { devicesTab, monitoringTab } from '../parts/tab-names.ts';
import { Silence } from './silence.tsx';

type AttentionProps = { readonly record: Row; readonly standing: Pick<StoreStanding, 'monitored' | 'limits'> };
type Item = {
  readonly key: string;
  readonly icon: IconName;
  readonly text: string;
  readonly way?: { readonly to: string; readonly label: string };
};

/** What at the branch needs someone, each with the way to it; of a silent branch why it is silent. Nothing where all is well. */
export function Attention({ record, standing: { monitored, limits } }: AttentionProps): JSX.Element {
  const words = useBranchOverviewWords();
  const id = useId();
  const page = `/stores/${idOf(record)}`;
  const watched = watchedIn(monitored);
  const waits = useTroubles(watched, limits, waitTroubles);
  const outages = useTroubles(watched, limits, ['outage']);
  const devices = useTroubles(watched, limits, ['touch_screens', 'virtual_displays']);
  const { data: licence } = useLicence(monitored.id);
  const { count, since } = monitored.changes;
  const moment = useFromClock((now) => (since === null ? '' : formatMoment(since, now)));
  const all = (texts: readonly string[], rest: Omit<Item, 'key' | 'text'>): readonly Item[] =>
    texts.map((text) => ({ key: text, text: capitalise(text), ...rest }));
  const wayTo = (tab: string, label: string): NonNullable<Item['way']> => ({ to: tabAddress(page, tab), label });
  const missing = useMissingDesks(monitored.id);
  const items: readonly Item[] = [
    ...all(outages, { icon: 'alert', way: wayTo('outages', words.show.outages) }),
    ...all(waits, { icon: 'wait', way: wayTo(monitoringTab, words.show.waiting) }),
    ...all(devices, { icon: 'touchScreen', way: wayTo(devicesTab, words.show.devices) }),
    ...(missing === undefined ? [] : [{ key: 'desks', icon: 'alert', ...missing } as const]),
    ...(licence?.state === 'ended' || licence?.state === 'ending'
      ? [
          {
            key: 'licence',
            icon: 'report',
            text: licence.state === 'ended' ? words.licenceEnded : words.licenceEnding(licence.days_left ?? 0),
            way: wayTo('licence', words.show.licence),
          } as const,
        ]
      : []),
    ...(count === 0
      ? []
      : [{ key: 'changes', icon: 'clock', text: words.changesSince(count, moment), way: wayTo('waiting', words.show.changes) } as const]),
  ];
  return (
    <>
      <Silence store={monitored} />
      {items.length === 0 ? null : (
        <section aria-labelledby={id}>
          <h2 id={id}>
            {words.attention} <span className="quiet">{items.length}</span>
          </h2>
          <Panel padded={false}>
            <ul className="attention">
              {items.map(({ key, icon, text, way }) => (
                <li key={key}>
                  <Icon name={icon} size={20} />
                  <span>{text}</span>
                  {way === undefined ? null : <Link to={way.to}>{way.label}</Link>}
                </li>
              ))}
            </ul>
          </Panel>
        </section>
      )}
    </>
  );
}
