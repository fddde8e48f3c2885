import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { createPeriodicJobs, type PeriodicJobs, type PeriodicWork, type Schedule } from '../../../server/engine/jobs/periodic-jobs.ts';
import { schedules } from '../../../server/start/schedules.ts';

const page = readFileSync(new URL('../../../docs/architecture/jobs.md', import.meta.url), 'utf8');
const hourly: Schedule = { owner: 'engine/jobs', firstAfterMs: 0, everyMs: 3_600_000, whenLate: 'all', needs: 'write' };
const full = { mayWrite: () => true, mayGrow: () => true };

const started: PeriodicJobs<'job'>[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((jobs) => jobs.stop()));
});

/** Starts one job that has so much to do, and counts its runs and faults. */
function aJob({ schedule = {}, left = 0, room = full, work = {} }: Partial<Given>) {
  const runs: number[] = [];
  const faults: unknown[] = [];
  let more = left;
  const run = async (): Promise<boolean> => {
    runs.push(more);
    more -= 1;
    return more >= 0;
  };
  const jobs = createPeriodicJobs({
    names: ['job'],
    schedules: { job: { ...hourly, ...schedule } },
    works: { job: { run, ...work } },
    isAlone: true,
    room,
    onFault: (error) => faults.push(error),
  });
  started.push(jobs);
  jobs.start();
  return { runs, faults, jobs };
}

type Given = {
  readonly schedule: Partial<Schedule>;
  readonly left: number;
  readonly room: typeof full;
  readonly work: Partial<PeriodicWork>;
};

const settled = () => new Promise((resolve) => setTimeout(resolve, 30));

describe('a periodic job', () => {
  it('runs until nothing is left, then rests', async () => {
    const { runs } = aJob({ left: 3 });
    await expect.poll(() => runs.length).toBe(4);
    await settled();
    expect(runs).toEqual([3, 2, 1, 0]);
  });

  it('runs once for everything missed where its schedule says so', async () => {
    const { runs } = aJob({ left: 3, schedule: { whenLate: 'once' } });
    await settled();
    expect(runs).toEqual([3]);
  });

  it('runs before its time when it is woken, from outside or by what it listens to', async () => {
    const listeners = new Set<() => void>();
    const listen = (runSoon: () => void) => {
      listeners.add(runSoon);
      return () => listeners.delete(runSoon);
    };
    const { runs, jobs } = aJob({ work: { listen } });
    await expect.poll(() => runs.length).toBe(1);
    await settled();
    jobs.runSoon('job');
    await expect.poll(() => runs.length).toBe(2);
    await settled();
    for (const runSoon of listeners) runSoon();
    await expect.poll(() => runs.length).toBe(3);
    await jobs.stop();
    expect(listeners.size).toBe(0);
  });

  it('is left out while the disk has no room for it', async () => {
    let hasRoom = false;
    const { runs, jobs } = aJob({ schedule: { needs: 'grow' }, room: { ...full, mayGrow: () => hasRoom } });
    await settled();
    expect(runs).toEqual([]);
    hasRoom = true;
    jobs.runSoon('job');
    await expect.poll(() => runs.length).toBe(1);
  });

  it('reports a fault and goes on after a rest', async () => {
    const broken = new Error('the database is away');
    const { faults } = aJob({ schedule: { everyMs: 5 }, work: { run: () => Promise.reject(broken) } });
    await expect.poll(() => faults.length).toBeGreaterThan(1);
    expect(faults[0]).toBe(broken);
  });

  it('ends the run that goes on before it is stopped', async () => {
    let isEnded = false;
    const run = (stopping: AbortSignal) =>
      new Promise<boolean>((resolve) => {
        stopping.addEventListener('abort', () => {
          isEnded = true;
          resolve(true);
        });
      });
    const { jobs } = aJob({ work: { run } });
    await settled();
    await jobs.stop();
    expect(isEnded).toBe(true);
  });
});

it('the page of jobs shows the schedules as they are', () => {
  const shown = page
    .split('\n')
    .flatMap((line) => /^\| `(?<name>[a-z-]+)` \| (?<facts>.*?) \| [^|]+ \|$/u.exec(line)?.slice(1, 3).join(' | ') ?? []);
  const seconds = (milliseconds: number) => `${milliseconds / 1000} s`;
  const every = ({ everyMs }: Schedule) =>
    typeof everyMs === 'number' ? seconds(everyMs) : `${seconds(everyMs.alone)}; shared ${seconds(everyMs.shared)}`;
  const real = Object.entries<Schedule>(schedules).map(
    ([name, schedule]) =>
      `${name} | \`${schedule.owner}\` | ${seconds(schedule.firstAfterMs)} | ${every(schedule)} | ${schedule.whenLate} | ${schedule.needs}`,
  );
  expect(shown).toEqual(real);
});
