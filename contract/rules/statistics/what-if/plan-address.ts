import { type EditedDesk, type EditedPlan, mostBreaks, mostNewDesks, type TypedSpan, type TypedTime } from './edited-plan.ts';

/** A desk as the store has it. */
export type KnownDesk = { readonly id: number; readonly services: readonly number[] };

const digits = 3;
const unknown = '---';
const endOfDay = 24 * 60;
const mostId = 2_147_483_647;

/** A plan as a part of an address: all its desks with their times, and services where they are not those of the desk. */
export function planAddress(plan: EditedPlan, known: readonly KnownDesk[]): string {
  return plan
    .map(({ id, services, hours, breaks }) => {
      const usual = known.find((one) => one.id === id)?.services ?? [];
      const isUsual = services.length === usual.length && services.every((service) => usual.includes(service));
      const times = hours === null ? '' : [hours, ...breaks].map(spanText).join('');
      const text = isUsual ? '' : `.${services.map((service) => service.toString(36)).join('_')}`;
      return `${id < 0 ? id : id.toString(36)}.${times}${text}`;
    })
    .join('~');
}

/**
 * The plan of an address; null where it is none. Desks that the store no longer has are left out and named, desks that it has since are
 * closed, and services that it no longer has are left out.
 */
export function planInAddress(
  text: string,
  known: readonly KnownDesk[],
  services: readonly number[],
): { readonly plan: EditedPlan; readonly gone: readonly number[] } | null {
  const parts = text === '' ? [] : text.split('~').map((one) => deskIn(one, known));
  const read = parts.flatMap((one) => one ?? []);
  if (read.length < parts.length || new Set(read.map(({ id }) => id)).size < read.length) return null;
  const offered = new Set(services);
  const isKnown = ({ id }: EditedDesk): boolean => id < 0 || known.some((one) => one.id === id);
  const kept = read.filter(isKnown).map((desk) => ({ ...desk, services: desk.services.filter((id) => offered.has(id)) }));
  const added = known.filter(({ id }) => !kept.some((desk) => desk.id === id)).map((desk) => ({ ...desk, hours: null, breaks: [] }));
  return { plan: [...kept, ...added], gone: read.filter((desk) => !isKnown(desk)).map(({ id }) => id) };
}

function deskIn(text: string, known: readonly KnownDesk[]): EditedDesk | null {
  const [name = '', times, sentence, ...rest] = text.split('.');
  const id = /^-\d$/u.test(name) ? Number(name) : idIn(name);
  const spans = times === undefined ? null : spansIn(times);
  if (id === null || id === 0 || id < -mostNewDesks || spans === null || rest.length > 0) return null;
  const services = sentence === undefined ? (known.find((one) => one.id === id)?.services ?? []) : servicesIn(sentence);
  if (services === null) return null;
  const [hours = null, ...breaks] = spans;
  return { id, services, hours, breaks };
}

function servicesIn(text: string): readonly number[] | null {
  if (text === '') return [];
  const ids = text.split('_').map(idIn);
  const read = ids.flatMap((id) => id ?? []);
  return read.length < ids.length ? null : [...new Set(read)];
}

function idIn(text: string): number | null {
  if (!/^[0-9a-z]{1,6}$/u.test(text)) return null;
  const id = Number.parseInt(text, 36);
  return id > 0 && id <= mostId ? id : null;
}

function spanText({ from, to }: TypedSpan): string {
  return [from, to].map((minute) => (minute === null ? unknown : minute.toString(36).padStart(digits, '0'))).join('');
}

function spansIn(text: string): readonly TypedSpan[] | null {
  if (text.length % (2 * digits) !== 0 || text.length > 2 * digits * (mostBreaks + 1)) return null;
  const times: TypedTime[] = [];
  for (let place = 0; place < text.length; place += digits) {
    const part = text.slice(place, place + digits);
    const minute = part === unknown ? null : /^[0-9a-z]{3}$/u.test(part) ? Number.parseInt(part, 36) : endOfDay + 1;
    if (minute !== null && minute > endOfDay) return null;
    times.push(minute);
  }
  return times.flatMap((from, place) => (place % 2 === 0 ? [{ from, to: times[place + 1] ?? null }] : []));
}
