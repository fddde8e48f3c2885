import { ticketNumber } from '../../../../contract/rules/branch/office-rules.ts';
import type { Called } from '../../../../contract/rules/display/announced.ts';
import type { ShownCall } from '../../../../drawing/display/draw-display.ts';
import type { OpenedDisplay } from './use-display.ts';

/** How many tickets were issued before those of the preview, on a usual morning. */
const issued = [46, 111, 30, 18, 45, 6, 110, 52, 31, 77, 12, 90] as const;
const usualDesks = ['5', '2', '8', '12', '4', '1', '3'] as const;
const usualService = { ticket_prefix: 'A', number_from: 1, number_to: 999 };

type Sampled = Pick<OpenedDisplay, 'callable' | 'serviceName'>;

/** The call that the preview plays, with a number and a desk of the branch. */
export function sampleCall(display: Sampled, turn = 0): Called {
  const { services, desks } = display.callable;
  const service = services[turn % Math.max(1, services.length)] ?? usualService;
  const own = desks.length === 0 ? usualDesks : desks;
  return {
    number: ticketNumber(service, (issued[turn % issued.length] ?? 0) + Math.floor(turn / issued.length)),
    desk: own[(turn * 3 + 1) % own.length] ?? '1',
  };
}

/** The calls of a usual morning, the newest first; `turn` counts those that were tried. */
export function sampleCalls(display: Sampled, turn: number, service: string): readonly ShownCall[] {
  return Array.from({ length: 12 }, (_, at) => {
    // Before the first try there were as many calls as the table shows.
    const { number, desk } = sampleCall(display, turn + 12 - at);
    return { id: String(turn - at), number, desk, service: display.serviceName || service, attempt: at === 4 ? 2 : 1 };
  });
}
