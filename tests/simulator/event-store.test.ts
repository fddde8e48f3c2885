import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { array, assert as holds, integer, property } from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { BranchRevision } from '../../contract/channels/branch/to-branch.ts';
import { createConfiguration } from '../../simulator/branch/configuration.ts';
import { createEventBatcher, type KeptLine } from '../../simulator/branch/event-store.ts';
import { keptFiles } from '../../simulator/branch/kept-files.ts';
import { returnMs } from '../../simulator/branch/line.ts';
import { claim, wish } from '../../simulator/stores/claim.ts';

const at = Date.parse('2026-11-18T09:00:00Z');

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'poradnik-keeping-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('the batcher of events', () => {
  it('comes back from what it wrote as it was, wherever it was stopped', () => {
    holds(
      property(array(integer({ min: -3, max: 30 }), { maxLength: 60 }), (steps) => {
        const lines: KeptLine[] = [];
        const batcher = createEventBatcher({ append: (line) => lines.push(line) });
        for (const [place, step] of steps.entries()) {
          if (step < 0) batcher.acknowledge(Math.min(batcher.next() - 1, place));
          else batcher.keep({ kind: 'desk_opened', desk_id: step + 1, employee_id: null }, at + place);
        }
        const again = createEventBatcher({ lines });
        expect(again.waiting()).toEqual(batcher.waiting());
        expect(again.next()).toBe(batcher.next());
        expect(again.memory).toEqual(batcher.memory);
      }),
    );
  });

  it('holds more than 100,000 events and 7 days without a confirmation', () => {
    const batcher = createEventBatcher({});
    for (let place = 0; place < 120_000; place += 1) batcher.keep({ kind: 'ticket_finished', ticket: place + 1 }, at + place * 6_000);
    expect(batcher.count()).toBe(120_000);
    expect(batcher.event(1)?.at).toBe('2026-11-18T09:00:00.000Z');
  });

  it('gives no number twice when the central knows more than it', () => {
    const batcher = createEventBatcher({});
    batcher.meet(40, []);
    expect(batcher.isSure()).toBe(true);
    expect(batcher.keep({ kind: 'desk_closed', desk_id: 1 }, at).sequence).toBe(41);
  });

  it('is unsure while the central has gaps beyond what it knows', () => {
    const batcher = createEventBatcher({});
    batcher.meet(10, [[13, 14]]);
    expect(batcher.isSure()).toBe(false);
    expect(batcher.waiting()).toEqual([13, 14]);
    batcher.meet(20, []);
    expect(batcher.isSure()).toBe(true);
    expect(batcher.next()).toBe(21);
  });
});

describe('a central that was restored from a backup', () => {
  it('is told again what is still kept, also after a restart, until it has it', () => {
    const folder = aFolder();
    const opened = () => {
      const files = keptFiles(folder, 'ONE');
      return { files, batcher: createEventBatcher({ append: files.append, lines: files.lines, past: files.past }) };
    };
    const { files, batcher } = opened();
    batcher.recognise(1, 0);
    for (let place = 0; place < 20; place += 1) batcher.keep({ kind: 'desk_opened', desk_id: place + 1, employee_id: null }, at + place);
    batcher.acknowledge(15);
    batcher.recognise(1, 15);
    expect(batcher.waiting()).toEqual([16, 17, 18, 19, 20]);
    const memory = structuredClone(batcher.memory);
    batcher.recognise(7, 12);
    expect(batcher.waiting()).toEqual([13, 14, 15, 16, 17, 18, 19, 20]);
    expect(batcher.event(13)).toMatchObject({ desk_id: 13 });
    files.close();

    const again = opened();
    expect(again.batcher.waiting()).toEqual([13, 14, 15, 16, 17, 18, 19, 20]);
    expect(again.batcher.memory).toEqual(memory);
    again.batcher.recognise(7, 12);
    again.batcher.acknowledge(14);
    expect(again.batcher.waiting()).toEqual([15, 16, 17, 18, 19, 20]);
    expect(again.batcher.keep({ kind: 'desk_closed', desk_id: 1 }, at).sequence).toBe(21);
    again.batcher.acknowledge(21);
    expect(again.batcher.waiting()).toEqual([]);
    again.files.close();
    const last = opened();
    expect(last.batcher.waiting()).toEqual([]);
    expect(last.batcher.incarnation()).toBe(7);
    last.files.close();
  });

  it('is told nothing twice of what was never acknowledged', () => {
    const batcher = createEventBatcher({ past: () => [] });
    batcher.recognise(1, 0);
    batcher.keep({ kind: 'desk_closed', desk_id: 1 }, at);
    batcher.recognise(2, 0);
    expect(batcher.waiting()).toEqual([1]);
  });
});

describe('the folder of a branch', () => {
  it('is written anew without what nobody needs, and forgets nothing that matters', () => {
    const folder = aFolder();
    const files = keptFiles(folder, 'ONE');
    const batcher = createEventBatcher({ append: files.append });
    batcher.keep({ kind: 'ticket_created', ticket: 7, number: 'A001', service_id: 1, visit: null, order_id: null }, at);
    for (let place = 0; place < 500; place += 1)
      batcher.keep({ kind: 'playing', virtual_display_id: 1, playlist_id: place + 1 }, at + (place < 499 ? place : 9 * 86_400_000));
    batcher.acknowledge(500);
    files.close();
    const again = keptFiles(folder, 'ONE');
    expect(readFileSync(join(folder, 'ONE.events.jsonl'), 'utf8').split('\n').length).toBeLessThan(8);
    const kept = createEventBatcher({ lines: again.lines });
    expect(kept.waiting()).toEqual([501]);
    expect(kept.next()).toBe(502);
    expect([...kept.memory.tickets.keys()]).toEqual([7]);
    expect(kept.memory.playing.get(1)).toBe(500);
    again.close();
  });

  it('is read up to a line that was torn', () => {
    const folder = aFolder();
    const event = JSON.stringify({ event: { sequence: 1, at: new Date(at).toISOString(), kind: 'desk_closed', desk_id: 1 } });
    writeFileSync(join(folder, 'ONE.events.jsonl'), `${event}\n{"event":{"seq`);
    const files = keptFiles(folder, 'ONE');
    expect(createEventBatcher({ lines: files.lines }).waiting()).toEqual([1]);
    files.close();
  });

  it('belongs to one player at a time, who hears when another wants it', () => {
    const folder = aFolder();
    const held = claim(folder, 'ONE');
    expect(held?.isWanted()).toBe(false);
    wish(folder, 'ONE');
    expect(held?.isWanted()).toBe(true);
    // A process that lives and is another.
    writeFileSync(join(folder, 'TWO.lock'), String(process.ppid));
    expect(claim(folder, 'TWO')).toBeNull();
    // What a killed one left behind.
    writeFileSync(join(folder, 'TWO.lock'), '4194304');
    expect(claim(folder, 'TWO')).not.toBeNull();
  });
});

describe('the configuration of a branch', () => {
  const change = (revision: number, values: BranchRevision['values']): BranchRevision => ({
    revision,
    resource: 'desks',
    id: 1,
    action: 'edit',
    values,
    at: new Date(at).toISOString(),
  });

  it('applies revisions in their order, once, and stays before one that is missing', () => {
    const configuration = createConfiguration({ revision: 3, rows: [{ resource: 'desks', id: 1, values: { label: 'three', number: 1 } }] });
    expect(configuration.apply([change(3, { label: 'again' }), change(4, { label: 'four' })])).toEqual({ revision: 4, refused: null });
    expect(configuration.apply([change(6, { label: 'six' })])).toMatchObject({ revision: 4, refused: { revision: 6 } });
    expect(configuration.rows()).toEqual([{ resource: 'desks', id: 1, values: { label: 'four', number: 1 } }]);
  });

  it('stands when its last part came, and not before', () => {
    const configuration = createConfiguration(null);
    const part = (place: number) => ({ revision: 5, part: place, parts: 2, rows: [{ resource: 'desks', id: place, values: {} }] });
    expect(configuration.takePart(part(1))).toBe(false);
    expect(configuration.revision()).toBeNull();
    expect(configuration.takePart(part(2))).toBe(true);
    expect(configuration.revision()).toBe(5);
    expect(configuration.rows()).toHaveLength(2);
  });
});

describe('coming back', () => {
  it('takes a random time up to what doubles, and a minute at most', () => {
    expect([0, 1, 2, 5, 6, 40].map((tries) => returnMs(tries, () => 1))).toEqual([1_000, 2_000, 4_000, 32_000, 60_000, 60_000]);
    expect(returnMs(3, () => 0)).toBe(0);
  });
});
