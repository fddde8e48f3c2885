import { type Ask, createAsk } from '../../contract/client/ask.ts';
import type { WrittenCall } from '../../contract/client/calls.ts';
import type { BookingClient, ClientOrder, FreeTime, HeldAnswer, Offer } from './booking-client.ts';

const tenMinutesMs = 600_000;

/** Asks what can be asked and changes nothing: holds and orders are made up, so that all steps can be walked through. */
export function createPreviewClient(client: BookingClient): BookingClient {
  let [held, offer]: [HeldAnswer | undefined, Offer | undefined] = [undefined, undefined];
  let [serviceId, email] = [0, ''];
  let times: readonly FreeTime[] = [];
  const pretend: Ask<AbortSignal> = createAsk<AbortSignal>(async ({ body }: WrittenCall, _, name) => {
    const given = Object.fromEntries(typeof body === 'object' && body !== null ? Object.entries(body) : []);
    if (name === 'POST /public/holds') {
      serviceId = Number(given['service_id']);
      held = heldFrom(String(given['starts_at']), times);
      return held;
    }
    if (name === 'POST /public/orders') {
      const until = confirmUntil(offer);
      email = String(given['email']);
      const isByEmail = offer?.is_confirmed_by_email === true;
      return { email, confirm_until: isByEmail ? until : null, token: isByEmail ? null : 'preview', letter: isByEmail ? 'sent' : null };
    }
    if (name === 'POST /public/orders/waiting/resend' || name === 'POST /public/orders/waiting/email') {
      email = String(given['email'] ?? email);
      return { state: 'unconfirmed', email, confirm_until: confirmUntil(offer), letter: 'sent', letters_left: 4 };
    }
    if (name === 'POST /public/waiting-list') return { by: 'email', to: String(given['email'] ?? given['phone']) };
    // The order that was made up is moved among the times of its service.
    const [from, to, day] = [given['from'], given['to'], given['day']].map(String);
    const ofService = { path: { id: serviceId } };
    if (name === 'POST /public/orders/free-days' && from !== undefined && to !== undefined)
      return client('GET /public/services/{id}/free-days', { ...ofService, query: { from, to } });
    if (name === 'POST /public/orders/free-times' && day !== undefined)
      return client('GET /public/services/{id}/free-times', { ...ofService, query: { day } });
    return name === 'POST /public/orders/show' && offer !== undefined && held !== undefined ? orderOf(offer, serviceId, held) : undefined;
  });
  return async (name, ...given) => {
    if (name.startsWith('POST ')) return pretend(name, ...given);
    const answer = await client(name, ...given);
    if (isOffer(answer)) offer = answer;
    if (isTimes(answer)) times = [...answer, ...times];
    return answer;
  };
}

function confirmUntil(offer: Offer | undefined): string {
  return new Date(Date.now() + (offer?.confirmation_minutes ?? 0) * 60_000).toISOString();
}

/** As long as the time that was offered. */
function heldFrom(startsAt: string, times: readonly FreeTime[]): HeldAnswer {
  const now = Date.now();
  const [receivedAt, until] = [new Date(now).toISOString(), new Date(now + tenMinutesMs).toISOString()];
  const endsAt = times.find(({ starts_at }) => starts_at === startsAt)?.ends_at ?? startsAt;
  return { token: 'preview', starts_at: startsAt, ends_at: endsAt, held_until: until, now: receivedAt };
}

function orderOf({ services, stores }: Offer, serviceId: number, { starts_at, ends_at }: HeldAnswer): ClientOrder {
  const service = services.find(({ id }) => id === serviceId);
  const store = stores.find(({ id }) => id === service?.store_id);
  return {
    state: 'confirmed',
    store: {
      id: store?.id ?? 0,
      name: store?.name ?? '',
      name_en: store?.name_en ?? null,
      street: store?.street ?? null,
      city: store?.city ?? null,
      phone: store?.phone ?? null,
      has_kiosk: true,
    },
    service: { id: serviceId, name: service?.name ?? '', name_en: service?.name_en ?? null },
    starts_at,
    ends_at,
    name: null,
    language: 'cs',
    pin: '123456',
    confirm_until: null,
    uid: 'preview',
    sequence: 0,
    can_be_changed: false,
    answer_asked: false,
    office_change: null,
  };
}

function isOffer(answer: unknown): answer is Offer {
  return typeof answer === 'object' && answer !== null && 'services' in answer;
}

function isTimes(answer: unknown): answer is readonly FreeTime[] {
  return Array.isArray(answer) && answer.every((item: unknown) => typeof item === 'object' && item !== null && 'ends_at' in item);
}
