import { type RefObject, useEffect } from 'react';

const lookMilliseconds = 50;
/** Names of other records may come after the rows; so long they are waited for. */
const mostLooks = 60;

/** Hands the page to the browser's printing once what is on the sheet has come; calls `onEnd` when that is over. */
export function usePaper(sheet: RefObject<HTMLElement | null>, isReady: boolean, onEnd: () => void): void {
  useEffect(() => {
    if (!isReady) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    let looks = 0;
    const look = setInterval(() => {
      looks += 1;
      if (looks < mostLooks && sheet.current?.querySelector('.skeleton') != null) return;
      clearInterval(look);
      window.addEventListener('afterprint', onEnd, { signal });
      window.print();
      // A browser that says no end of printing gives the page back.
      for (const back of ['keydown', 'pointerdown']) window.addEventListener(back, onEnd, { signal });
    }, lookMilliseconds);
    return () => {
      clearInterval(look);
      leaving.abort();
    };
  }, [sheet, isReady, onEnd]);
}
