import { webkioskSettings } from '../../contract/resources/web-orders/webkiosk-settings.ts';
import { isQuiet, priorityStepMinutes, ticketNumber } from '../../contract/rules/branch/office-rules.ts';

const service = { ticket_prefix: 'A', number_from: 1, number_to: 999 } as const;
const { arrival_minutes_before: before, arrival_minutes_after: after } = webkioskSettings.fields;
const overnight = { quiet_from: '22:00', quiet_to: '06:00' } as const;
const times = ['21:59', '22:00', '23:30', '05:59', '06:00'];

/** What people at the office see: rules that no message says, and that a branch keeps on its own. */
export function officeRules(): string {
  const quiet = times.map((time) => `\`${time}\` ${isQuiet(overnight, time) ? 'quiet' : 'with sound'}`).join(', ');
  return `## At the office

Letters and the booking page promise what a branch keeps by these rules. The simulator keeps those about tickets.

### Numbers on tickets

- \`ticket_prefix\`, and right after it, **without a separator**, the number with as many digits as \`number_to\` has: of \`number_to\` ${service.number_to} the twelfth ticket is \`${ticketNumber(service, 11)}\`. Without a prefix the number is alone.
- Each service has a counter of its own. It **begins with \`number_from\` every day** with the first ticket after midnight in Prague, also where the branch runs through the night, and again after \`number_to\` (\`${ticketNumber(service, service.number_to - 1)}\`, then \`${ticketNumber(service, service.number_to)}\`). A branch that restarts during the day goes on where it was.
- The ticket of a client who **arrives for a reservation takes the next number of the counter of its service**, as a walk-in does. A ticket that follows a transfer keeps the number of the ticket before.

### Arrival by PIN

- A kiosk takes the \`pin\` of a \`confirmed\` reservation from \`arrival_minutes_before\` minutes before \`starts_at\` to \`arrival_minutes_after\` minutes after it, both ends included (\`webkiosk-settings\`, usually ${before.default} and ${after.default}), and while the store is open. Earlier it says from when; later it offers an ordinary ticket.
- The central takes \`order_arrived\` on the whole day of the reservation: a clerk may admit a client whom the kiosk sends away.
- Say \`order_missed\` of a reservation whose client did not come when the window is over, or at closing. Before \`starts_at\` it is refused with \`order_not_due\`.

### Who is called next

Of the tickets that wait for services of the desk:

1. Tickets with a reservation whose \`starts_at\` has come, before all walk-ins. A client who arrived early is not called before \`starts_at\`.
2. Among these, and among walk-ins, who has waited longest goes first; a step of the service's \`priority\` counts as ${priorityStepMinutes} minutes of waiting. A reservation waits from \`starts_at\`, or from its arrival where that is later.

### Quiet hours

A display calls without a sound from \`quiet_from\` until before \`quiet_to\`, on the clock in Prague. Where \`quiet_from\` is later than \`quiet_to\`, quiet hours go **over midnight**: with \`${overnight.quiet_from}\` and \`${overnight.quiet_to}\` it is ${quiet}. Where either is null, or both are the same, there are none.

### At closing

- When the store closes, kiosks issue no further tickets. **Tickets that wait are called on**, as long as a desk is open.
- When the last desk closes, the branch says \`ticket_cancelled\` of each ticket that still waits, \`ticket_missed\` of one that was called, and \`ticket_finished\` of one that was being served. It does so before midnight: a ticket that is not ended counts as waiting at the central.
- A branch that was off at closing says it when it runs again, with the \`at\` of the last thing that it knows of the day.
- Reservations of the day that are still \`confirmed\` are \`order_missed\` then.

`;
}
