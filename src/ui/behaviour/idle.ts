import { useEffect, useState } from 'react';

/** What is put off waits no longer, however busy the page is. */
const longestMilliseconds = 1500;

/** Runs it when the browser has nothing better to do; gives a way to call it off. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle time to tell of.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: longestMilliseconds });
  return () => cancelIdleCallback(handle);
}

/** Whether the browser has had time since this was shown: what no one sees of the first screen waits until it is there. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
