import type { Condition } from '../../../contract/derive/filters/filter-tree.ts';

/** A list as someone asks for it: filters, words, or a reader who is bound to stores. */
export type Case = {
  readonly name: string;
  readonly conditions: readonly Condition[];
  readonly search?: string;
  readonly limitations?: readonly number[];
};

const is = (name: string, value: unknown): Condition => ({ name, operator: 'eq', value });
const between = (name: string, from: string, to: string): readonly Condition[] => [
  { name, operator: 'gte', value: from },
  { name, operator: 'lte', value: to },
];

const shared: readonly Case[] = [
  { name: 'all', conditions: [] },
  { name: 'one store', conditions: [is('store_id', 7)] },
  { name: 'a reader of one store', conditions: [], limitations: [7] },
  { name: 'a reader of three stores', conditions: [], limitations: [3, 7, 11] },
  { name: 'one service', conditions: [is('service_id', 80)] },
];

/** The usual filters of the two entities that grow, frequent and rare values of each. */
export const scaleCases: Readonly<Record<'orders' | 'tickets', readonly Case[]>> = {
  orders: [
    ...shared,
    { name: 'frequent state', conditions: [is('state', 'confirmed')] },
    { name: 'rare state', conditions: [is('state', 'unconfirmed')] },
    { name: 'channel', conditions: [is('channel', 'web')] },
    { name: 'one month', conditions: between('starts_at', '2026-10-01T00:00:00.000Z', '2026-10-31T23:59:59.999Z') },
    { name: 'one store and state', conditions: [is('store_id', 7), is('state', 'missed')] },
    { name: 'frequent words', conditions: [], search: 'novakova' },
    { name: 'rare words', conditions: [], search: 'klient123456@' },
  ],
  tickets: [
    ...shared,
    { name: 'frequent state', conditions: [is('state', 'finished')] },
    { name: 'rarer state', conditions: [is('state', 'cancelled')] },
    { name: 'one employee', conditions: [is('employee_id', 61)] },
    { name: 'one day', conditions: between('created_at', '2026-10-01T00:00:00.000Z', '2026-10-01T23:59:59.999Z') },
    {
      name: 'one store and month',
      conditions: [is('store_id', 7), ...between('created_at', '2026-10-01T00:00:00.000Z', '2026-10-31T23:59:59.999Z')],
    },
    { name: 'a searched number', conditions: [], search: 'a123' },
  ],
};
