import { type JSX, useId } from 'react';
import { Link } from 'react-router';
import { capitalise } from '../../../../contract/messages/basics/grammar.ts';
import type { StoreStatus } from '../../../../contract/operations/store-status.ts';
import { waitWarnings } from '../../../../contract/rules/branch-status/store-warnings.ts';
import { formatMoment } from '../../../../contract/rules/time/shown-time.ts';
import { useBranchOverviewWords } from '../../../branch-status/all-stores/overview-words.ts';
import { useMissingDesks, useServiceFaults } from '../../../branch-status/branch-faults.ts';
import { readWatched, useStoreWarnings } from '../../../branch-status/store-warnings.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { idOf, type Row } from '../../../crud/core/row.ts';
import { tabAddress } from '../../../crud/record/record-context/tab-address.ts';
import type { IconName } from '../../../ui/icon/generated/icon-name.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { useLicence } from '../backups-and-licences/use-licence.ts';
import { devicesTab, monitoringTab } from '../status/tab-names.ts';
import { Silence } from './silence.tsx';

type AttentionProps = { readonly record: Row; readonly storeStatus: Pick<StoreStatus, 'monitored' | 'limits'> };
type Item = {
  readonly key: string;
  readonly icon: IconName;
  readonly text: string;
  readonly way?: { readonly to: string; readonly label: string };
};

/** What at the branch needs someone, each with the way to it; of a silent branch why it is silent. Nothing where all is well. */
export function Attention({ record, storeStatus: { monitored, limits } }: AttentionProps): JSX.Element {
  const words = useBranchOverviewWords();
  const id = useId();
  const page = `/stores/${idOf(record)}`;
  const watched = readWatched(monitored);
  const waits = useStoreWarnings(watched, limits, waitWarnings);
  const outages = useStoreWarnings(watched, limits, ['outage']);
  const devices = useStoreWarnings(watched, limits, ['touch_screens', 'virtual_displays']);
  const { data: licence } = useLicence(monitored.id);
  const { count, since } = monitored.changes;
  const moment = useFromClock((now) => (since === null ? '' : formatMoment(since, now)));
  const all = (texts: readonly string[], rest: Omit<Item, 'key' | 'text'>): readonly Item[] =>
    texts.map((text) => ({ key: text, text: capitalise(text), ...rest }));
  const wayTo = (tab: string, label: string): NonNullable<Item['way']> => ({ to: tabAddress(page, tab), label });
  const missing = useMissingDesks(monitored.id);
  const services = useServiceFaults(monitored.id);
  const items: readonly Item[] = [
    ...all(outages, { icon: 'alert', way: wayTo('outages', words.show.outages) }),
    ...all(waits, { icon: 'wait', way: wayTo(monitoringTab, words.show.waiting) }),
    ...all(devices, { icon: 'touchScreen', way: wayTo(devicesTab, words.show.devices) }),
    // A desk is given its services, so they come first.
    ...services.map((each) => ({ icon: 'alert', ...each }) as const),
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
