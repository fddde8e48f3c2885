import type { ReactNode } from 'react';
import { fulfils, type Needs } from '../../contract/basics/access.ts';
import { NoRights } from '../crud/core/gate.tsx';
import { useActor } from '../crud/core/use-actor.ts';

type StatisticsGateProps = { readonly title: string; readonly needs?: Needs; readonly children: ReactNode };

/** Shows the screen with the right to read statistics; without it, says who grants the right. */
export function StatisticsGate({ title, needs = ['statistics'], children }: StatisticsGateProps): ReactNode {
  const actor = useActor();
  if (actor === undefined) return null;
  return fulfils(actor, needs) ? children : <NoRights heading={title} />;
}
