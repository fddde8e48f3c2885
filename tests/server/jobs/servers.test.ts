import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { refuse } from '../../../contract/basics/refusal.ts';
import { ampleStorage } from '../../../server/engine/files/storage.ts';
import { createPeriodicJobs } from '../../../server/engine/jobs/periodic-jobs.ts';
import type { TaskHandler } from '../../../server/engine/jobs/run-task.ts';
import { schedules } from '../../../server/start/schedules.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { deadServer, type JobSetup, jobSetup } from '../../support/job-setup.ts';

const central = await centralOfFile();

describe('a background task among servers', () => {
  let setup: JobSetup;
  beforeAll(async () => {
    setup = await jobSetup(central);
  });

  it('of a dead server is taken up at once by one that has the database alone', async () => {
    const { jobs } = setup.aServer(async ({ task }) => ({ attempt: task.attempts }));
    const { id } = await jobs.add(setup.newTask());
    await setup.leftByDead(id, 0);
    await jobs.drain();
    expect(await setup.current(id)).toMatchObject({ state: 'done', result: { attempt: 2 } });
  });

  it('of another server is left to it as long as that gives signs of life', async () => {
    const { jobs } = setup.aServer(async () => ({}), false);
    const { id } = await jobs.add(setup.newTask());
    await setup.leftByDead(id, 50);
    await jobs.drain();
    expect((await setup.current(id)).state).toBe('running');
    await setup.leftByDead(id, 70);
    await jobs.drain();
    expect((await setup.current(id)).state).toBe('done');
  });

  it('that keeps killing servers fails with the reason, and may be retried', async () => {
    const { jobs } = setup.aServer(async () => ({}));
    const { id } = await jobs.add(setup.newTask());
    await setup.leftByDead(id, 0, 3);
    await jobs.drain();
    expect(await setup.current(id)).toMatchObject({ state: 'failed', error: 'task_interrupted' });
    await jobs.retry(id);
    await jobs.drain();
    expect((await setup.current(id)).state).toBe('done');
  });

  it('is sent for again when its message was lost', async () => {
    const { jobs } = setup.aServer(async () => ({}));
    const { id } = await jobs.add(setup.newTask());
    await sql`delete from pgboss.job`.execute(central.db);
    await jobs.drain();
    expect((await setup.current(id)).state).toBe('waiting');
    await sql`update tasks set seen_at = now() - interval '2 minutes' where id = ${id}`.execute(central.db);
    await jobs.drain();
    expect((await setup.current(id)).state).toBe('done');
  });

  it('is given back by a server that stops, and gone on with by the next', async () => {
    let begun = () => {};
    const begins = new Promise<void>((resolve) => {
      begun = resolve;
    });
    let stopped = () => {};
    const stops = new Promise<void>((resolve) => {
      stopped = resolve;
    });
    const first = setup.aServer(async ({ step }) => {
      begun();
      await stops;
      await step(1, 2);
      return { by: 'first' };
    });
    const workers = createPeriodicJobs({
      names: ['run-tasks'],
      schedules: { 'run-tasks': { ...schedules['run-tasks'], firstAfterMs: 0 } },
      works: first.jobs.works,
      isAlone: true,
      room: ampleStorage,
      onFault: (error) => first.faults.push(error),
    });
    workers.start();
    const { id } = await first.jobs.add(setup.newTask());
    await begins;
    const stopping = workers.stop();
    stopped();
    await stopping;
    expect(await setup.current(id)).toMatchObject({ state: 'waiting', attempts: 0 });
    const second = setup.aServer(async () => ({ by: 'second' }));
    await second.jobs.drain();
    expect((await setup.current(id)).result).toEqual({ by: 'second' });
    expect(first.faults).toEqual([]);
  });

  it('is done once, however many servers there are', async () => {
    const done: number[] = [];
    const handler: TaskHandler = async ({ task, step }) => {
      await step(1, 1);
      done.push(task.id);
      return {};
    };
    const servers = Array.from({ length: 4 }, () => setup.aServer(handler, false));
    const [first] = servers;
    const ids: number[] = [];
    for (let made = 0; made < 12; made += 1) ids.push((await first?.jobs.add(setup.newTask()))?.id ?? 0);
    await Promise.all(servers.map(({ jobs }) => jobs.drain()));
    expect(done.toSorted((one, other) => one - other)).toEqual(ids);
  });

  it('is not told to have failed by who lost it meanwhile', async () => {
    const { jobs } = setup.aServer(async ({ task }) => {
      await sql`update tasks set runner = ${deadServer} where id = ${task.id}`.execute(central.db);
      throw refuse('conflict');
    });
    const { id } = await jobs.add(setup.newTask());
    await jobs.drain();
    expect(await setup.current(id)).toMatchObject({ state: 'running', error: null });
    await sql`delete from tasks where id = ${id}`.execute(central.db);
  });
});
