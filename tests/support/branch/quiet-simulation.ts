import { onTestFinished } from 'vitest';
import { noFaults } from '../../../simulator/branch/chances.ts';
import { noJournal } from '../../../simulator/branch/journal.ts';
import { type Simulation, startSimulation } from '../../../simulator/run.ts';
import type { BranchSetup, BranchStore } from './branch-setup.ts';

type Played = Pick<Parameters<typeof startSimulation>[0], 'seed' | 'filesOf'>;

/** Plays the branch of the store in the middle of a night, when nothing else happens, until the test ends. */
export function simulateAtNight({ origin }: Pick<BranchSetup, 'origin'>, { code, key }: BranchStore, played: Played): Simulation {
  const from = Date.parse('2026-11-20T01:00:00Z');
  const simulation = startSimulation({
    url: origin,
    from,
    goesOn: { freshFrom: from },
    speed: 1,
    until: null,
    faults: noFaults,
    journal: noJournal,
    yieldMs: 50,
    ...played,
  });
  simulation.add({ code, key });
  onTestFinished(simulation.stop);
  return simulation;
}
