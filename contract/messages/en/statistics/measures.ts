import type { MeasureWords } from '../../cs/statistics/measures.ts';

const percentile = 'Estimated from the spread of times, off by at most 5 %, never beyond the shortest and the longest.';

/** English of the Czech file of the same name. */
export const measureWords: MeasureWords = {
  clients: { name: 'Clients', definition: 'How many clients came. One who was transferred counts once, at the service they came for.' },
  tickets: { name: 'Tickets', definition: 'How many tickets were issued. A transferred client has one for each service.' },
  served: { name: 'Served', definition: 'Tickets whose handling ended. Transferred ones are not among them.' },
  missed: { name: 'Missed', definition: 'Clients who were called and did not come to the desk.' },
  missed_share: { name: 'Share missed', definition: 'Missed divided by called.' },
  left: { name: 'Left before the call', definition: 'Clients who left before they were called.' },
  unserved: { name: 'Not served', definition: 'Tickets that still waited at the end of the day.' },
  transferred: { name: 'Transferred', definition: 'Tickets whose client was sent on to another service.' },
  ordered: {
    name: 'Ordered',
    definition:
      'Reservations for the day and the services that were not cancelled, have not expired and are confirmed. They count on the day of their time.',
  },
  arrived: { name: 'Ordered who came', definition: 'How many of the ordered came.' },
  arrived_share: { name: 'Share who came', definition: 'Ordered who came divided by ordered.' },
  wait_shortest: { name: 'Wait: shortest', definition: 'The shortest time from arrival to the call.' },
  wait_mean: {
    name: 'Wait: mean',
    definition:
      'The sum of waits divided by the called. A wait lasts from arrival to the last call; who comes early for a reservation waits from its time.',
  },
  wait_median: { name: 'Wait: median', definition: `Half of the called did not wait longer. ${percentile}` },
  wait_p90: { name: 'Wait: 9 of 10', definition: `Nine of ten called did not wait longer. Told from 10 called. ${percentile}` },
  wait_p95: { name: 'Wait: 19 of 20', definition: `Nineteen of twenty called did not wait longer. Told from 20 called. ${percentile}` },
  wait_longest: { name: 'Wait: longest', definition: 'The longest time from arrival to the call.' },
  wait_below_5: { name: 'Waited below 5 min', definition: 'Called clients who waited less than 5 minutes.' },
  wait_5_to_15: { name: 'Waited 5–15 min', definition: 'Called clients who waited at least 5 and less than 15 minutes.' },
  wait_15_to_30: { name: 'Waited 15–30 min', definition: 'Called clients who waited at least 15 and less than 30 minutes.' },
  wait_from_30: { name: 'Waited 30 min or more', definition: 'Called clients who waited 30 minutes or longer.' },
  within_target: { name: 'Called in time', definition: 'Called who waited for less than the target, divided by all called.' },
  service_level: {
    name: 'Target met',
    definition:
      'Called in time divided by all who were to be called: the called, those who left after the time of the target, and those not served. Who left before it does not count.',
  },
  handling_shortest: { name: 'Handling: shortest', definition: 'The shortest time from the call to the end.' },
  handling_mean: {
    name: 'Handling: mean',
    definition: 'The sum of times from the call to the end divided by their number. Who was missed does not count.',
  },
  handling_median: { name: 'Handling: median', definition: `Half of the handlings did not last longer. ${percentile}` },
  handling_p90: {
    name: 'Handling: 9 of 10',
    definition: `Nine of ten handlings did not last longer. Told from 10 handlings. ${percentile}`,
  },
  handling_longest: { name: 'Handling: longest', definition: 'The longest time from the call to the end.' },
  handling_total: { name: 'Handling: total', definition: 'The sum of the times from the call to the end of the handling.' },
  desk_time: {
    name: 'At the desk',
    definition: 'How long desks were open. A desk counts once it is closed; an open one is counted after it closes.',
  },
  idle_time: { name: 'Without a client', definition: 'Time of an open desk at which no one was being served.' },
  occupancy: { name: 'Occupancy', definition: 'Time of an open desk with a client divided by the time for which it was open.' },
  peak: {
    name: 'Most waiting',
    definition: 'The most clients who waited at one branch at once. It is not summed for part of the services or for several branches.',
  },
};
