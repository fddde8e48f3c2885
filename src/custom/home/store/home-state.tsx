import type { JSX } from 'react';
import type { DashboardStore } from '../../../../contract/operations/dashboard.ts';
import type { StoreState } from '../../../../contract/rules/branch-status/store-state.ts';
import { Ago } from '../../../branch-status/ago.tsx';
import { useHomeWords } from '../../../branch-status/all-stores/home-words.ts';
import { StateMark } from '../../../branch-status/state-mark.tsx';
import { StateSince } from '../../../branch-status/state-since.tsx';

type HomeStateProps = { readonly store: DashboardStore; readonly state: StoreState };

/** How a store communicates: of one that does when it last reported, of a silent one since when it is. */
export function HomeState({ store, state }: HomeStateProps): JSX.Element {
  const words = useHomeWords();
  const { last_socket_communication_at: last } = store;
  return (
    <>
      <StateMark state={state} />
      {state !== 'communicating' || last === null ? (
        <StateSince {...{ store, state }} />
      ) : (
        <span>
          <span className="visually-hidden">{words.lastHeard} </span>
          <Ago at={last} />
        </span>
      )}
    </>
  );
}
