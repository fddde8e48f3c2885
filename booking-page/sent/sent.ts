import { keepInTab, keptInTab } from '../client/kept-in-tab.ts';

/** An order that was sent: the token of its hold, and what the client chose. Nothing that they typed is kept. */
export type Sent = { readonly hold: string; readonly startsAt: string; readonly endsAt: string; readonly thing: string };

const fragment = '#sent';

/** Forgets what the client chose and typed: their order exists. */
export function forgetTyped(): void {
  keepInTab('booking', undefined);
}

/** Remembers it as long as the tab lives, and the form does not come back. */
export function rememberSent(sent: Sent): void {
  keepInTab('sent', JSON.stringify(sent));
  history.replaceState(null, '', fragment);
}

/** What was sent before the page was opened again. */
export function sentBefore(): Sent | undefined {
  const text = location.hash === fragment ? keptInTab('sent') : null;
  if (text === null) return undefined;
  const { hold, startsAt, endsAt, thing }: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(JSON.parse(text)));
  const isWhole = typeof hold === 'string' && isMoment(startsAt) && isMoment(endsAt) && typeof thing === 'string';
  return isWhole ? { hold, startsAt, endsAt, thing } : undefined;
}

function isMoment(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}
