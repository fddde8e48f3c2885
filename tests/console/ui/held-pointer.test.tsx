import { fireEvent, render, screen } from '@testing-library/react';
import { type JSX, useRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useHeldPointer } from '../../../src/ui/calendar/use-held-pointer.ts';

const onPress = vi.fn<(what: string) => void>();

function Area(): JSX.Element {
  const area = useRef<HTMLDivElement>(null);
  useHeldPointer<string>(area, {
    find: ({ target }) => (target instanceof HTMLElement ? target.textContent : undefined),
    isHeldAtOnce: ({ pointerType }) => pointerType === 'mouse',
    onHold: (found) => onPress(`holds ${found}`),
    onMove: (found) => onPress(`moves ${found}`),
    onTap: (found) => onPress(`taps ${found}`),
    onDrop: (found) => onPress(`drops ${found}`),
    onCancel: (found) => onPress(`lets go of ${found}`),
  });
  return (
    <div ref={area}>
      <span>pondělí</span>
    </div>
  );
}

const mouse = { pointerId: 1, pointerType: 'mouse', button: 0 };
const finger = { pointerId: 2, pointerType: 'touch', button: 0, clientX: 50, clientY: 50 };
const rests = 400;

/** What the pointer has done, in order. */
function course(): readonly string[] {
  return onPress.mock.calls.map(([what]) => what);
}

describe('a pointer over a drawing of days', () => {
  let day: HTMLElement;
  beforeEach(() => {
    vi.useFakeTimers();
    onPress.mockClear();
    render(<Area />);
    day = screen.getByText('pondělí');
    return () => vi.useRealTimers();
  });

  it('takes hold at once where it is a mouse, with its first button', () => {
    fireEvent.pointerDown(day, { ...mouse, button: 2 });
    expect(course()).toEqual([]);
    fireEvent.pointerDown(day, mouse);
    fireEvent.pointerMove(window, mouse);
    fireEvent.pointerUp(window, mouse);
    fireEvent.pointerMove(window, mouse);
    expect(course()).toEqual(['holds pondělí', 'moves pondělí', 'drops pondělí']);
  });

  it('takes hold once a finger has rested, and a short touch is a tap', () => {
    fireEvent.pointerDown(day, finger);
    vi.advanceTimersByTime(rests - 1);
    fireEvent.pointerUp(window, finger);
    fireEvent.pointerDown(day, finger);
    vi.advanceTimersByTime(rests);
    fireEvent.pointerUp(window, finger);
    expect(course()).toEqual(['taps pondělí', 'holds pondělí', 'drops pondělí']);
  });

  it('leaves a finger that moves at once to the page', () => {
    fireEvent.pointerDown(day, finger);
    fireEvent.pointerMove(window, { ...finger, clientY: 70 });
    vi.advanceTimersByTime(rests);
    fireEvent.pointerUp(window, finger);
    expect(course()).toEqual([]);
  });

  it('lets go without an end when a second finger comes, and when the browser takes the pointer', () => {
    fireEvent.pointerDown(day, finger);
    vi.advanceTimersByTime(rests);
    fireEvent.pointerDown(day, { ...finger, pointerId: 3 });
    fireEvent.pointerUp(window, finger);
    fireEvent.pointerDown(day, finger);
    vi.advanceTimersByTime(rests);
    fireEvent.pointerCancel(window, finger);
    expect(course()).toEqual(['holds pondělí', 'lets go of pondělí', 'holds pondělí', 'lets go of pondělí']);
  });
});
