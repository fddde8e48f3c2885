import { employeeMeasures, type MeasureName, measureNames } from '../definitions.ts';
import type { Grouping } from '../question.ts';

export const reportKinds = ['services', 'clients', 'employees'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** What a report can be asked, and what it asks at first. */
export type ReportOffers = {
  readonly values: readonly MeasureName[];
  readonly usualValues: readonly MeasureName[];
  readonly groupings: readonly Grouping[];
  readonly usualBy: Grouping;
};

const times: readonly Grouping[] = ['day', 'week', 'month', 'weekday'];

const offers: Readonly<Record<ReportKind, ReportOffers>> = {
  services: {
    values: measureNames,
    usualValues: ['clients', 'served', 'missed', 'wait_mean', 'handling_mean'],
    groupings: ['service', 'group', 'hour', ...times, 'store', 'total'],
    usualBy: 'service',
  },
  clients: {
    values: measureNames,
    usualValues: ['clients', 'wait_below_5', 'wait_5_to_15', 'wait_15_to_30', 'wait_from_30', 'wait_mean'],
    groupings: ['channel', 'booked', 'hour', ...times, 'store', 'total'],
    usualBy: 'booked',
  },
  employees: {
    values: employeeMeasures,
    usualValues: ['served', 'handling_mean', 'handling_total', 'desk_time', 'idle_time'],
    groupings: ['employee', 'desk', 'service', ...times, 'store', 'total'],
    usualBy: 'employee',
  },
};

/** What a report can be asked. */
export function findReportOffers(kind: ReportKind): ReportOffers {
  return offers[kind];
}
