import { around, between, happens, pick, type Random } from '../../contract/rules/values/random.ts';
import type { Memory, OpenTicket } from './memory.ts';
import type { OfficeContext } from './office-context.ts';
import type { Setup } from './plan/setup.ts';
import { type Visit, waitingRoom } from './waiting-room.ts';

const minuteMs = 60_000;
/** How the office works against the minutes that its services expect: clerks are a little quicker. */
const pace = 0.92;
const sentOn = 0.04;

/** What becomes of a client who is called; spans in milliseconds from the call. */
type Course =
  | { readonly end: 'missed'; readonly after: number }
  | { readonly end: 'finished' | 'transferred'; readonly comesAfter: number; readonly after: number };

/** Draws what becomes of a client who is called at the instant. */
function courseOf(visit: Visit, calledAt: number, handlingMinutes: number, random: Random): Course {
  if (happens(random, absence(visit, calledAt))) return { end: 'missed', after: between(random, 45, 120) * 1000 };
  const comesAfter = between(random, 8, 50) * 1000;
  const factor = Math.min(4, Math.max(0.15, around(random, 0.55)));
  const after = comesAfter + Math.round(factor * handlingMinutes * pace * 60) * 1000;
  return { end: visit.first === null && happens(random, sentOn) ? 'transferred' : 'finished', comesAfter, after };
}

/** When someone who waits loses patience: some see the hall and go, half have somewhere to be, no one waits for ever. */
function patienceMs(visit: Pick<Visit, 'orderId' | 'first'>, random: Random): number {
  if (visit.orderId !== null || visit.first !== null) return 180 * minuteMs;
  if (happens(random, 0.02)) return (1 + 6 * random()) * minuteMs;
  return (happens(random, 0.5) ? 20 + 60 * random() : 60 + 80 * random()) * minuteMs;
}

// The longer the wait, the more of them went to buy a roll; anyone who chose the time comes.
function absence(visit: Visit, calledAt: number): number {
  if (visit.first !== null) return 0.01;
  if (visit.orderId !== null) return 0.015;
  return 0.02 + Math.min(0.16, Math.max(0, calledAt - visit.createdAt) / (240 * minuteMs));
}

type Post = { readonly deskId: number; employeeId: number | null; isOpen: boolean; closes: boolean; visit: Visit | null; isReady: boolean };

/** A desk is tidied for so long between two clients. */
const betweenMs = 5_000;

/** Those who wait and the desks that call them. */
export type Queue = ReturnType<typeof queueOn>;

export type QueueContext = Pick<OfficeContext, 'eventQueue' | 'random' | 'report'> & {
  readonly setup: () => Pick<Setup, 'services' | 'desks'>;
  /** The number of the last ticket; `report` of a new one raises it. */
  readonly memory: Pick<Memory, 'lastTicket'>;
};

/** The queue of an office: tickets from when they are issued to their end. */
export function queueOn({ eventQueue, random, report, setup, memory }: QueueContext) {
  const room = waitingRoom();
  const posts = new Map<number, Post>();

  const enter = (visit: Visit) => {
    room.enter(visit);
    eventQueue.at(eventQueue.now() + patienceMs(visit, random), () => {
      if (room.leave(visit.ticket)) report({ kind: 'ticket_cancelled', ticket: visit.ticket });
    });
    eventQueue.at(visit.readyAt, callAtAll);
  };
  const issue = ({ number, serviceId, first, orderId, readyAt }: Omit<Visit, 'ticket' | 'createdAt'>) => {
    const ticket = memory.lastTicket + 1;
    report({ kind: 'ticket_created', ticket, number, service_id: serviceId, visit: first, order_id: orderId });
    enter({ ticket, number, serviceId, first, orderId, createdAt: eventQueue.now(), readyAt });
  };
  const callAtAll = () => {
    for (const post of posts.values()) call(post);
  };
  const call = (post: Post) => {
    if (!post.isOpen || post.visit !== null || !post.isReady) return;
    if (post.closes) return close(post);
    const visit = room.call(servedBy(post.deskId), setup(), eventQueue.now());
    if (visit === null) return;
    post.visit = visit;
    report({ kind: 'ticket_called', ticket: visit.ticket, desk_id: post.deskId, employee_id: post.employeeId });
    const course = courseOf(visit, eventQueue.now(), minutesOf(visit.serviceId), random);
    const called = eventQueue.now();
    if (course.end === 'missed')
      return eventQueue.at(called + course.after, () => end(post, { kind: 'ticket_missed', ticket: visit.ticket }));
    eventQueue.at(called + course.comesAfter, () => report({ kind: 'ticket_serving', ticket: visit.ticket }));
    eventQueue.at(called + course.after, () => (course.end === 'finished' ? finish(post, visit) : sendOn(post, visit)));
  };
  const finish = (post: Post, { ticket }: Visit) => end(post, { kind: 'ticket_finished', ticket });
  const sendOn = (post: Post, visit: Visit) => {
    const others = setup().services.filter(({ id, state }) => id !== visit.serviceId && state === 'active' && isServedNow(id));
    if (others.length === 0) return finish(post, visit);
    const { id } = pick(random, others);
    end(post, { kind: 'ticket_transferred', ticket: visit.ticket, service_id: id });
    issue({ number: visit.number, serviceId: id, first: visit.first ?? visit.ticket, orderId: visit.orderId, readyAt: eventQueue.now() });
  };
  const end = (post: Post, event: Parameters<typeof report>[0]) => {
    report(event);
    post.visit = null;
    post.isReady = false;
    eventQueue.at(eventQueue.now() + betweenMs, () => {
      post.isReady = true;
      call(post);
    });
  };
  const close = (post: Post) => {
    post.isOpen = false;
    post.closes = false;
    report({ kind: 'desk_closed', desk_id: post.deskId });
  };
  const servedBy = (deskId: number) => setup().desks.find(({ id }) => id === deskId)?.service_ids ?? [];
  const isServedNow = (serviceId: number) =>
    [...posts.values()].some(({ deskId, isOpen }) => isOpen && servedBy(deskId).includes(serviceId));
  const minutesOf = (serviceId: number) => setup().services.find(({ id }) => id === serviceId)?.expected_handling_minutes ?? 8;
  const postOf = (deskId: number) => {
    const post = posts.get(deskId) ?? { deskId, employeeId: null, isOpen: false, closes: false, visit: null, isReady: true };
    posts.set(deskId, post);
    return post;
  };

  return {
    issue,
    /** Someone sits down at the desk; nothing happens where someone sits there already. */
    open: (deskId: number, employeeId: number | null) => {
      const post = postOf(deskId);
      post.closes = false;
      if (post.isOpen) return;
      post.isOpen = true;
      post.employeeId = employeeId;
      report({ kind: 'desk_opened', desk_id: deskId, employee_id: employeeId });
      eventQueue.at(eventQueue.now(), callAtAll);
    },
    /** The desk is left once its client is served. */
    leave: (deskId: number) => {
      const post = postOf(deskId);
      if (!post.isOpen) return;
      if (post.visit === null) close(post);
      else post.closes = true;
    },
    openDesks: (): readonly number[] => [...posts.values()].filter(({ isOpen }) => isOpen).map(({ deskId }) => deskId),
    waitsFor: (deskId: number): boolean => room.waits(servedBy(deskId)),
    /** No one waits and no one is served. */
    isEmpty: (): boolean => room.everybody().length === 0 && [...posts.values()].every(({ visit }) => visit === null),
    /** Those who were not called are sent home. */
    sendHome: () => {
      for (const { ticket } of room.everybody()) {
        room.leave(ticket);
        report({ kind: 'ticket_cancelled', ticket });
      }
    },
    /** Who was in the hall before a restart goes on: those at a desk are soon done there. */
    resume: (tickets: readonly OpenTicket[], desks: readonly number[]) => {
      for (const deskId of desks) postOf(deskId).isOpen = true;
      for (const { state, deskId, visit: first, ...known } of tickets) {
        const visit: Visit = { ...known, first, readyAt: eventQueue.now() };
        if (state === 'waiting' || deskId === null) {
          enter(visit);
          continue;
        }
        const post = postOf(deskId);
        post.visit ??= visit;
        if (state === 'called') eventQueue.at(eventQueue.now() + 10_000, () => report({ kind: 'ticket_serving', ticket: visit.ticket }));
        eventQueue.at(eventQueue.now() + 60_000 + random() * 240_000, () => finish(post, visit));
      }
    },
  };
}
