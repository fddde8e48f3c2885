import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { refuse } from '../../../contract/basics/refusal.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { type JobSetup, jobSetup } from '../../support/job-setup.ts';
import { aUser } from '../../support/people.ts';

const central = await centralOfFile();

describe('a background task', () => {
  let setup: JobSetup;
  beforeAll(async () => {
    setup = await jobSetup(central);
  });

  it('is done with the input that it was given, and keeps its result', async () => {
    const { jobs } = setup.aServer(async ({ task, step }) => {
      await step(1, 2);
      return { doubled: Number(task.input['number']) * 2 };
    });
    const { id } = await jobs.add(setup.newTask({ number: 21 }));
    expect(await setup.current(id)).toMatchObject({ state: 'waiting', done: 0, total: null, started_at: null });
    await jobs.drain();
    expect(await setup.current(id)).toMatchObject({ state: 'done', done: 2, total: 2, result: { doubled: 42 }, error: null });
  });

  it('leaves a change of every step for its owner, each with a version of its own', async () => {
    const { jobs } = setup.aServer(async ({ step }) => {
      await step(1, 3);
      return {};
    });
    const { id } = await jobs.add(setup.newTask());
    await jobs.drain();
    const { rows } = await sql`select version, action, actor_id, store_ids from changes
      where resource = 'tasks' and record_id = ${id} order by version`.execute(central.db);
    expect(rows).toEqual(
      ['create', 'edit', 'edit', 'edit'].map((action, place) => ({ version: place + 1, action, actor_id: setup.owner, store_ids: null })),
    );
  });

  it('writes its progress a few times a second at most, and always the last of it', async () => {
    const { jobs } = setup.aServer(async ({ step }) => {
      for (let done = 1; done <= 1000; done += 1) await step(done, 1000);
      return {};
    });
    const before = performance.now();
    const { id } = await jobs.add(setup.newTask());
    await jobs.drain();
    const seconds = (performance.now() - before) / 1000;
    // Made, taken, done, the first step and the last; in between one each 0.3 s.
    expect((await setup.current(id)).version).toBeLessThanOrEqual(5 + seconds / 0.3);
  });

  it('fails with the code of a refusal, and nobody is told of a fault', async () => {
    const { jobs, faults } = setup.aServer(async () => {
      throw refuse('unknown_filter', { details: { name: 'barva' } });
    });
    const { id } = await jobs.add(setup.newTask());
    await jobs.drain();
    expect(await setup.current(id)).toMatchObject({
      state: 'failed',
      error: 'unknown_filter',
      error_details: { name: 'barva' },
      result: null,
    });
    expect(faults).toEqual([]);
  });

  it('fails as internal when the program is at fault, which is logged', async () => {
    const { jobs, faults } = setup.aServer(async () => {
      throw new Error('broken');
    });
    const { id } = await jobs.add(setup.newTask());
    await jobs.drain();
    expect(await setup.current(id)).toMatchObject({ state: 'failed', error: 'internal' });
    expect(faults).toEqual([expect.objectContaining({ message: 'broken' })]);
  });

  it('runs with the rights that its owner has when it runs', async () => {
    const { id: weakened } = await aUser(central, { role: 'administrator', resources: ['store'] });
    const { jobs } = setup.aServer(async ({ owner: asked }) => ({ resources: (await asked()).resources }));
    const task = await jobs.add({ ...setup.newTask(), owner_id: weakened });
    await sql`update users set resources = '{ordering}' where id = ${weakened}`.execute(central.db);
    await jobs.drain();
    expect((await setup.current(task.id)).result).toEqual({ resources: ['ordering'] });
  });

  it('of a blocked owner fails without being begun', async () => {
    const { id: blocked } = await aUser(central);
    const begun: number[] = [];
    const { jobs } = setup.aServer(async ({ task }) => {
      begun.push(task.id);
      return {};
    });
    const task = await jobs.add({ ...setup.newTask(), owner_id: blocked });
    await sql`update users set active = false where id = ${blocked}`.execute(central.db);
    await jobs.drain();
    expect(await setup.current(task.id)).toMatchObject({ state: 'failed', error: 'task_owner_blocked' });
    expect(begun).toEqual([]);
  });

  it('is not begun when it was cancelled while it waited', async () => {
    const begun: number[] = [];
    const { jobs } = setup.aServer(async ({ task }) => {
      begun.push(task.id);
      return {};
    });
    const { id } = await jobs.add(setup.newTask());
    await jobs.cancel(id);
    expect(await setup.current(id)).toMatchObject({ state: 'cancelled', cancel_asked: true });
    await jobs.drain();
    expect(begun).toEqual([]);
    expect((await setup.current(id)).finished_at).not.toBeNull();
  });

  it('ends at its next step when it is cancelled while it runs', async () => {
    const steps: number[] = [];
    const { jobs } = setup.aServer(async ({ task, step }) => {
      await step(1, 3);
      steps.push(1);
      await jobs.cancel(task.id);
      await step(2, 3);
      steps.push(2);
      return {};
    });
    const { id } = await jobs.add(setup.newTask());
    await jobs.drain();
    expect(steps).toEqual([1]);
    expect(await setup.current(id)).toMatchObject({ state: 'cancelled', done: 2, result: null });
  });

  it('is done when it was cancelled after its last step', async () => {
    const { jobs } = setup.aServer(async ({ task, step }) => {
      await jobs.cancel(task.id);
      await step(2, 2);
      return { all: true };
    });
    const { id } = await jobs.add(setup.newTask());
    await jobs.drain();
    expect(await setup.current(id)).toMatchObject({ state: 'done', result: { all: true } });
  });

  it('that failed or was cancelled starts again from the beginning, one that is done does not', async () => {
    let fails = true;
    const { jobs } = setup.aServer(async ({ step }) => {
      await step(1, 1);
      if (fails) throw refuse('conflict');
      return { fine: true };
    });
    const { id } = await jobs.add(setup.newTask());
    await jobs.drain();
    fails = false;
    expect(await jobs.retry(id)).toMatchObject({ state: 'waiting', done: 0, error: null, started_at: null });
    await jobs.drain();
    expect(await setup.current(id)).toMatchObject({ state: 'done', result: { fine: true } });
    expect(await jobs.retry(id)).toBeUndefined();
    expect(await jobs.cancel(id)).toBeUndefined();
  });
});
