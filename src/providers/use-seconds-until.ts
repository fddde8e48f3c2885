import { useEffect, useState } from 'react';
import { useCentral } from './central-context.ts';

/** Whole seconds that are left until the instant (ISO), counted down; 0 once it has come. */
export function useSecondsUntil(instant: string): number {
  const { now } = useCentral();
  const left = (): number => Math.max(0, Math.ceil((Date.parse(instant) - now().getTime()) / 1000));
  const [, setTick] = useState(0);
  const isOver = left() === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return left();
}
