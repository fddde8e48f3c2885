import { describe, expect, it } from 'vitest';
import { centralOfFile } from '../../support/central-of-file.ts';
import { type Client, rowsOf, signedIn, superAdministrator, textAt, valueAt } from '../../support/people.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);
const clerk = await signedIn(central, { name: 'Jana Úřednice' });

describe('the tasks of the API', () => {
  const aTask = async ({ id }: Client): Promise<number> => {
    const task = await central.jobs.add({
      kind: 'import',
      owner_id: id,
      input: { resource: 'regions', import_id: 999_999 },
      address: '127.0.0.1',
      request_id: 'r',
    });
    return task.id;
  };

  it('are seen by who asked for them, with all that a panel shows', async () => {
    const id = await aTask(clerk);
    const reply = await clerk.get(`/tasks/${id}`);
    expect(reply.body).toEqual({
      id,
      kind: 'import',
      owner_id: clerk.id,
      owner_name: 'Jana Úřednice',
      state: 'waiting',
      done: 0,
      total: null,
      input: { resource: 'regions', import_id: 999_999 },
      result: null,
      error: null,
      cancel_asked: false,
      version: 1,
      created_at: central.clock.now().toISOString(),
      started_at: null,
      finished_at: null,
    });
  });

  it('do not exist for anybody else, whatever is asked of them', async () => {
    const id = await aTask(root);
    expect((await clerk.get(`/tasks/${id}`)).status).toBe(404);
    expect((await clerk.post(`/tasks/${id}/cancel`, {})).status).toBe(404);
    expect((await clerk.post(`/tasks/${id}/retry`, {})).status).toBe(404);
    expect(rowsOf(await clerk.get('/tasks')).every((task) => task['owner_id'] === clerk.id)).toBe(true);
    for (const filter of [{ everyone: true }, { owner_id: root.id }]) {
      expect((await clerk.get(`/tasks?filter=${JSON.stringify(filter)}`)).status).toBe(403);
    }
    expect((await root.get(`/tasks/${id}`)).status).toBe(200);
  });

  it('of everybody are listed for a super administrator who asks, the newest first, page by page', async () => {
    const ids = [await aTask(clerk), await aTask(root), await aTask(clerk)];
    expect(rowsOf(await root.get('/tasks')).every((task) => task['owner_id'] === root.id)).toBe(true);
    const reply = await root.get('/tasks?filter={"everyone":true}&range=[0,2]');
    expect(rowsOf(reply).map((task) => task['id'])).toEqual(ids.toReversed());
    expect(reply.headers['content-range']).toMatch(/^tasks 0-2\/\d+$/u);
    const own = await root.get(`/tasks?filter={"owner_id":${clerk.id},"state":"waiting","kind":"import"}`);
    expect(rowsOf(own).map((task) => task['id'])).toContain(ids[0]);
    expect(rowsOf(own).map((task) => task['id'])).not.toContain(ids[1]);
  });

  it.each([
    ['a state that there is not', 'filter={"state":"lost"}', 'invalid_filter'],
    ['a kind that there is not', 'filter={"kind":1}', 'invalid_filter'],
    ['an owner that is no number', 'filter={"owner_id":"1"}', 'invalid_filter'],
    ['a filter that nobody knows', 'filter={"colour":1}', 'unknown_filter'],
    ['a parameter that nobody knows', 'page=1', 'unknown_parameter'],
    ['a range without end', 'range=[0,100000]', 'invalid_range'],
  ])('refuse %s by its name', async (_, query, code) => {
    expect(await root.get(`/tasks?${query}`)).toMatchObject({ status: 400, body: { err: code } });
  });

  it('are cancelled once, and retried only when they came to no good end', async () => {
    const id = await aTask(clerk);
    expect(await clerk.post(`/tasks/${id}/retry`, {})).toMatchObject({ status: 409, body: { err: 'task_not_failed' } });
    expect((await clerk.post(`/tasks/${id}/cancel`, {})).body).toMatchObject({ state: 'cancelled' });
    expect(await clerk.post(`/tasks/${id}/cancel`, {})).toMatchObject({ status: 409, body: { err: 'task_finished' } });
    expect((await clerk.post(`/tasks/${id}/retry`, {})).body).toMatchObject({ state: 'waiting' });
  });

  it('say why they failed in the language of the reader', async () => {
    const id = await aTask(clerk);
    await central.jobs.drain();
    const czech = await clerk.get(`/tasks/${id}`);
    expect(valueAt(czech.body, 'state')).toBe('failed');
    const english = await clerk.get(`/tasks/${id}`, { 'accept-language': 'en' });
    expect(textAt(czech.body, 'error', 'err')).toBe(textAt(english.body, 'error', 'err'));
    expect(textAt(czech.body, 'error', 'message')).not.toBe(textAt(english.body, 'error', 'message'));
  });
});
