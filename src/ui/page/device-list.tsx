import type { JSX } from 'react';
import { Button } from '../button/button.tsx';
import './device-list.css';
import type { Work } from '../button/use-single-run.ts';
import { Status } from './status.tsx';

export type ListedDevice = {
  readonly id: string;
  readonly name: string;
  readonly isCurrent: boolean;
  /** What is known of it, each with its label. */
  readonly facts: readonly (readonly [label: string, value: string])[];
};

type DeviceListProps = {
  readonly devices: readonly ListedDevice[];
  readonly words: { readonly current: string; readonly end: string; readonly endOf: (device: string) => string };
  /** The one that is being signed out. */
  readonly ending: string | null;
  readonly onEnd: (id: string) => Work;
};

/** Devices that someone is signed in on, each with the way to sign it out; not the one that is looked from. */
export function DeviceList({ devices, words, ending, onEnd }: DeviceListProps): JSX.Element {
  return (
    <ul className="device-list">
      {devices.map(({ id, name, isCurrent, facts }) => (
        <li key={id} className="device-list__device">
          <div>
            <h2 className="device-list__name">
              {name}
              {isCurrent ? <Status tone="success">{words.current}</Status> : null}
            </h2>
            <dl className="device-list__facts">
              {facts.map(([label, value]) => (
                <div key={label} style={{ display: 'contents' }}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          {isCurrent ? null : (
            <Button busy={ending === id} aria-label={words.endOf(name)} onClick={() => onEnd(id)}>
              {words.end}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
