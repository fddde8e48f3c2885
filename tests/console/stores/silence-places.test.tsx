import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { monitoring as words } from '../../../contract/messages/cs/console/stores/monitoring.ts';
import { stores } from '../../../contract/resources/stores/stores.ts';
import { stateAt } from '../../../contract/rules/branch-status/freshness.ts';
import { type SilenceCause, silenceCauses } from '../../../contract/rules/branch-status/silence-cause.ts';
import { AttentionRow } from '../../../src/branch-status/all-stores/attention-row.tsx';
import { useWords } from '../../../src/crud/core/words.ts';
import { DashboardTile } from '../../../src/custom/home/dashboard-wall.tsx';
import { StoreCard } from '../../../src/custom/home/store/store-card.tsx';
import { StoreCell } from '../../../src/custom/home/store/store-cell.tsx';
import { AttentionBlock } from '../../../src/custom/monitoring/attention-block.tsx';
import { StoreTile } from '../../../src/custom/monitoring/monitoring-wall.tsx';
import { Overview } from '../../../src/custom/stores-overview/overview.tsx';
import { communicationCell } from '../../../src/resources/stores/overview/communication.tsx';
import { Silence } from '../../../src/resources/stores/overview/silence.tsx';
import { StateNow } from '../../../src/resources/stores/status/state-now.tsx';
import { aDashboardStore, declared } from '../home/dashboard-store.ts';
import { aWorld } from '../providers/console-world.tsx';
import { anAnswer } from '../providers/fake-central.ts';
import { WorldFrame } from '../world-frame.tsx';
import { aMonitoredStore } from './monitored-store.ts';

const now = new Date('2026-11-20T16:30:00.000Z');
const clock = { now: () => now, onTick: () => () => undefined };
const at = '2026-11-20T14:00:00.000Z';

/** What the server knows of a store that does not communicate for the cause. */
function knownOf(cause: SilenceCause) {
  const end = cause === 'no_key' || cause === 'never' || cause === 'unknown' ? null : { kind: cause, at };
  return {
    last_socket_communication_at: cause === 'never' ? null : at,
    key_made_at: cause === 'no_key' ? null : '2026-11-01T08:00:00.000Z',
    connection_end: end,
  };
}

function Listed({ last }: { readonly last: string | null }): ReactNode {
  const row = { id: 1, last_socket_communication_at: last };
  return communicationCell({ resource: stores, words: useWords(), row, name: 'communication', value: 'silent' });
}

type Places = Readonly<Record<string, ReactNode>>;
function placesOf(cause: SilenceCause): Places {
  const known = knownOf(cause);
  const [shown, monitored] = [aDashboardStore(1, null, known), aMonitoredStore(1, 'Radnice', known)];
  const state = stateAt(known, now);
  const limits = declared;
  const status = { store: monitored, state, hasFault: false, needsSomebody: true, limits, hours: undefined };
  return {
    home:
      state === 'waiting' ? (
        <StoreCell store={shown} hour={17} limits={limits} hours={undefined} />
      ) : (
        <AttentionRow store={shown} state={state} />
      ),
    'home, whole cards': <StoreCard store={shown} state={state} hour={17} limits={limits} />,
    'wall of home': <DashboardTile store={shown} state={state} limits={limits} hours={undefined} isMany={false} />,
    monitoring: <AttentionBlock {...status} />,
    'wall of monitoring': <StoreTile {...status} isMany={false} />,
    'overview of branches': <Overview />,
    branch: <Silence store={monitored} />,
    'operation of a branch': <StateNow store={monitored} />,
    list: <Listed last={known.last_socket_communication_at} />,
  };
}

/** Shows the places, each next to its name; the server answers the state of stores. */
async function textsOf(cause: SilenceCause): Promise<Readonly<Record<string, string | null>>> {
  const places = placesOf(cause);
  const answer = { stores: [aMonitoredStore(1, 'Radnice', knownOf(cause))], regions: [], limits: declared, map: null };
  const world = aWorld(() => ({ json: answer }), anAnswer('token'));
  const frame = <WorldFrame {...{ world, clock }} />;
  const element = Object.entries(places).map(([name, place]) => (
    <section key={name} data-testid={name}>
      {place}
    </section>
  ));
  const routes = [{ element: frame, children: [{ path: '/', element }] }];
  render(<RouterProvider router={createMemoryRouter(routes)} useTransitions={false} />);
  const { reason } = words.silence[cause];
  await expect.poll(() => screen.queryByTestId('list')?.textContent).toContain(reason);
  await expect.poll(() => screen.queryByTestId('overview of branches')?.textContent).toContain('Radnice');
  return Object.fromEntries(Object.keys(places).map((name) => [name, screen.getByTestId(name).textContent]));
}

it.each(silenceCauses)('every place says the same sentence and the same next step: %s', async (cause) => {
  const { reason, next } = words.silence[cause];
  const texts = await textsOf(cause);
  const others = silenceCauses.filter((other) => other !== cause).flatMap((other) => Object.values(words.silence[other]));
  for (const [place, text] of Object.entries(texts)) {
    expect(text, place).toContain(reason);
    expect(text, place).toContain(next);
    expect(
      others.filter((other) => text?.includes(other)),
      place,
    ).toEqual([]);
  }
});
