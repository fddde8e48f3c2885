import { cleanup } from '@testing-library/react';
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

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterAll(() => {
  network.resetHandlers();
  network.close();
});

// A part that is still being fetched when its file ends would never come to the files behind it: they share the one promise.
afterAll(() => vi.dynamicImportSettled());
