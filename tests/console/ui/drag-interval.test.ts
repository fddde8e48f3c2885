import { describe, expect, it } from 'vitest';
import { draggedInterval, gripAt } from '../../../src/ui/calendar/day-axis.ts';

const morning = { opens: '08:10', closes: '12:00' };

describe('hours that are dragged', () => {
  it('are whole quarters wherever they begin, and keep their length', () => {
    expect(draggedInterval(morning, { grip: 'whole', shift: 37, step: 15 })).toEqual({ opens: '08:45', closes: '12:35' });
    expect(draggedInterval(morning, { grip: 'whole', shift: 2000, step: 15 })).toEqual({ opens: '20:10', closes: '24:00' });
    expect(draggedInterval(morning, { grip: 'start', shift: -20, step: 15 })).toEqual({ opens: '07:45', closes: '12:00' });
  });

  it('are never shorter than a step', () => {
    expect(draggedInterval(morning, { grip: 'start', shift: 2000, step: 15 }).opens).toBe('11:45');
    expect(draggedInterval(morning, { grip: 'end', shift: -2000, step: 15 }).closes).toBe('08:25');
  });

  it('are stretched near their ends alone', () => {
    const bar = { from: 100, to: 180 };
    expect([105, 140, 175].map((point) => gripAt(bar, point, 10))).toEqual(['start', 'whole', 'end']);
  });
});
