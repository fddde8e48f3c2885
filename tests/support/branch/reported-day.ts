import type { BranchEvent } from '../../../contract/channels/branch/events.ts';
import { between, happens, type Random } from '../../../contract/rules/values/random.ts';
import type { UnnumberedEvent } from './branch-client.ts';
import type { BranchStore } from './branch-setup.ts';

/** A ticket as anyone who made its events knows it; instants as ISO texts. */
export type KnownTicket = {
  readonly ticket: number;
  readonly number: string;
  /** The first ticket of the visit. */
  readonly visit: number;
  state: string;
  readonly created_at: string;
  called_at: string | null;
  served_at: string | null;
  finished_at: string | null;
};

/** What a branch reports a day, and what comes of it. */
export type ReportedDay = { readonly journal: readonly BranchEvent[]; readonly tickets: readonly KnownTicket[]; readonly outages: number };

type Step = { readonly at: number; readonly say: UnnumberedEvent };

/** A day of so many visits, in addition to paper, a kiosk that was down and an outage, by chance. It knows nothing of how the central folds. */
export function aReportedDay(store: BranchStore, { from, visits, random }: { from: string; visits: number; random: Random }): ReportedDay {
  const start = Date.parse(from);
  const [steps, tickets]: [Step[], KnownTicket[]] = [[], []];
  const iso = (at: number) => new Date(at).toISOString();
  const issue = (at: number, first: KnownTicket | null): void => {
    const ticket = tickets.length + 1;
    const number = `A ${ticket}`;
    const known: KnownTicket = {
      ticket,
      number,
      visit: first?.visit ?? ticket,
      state: 'waiting',
      created_at: iso(at),
      called_at: null,
      served_at: null,
      finished_at: null,
    };
    tickets.push(known);
    steps.push({
      at,
      say: { kind: 'ticket_created', ticket, number, service_id: store.service, visit: first?.visit ?? null, order_id: null },
    });
    call(known, at + between(random, 5, 300) * 1000);
  };
  const call = (known: KnownTicket, at: number): void => {
    const { ticket } = known;
    // Some of them are still in the hall when it is reported.
    if (happens(random, 0.1)) return;
    if (happens(random, 0.05)) return end(known, 'cancelled', at);
    steps.push({ at, say: { kind: 'ticket_called', ticket, desk_id: store.desk, employee_id: store.employee } });
    Object.assign(known, { state: 'called', called_at: iso(at), served_at: null, finished_at: null });
    const next = at + between(random, 5, 60) * 1000;
    if (happens(random, 0.15)) {
      end(known, 'missed', next);
      if (happens(random, 0.5)) call(known, next + between(random, 10, 100) * 1000);
      return;
    }
    steps.push({ at: next, say: { kind: 'ticket_serving', ticket } });
    Object.assign(known, { state: 'serving', served_at: iso(next) });
    const last = next + between(random, 30, 600) * 1000;
    if (!happens(random, 0.2)) return end(known, 'finished', last);
    steps.push({ at: last, say: { kind: 'ticket_transferred', ticket, service_id: store.service } });
    Object.assign(known, { state: 'transferred', finished_at: iso(last) });
    issue(last + 1000, known);
  };
  const end = (known: KnownTicket, state: 'finished' | 'missed' | 'cancelled', at: number): void => {
    steps.push({ at, say: { kind: `ticket_${state}`, ticket: known.ticket } });
    Object.assign(known, { state, finished_at: iso(at) });
  };
  for (let visit = 0; visit < visits; visit += 1) issue(start + between(random, 0, 3600) * 1000, null);
  const outages = between(random, 1, 3);
  for (let outage = 1; outage <= outages; outage += 1) {
    const at = start + outage * 900_000;
    steps.push(
      { at, say: { kind: 'outage_started', outage, outage_kind: 'power' } },
      { at: at + 60_000, say: { kind: 'outage_ended', outage } },
    );
    steps.push({ at, say: { kind: 'paper', touch_screen_id: store.kiosk, paper: outage % 2 === 0 ? 'enough' : 'low' } });
  }
  const journal = steps
    .map((step, made) => ({ ...step, made }))
    .toSorted((one, other) => one.at - other.at || one.made - other.made)
    .map(({ at, say }, place): BranchEvent => ({ ...say, sequence: place + 1, at: iso(at) }));
  return { journal, tickets, outages };
}
