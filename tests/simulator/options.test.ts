import { describe, expect, it } from 'vitest';
import { noFaults, usualFaults } from '../../simulator/branch/chances.ts';
import { readOptions } from '../../simulator/options.ts';

// A Sunday.
const now = Date.parse('2026-11-22T14:00:00Z');
const read = (...given: string[]) => {
  const outcome = readOptions(given, {}, now);
  return 'options' in outcome ? outcome.options : outcome.faults;
};

describe('the options of the simulator', () => {
  it('need nothing: all stores whose keys are known, in real time, from now on', () => {
    expect(read()).toMatchObject({
      url: 'http://localhost:3000',
      stores: null,
      speed: 1,
      from: now,
      until: null,
      faults: noFaults,
      account: null,
    });
  });

  it('take the command of the description', () => {
    const options = read('--url', 'http://localhost:3000', '--stores', '20', '--speed', '60');
    expect(options).toMatchObject({ stores: 20, speed: 60, from: 'office-day' });
  });

  it('take a number of orders to make', () => {
    expect(read('--book', '50')).toMatchObject({ book: 50 });
    expect(read()).toMatchObject({ book: null });
  });

  it('take days and instants by the clocks of Prague', () => {
    expect(read('--from', '2026-07-01T08:00', '--until', '2026-07-01')).toMatchObject({
      from: Date.parse('2026-07-01T06:00:00Z'),
      until: Date.parse('2026-07-01T22:00:00Z'),
    });
    expect(read('--from', '2026-03-29', '--until', '2026-03-29')).toMatchObject({
      from: Date.parse('2026-03-28T23:00:00Z'),
      until: Date.parse('2026-03-29T22:00:00Z'),
    });
    expect(read('--from=2026-07-01T08:00:30Z', '--until=now')).toMatchObject({ from: Date.parse('2026-07-01T08:00:30Z'), until: now });
  });

  it('take faults by name, with a number or without', () => {
    expect(read('--faults', 'cut, late=0.5')).toMatchObject({ faults: { ...noFaults, cut: usualFaults.cut, late: 0.5 } });
  });

  it.each([
    [['--speed', '0'], '--speed'],
    [['--speed', ''], '--speed'],
    [['--stores', '1.x'], '--stores'],
    [['--book', '0'], '--book'],
    [['--url', 'localhost:3000'], '--url'],
    [['--from', '2026-13-01'], '--from'],
    [['--from', '2026-02-30'], '--from'],
    [['--until', '2026-11-20T25:00'], '--until'],
    [['--from', '2026-11-20', '--until', '2026-11-19'], '--until'],
    [['--faults', 'flood'], 'flood'],
    [['--faults', 'cut=2'], 'cut=2'],
    [['--user', 'spravce@mesto.test'], '--password'],
    [['--journal'], '--journal'],
    [['--colour', 'red'], '--colour'],
  ])('name the one that cannot be used: %j', (given, named) => {
    const faults = read(...given);
    expect(faults).toContainEqual(expect.stringContaining(named));
  });
});
