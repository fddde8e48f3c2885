import { describe, expect, it } from 'vitest';
import { changedAgendas, listAgendaLines, moved, outside, stepped } from '../../../src/custom/agenda-board/board.ts';

const services = new Map(
  (
    [
      [1, 'Pasy', 1],
      [2, 'Občanské průkazy', 1],
      [3, 'Pasy', 2],
      [4, 'Občanské průkazy', 2],
      [5, 'Matrika', 1],
    ] as const
  ).map(([id, name, storeId]) => [id, { id, name, storeId }]),
);
const documents = { id: 1, serviceIds: [1, 2, 3, 4] };
const registers = { id: 2, serviceIds: [5] };
const lines = (ids: readonly number[]) => listAgendaLines(ids, services, true).map(({ name, ids: of }) => [name, ...of]);

describe('lines of an agenda', () => {
  it('join services of one name, in the order of the first of them', () => {
    expect(lines(documents.serviceIds)).toEqual([
      ['Pasy', 1, 3],
      ['Občanské průkazy', 2, 4],
    ]);
  });

  it('are one for each service where stores are told apart', () => {
    expect(listAgendaLines([3, 1], services, false).map(({ ids }) => ids)).toEqual([[3], [1]]);
  });

  it('have none for a service that is not known', () => {
    expect(lines([99, 5])).toEqual([['Matrika', 5]]);
  });
});

describe('a move', () => {
  const agendas = [documents, registers];

  it('puts services before another one, and out of where they were', () => {
    const after = moved(agendas, { ids: [2, 4], from: 1, to: 2, before: 5 });
    expect(after.map(({ serviceIds }) => serviceIds)).toEqual([
      [1, 3],
      [2, 4, 5],
    ]);
  });

  it('keeps what is not known in its place', () => {
    const [after] = moved([{ id: 1, serviceIds: [99, 1, 2] }], { ids: [2], from: 1, to: 1, before: 1 });
    expect(after?.serviceIds).toEqual([99, 2, 1]);
  });

  it('goes to the end where what it should come before is gone meanwhile', () => {
    const [, after] = moved(agendas, { ids: [1], from: 1, to: 2, before: 77 });
    expect(after?.serviceIds).toEqual([5, 1]);
  });

  it('takes services out of all agendas', () => {
    expect(outside(moved(agendas, { ids: [5], from: 2, to: null, before: null }), services)).toEqual([5]);
  });

  it('has each service once where one of the name is there already', () => {
    const [, after] = moved([documents, { id: 2, serviceIds: [5, 1] }], { ids: [1, 3], from: 1, to: 2, before: null });
    expect(after?.serviceIds).toEqual([5, 1, 3]);
  });

  it('changes first the agenda that gains, and no other than those of the move', () => {
    const third = { id: 3, serviceIds: [] };
    const all = [...agendas, third];
    const after = moved(all, { ids: [1], from: 1, to: 2, before: null });
    expect(changedAgendas(all, after).map(({ id }) => id)).toEqual([2, 1]);
    expect(changedAgendas(all, moved(all, { ids: [5], from: 2, to: 2, before: null }))).toEqual([]);
  });

  it('steps over one line, with all of its services', () => {
    const both = listAgendaLines(documents.serviceIds, services, true);
    expect([stepped(both, 1, -1), stepped(both, 0, 1)]).toEqual([{ before: 1 }, { before: null }]);
    expect([stepped(both, 0, -1), stepped(both, 1, 1)]).toEqual([undefined, undefined]);
  });
});
