import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { fetchMessages } from '../../contract/messages/fetched.ts';
import { network } from './providers/network.ts';

// As the first download does: what is shown has its words.
await Promise.all([fetchMessages('cs'), fetchMessages('en')]);

// All files of a worker share one document and one copy of each module, so every test leaves the document as it was.
// Timers and listeners stay: a lazy part loads once for all tests, and it waits for a timer.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
  for (const element of document.head.querySelectorAll('title, meta')) element.remove();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
});

const { asyncWrapper: wait } = getConfig();
// Of the machine's clock: a test may have set its own.
const millisecondsNow = performance.now.bind(performance);
const nothingWasFetchedMs = 100;
/** A part may fetch another one. */
const mostLooks = 3;

// A lazy part is read and compiled when it is first shown, which takes a busy machine longer than what a test waits for. What is
// missing while a part is loading is looked for again after it has loaded.
configure({
  asyncWrapper: async (work) => {
    for (let look = 1; ; look += 1) {
      try {
        return await wait(work);
      } catch (error) {
        const failedAt = millisecondsNow();
        await vi.dynamicImportSettled();
        if (look === mostLooks || millisecondsNow() - failedAt < nothingWasFetchedMs) throw error;
      }
    }
  },
});

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterAll(() => {
  network.resetHandlers();
  network.close();
});

// A part that is still being fetched when its file ends would never come to the files behind it: they share the one promise.
afterAll(() => vi.dynamicImportSettled());
