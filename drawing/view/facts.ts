import type { KioskButton, KioskLanguage } from '../../contract/rules/kiosk/layout/layout.ts';
import type { ButtonView } from './page-view.ts';

/** What a button says about its service: `main` is read first. */
export type FactLines = { readonly main: string; readonly more: string };
const nothing: FactLines = { main: '', more: '' };

/** People and minutes that the button shows; null where they are unknown or not asked for. */
export function shownNumbers({ detail }: KioskButton, { facts }: ButtonView) {
  const people = detail === 'people' || detail === 'wait_and_people' ? (facts?.people ?? null) : null;
  const wait = detail === 'wait' || detail === 'wait_and_people' ? (facts?.waitMinutes ?? null) : null;
  return { people, wait };
}

/** The reason of an unavailable service, in two parts where it says until when after a comma. */
export function closedParts({ facts, state }: ButtonView): FactLines | undefined {
  if (state !== 'inactive' || facts === undefined || facts.closed === null) return undefined;
  const [main = '', ...more] = facts.closed.split(', ');
  return { main, more: more.join(', ') };
}

/** People and wait in words. What is unknown is left out, and never a zero. */
export function factLines(button: KioskButton, view: ButtonView, language: KioskLanguage): FactLines {
  const closed = closedParts(view);
  if (closed !== undefined) return closed;
  if (view.state === 'inactive') return nothing;
  const { people, wait } = shownNumbers(button, view);
  const words = view.words[language];
  if (wait === null) return { main: people === null ? '' : words.waiting(people), more: '' };
  return { main: words.minutes(wait), more: people === null ? '' : words.waiting(people) };
}

/** The figures of the reason, or all of it: what can be read without its language. An hour of another day keeps its date. */
export function pickFigures({ main, more }: FactLines): string {
  const [hour] = /\d{1,2}:\d{2}/u.exec(more) ?? [];
  const [date] = /\d{1,2}(?:\. |\/)\d{1,2}\.?/u.exec(more) ?? [];
  if (hour === undefined) return more === '' ? main : more;
  return date === undefined ? hour : `${date} ${hour}`;
}

/** The same in one line. */
export function joinFactLine(button: KioskButton, view: ButtonView, language: KioskLanguage): string {
  const { people, wait } = shownNumbers(button, view);
  if (closedParts(view) === undefined && view.state !== 'inactive' && people !== null && wait !== null)
    return view.words[language].waitingFor(people, wait);
  const { main, more } = factLines(button, view, language);
  return more === '' ? main : `${main}, ${more}`;
}
