import { z } from 'zod';
import { markTypes, type OpeningSources } from '../../../contract/rules/opening/day-hours.ts';
import { type Playable, playableOf } from '../../../contract/rules/playing/playlist.ts';

const flag = z
  .boolean()
  .nullish()
  .transform((value) => value !== false);
const ids = z
  .array(z.int())
  .nullish()
  .transform((value) => value ?? []);
const service = z.object({
  name: z.string().nullish(),
  virtual_display_name: z.string().nullish(),
  state: z
    .enum(['active', 'reserve'])
    .nullish()
    .transform((value) => value ?? 'active'),
  ticket_prefix: z
    .string()
    .nullish()
    .transform((value) => value ?? ''),
  number_from: z
    .int()
    .nullish()
    .transform((value) => value ?? 1),
  number_to: z
    .int()
    .nullish()
    .transform((value) => value ?? 999),
  priority: z
    .int()
    .nullish()
    .transform((value) => value ?? 0),
  expected_handling_minutes: z
    .int()
    .nullish()
    .transform((value) => value ?? 8),
});
const desk = z.object({ active: flag, service_ids: ids, number: z.int().nullish() });
const person = z.object({ active: flag });
const device = z.object({ active: flag });
const time = z.string().regex(/^\d\d:\d\d$/u);
const note = z
  .string()
  .nullish()
  .transform((value) => value ?? null);
const plan = z.object({
  name: z.string(),
  valid_from: note,
  valid_to: note,
  intervals: z.array(z.object({ weekday: z.int(), opens: time, closes: time })),
});
const exception = z.object({ day: z.string(), closed: z.boolean(), intervals: z.array(z.object({ opens: time, closes: time })), note });
const mark = z.object({ day: z.string(), day_type: z.enum(markTypes), note });
const order = z.object({
  service_id: z.int(),
  starts_at: z.string().transform((value) => Date.parse(value)),
  pin: z.string(),
  state: z.enum(['confirmed', 'arrived', 'served']),
});

type Row<S extends z.ZodType> = z.infer<S> & { readonly id: number };

export type Service = Row<typeof service>;
export type Desk = Row<typeof desk>;
export type Order = Row<typeof order>;

/** What a row of the configuration says, by entity and identifier. */
export type ConfiguredRow = { readonly resource: string; readonly id: number; readonly values: Readonly<Record<string, unknown>> };

/** What the office works with, as the central configured it. Only what is active is in it. */
export type Setup = {
  readonly services: readonly Service[];
  readonly desks: readonly Desk[];
  readonly employeeIds: readonly number[];
  readonly kioskIds: readonly number[];
  readonly displayIds: readonly number[];
  /** Devices that are there and switched off. */
  readonly silentKioskIds: readonly number[];
  readonly silentDisplayIds: readonly number[];
  readonly playlists: readonly Playable[];
  /** The store of the branch itself. */
  readonly storeId: number;
  readonly orders: readonly Order[];
  readonly opening: OpeningSources;
};

/** Reads the configuration; a row that makes no sense is as if it were not there. */
export function readSetup(rows: readonly ConfiguredRow[]): Setup {
  const of = <S extends z.ZodType>(resource: string, schema: S): Row<S>[] =>
    rows
      .filter((row) => row.resource === resource)
      .flatMap(({ id, values }) => {
        const read = schema.safeParse(values);
        return read.success ? [{ ...Object(read.data), id }] : [];
      })
      .toSorted((one, other) => one.id - other.id);
  const storeId = rows.find(({ resource }) => resource === 'stores')?.id ?? 0;
  // Every playlist that a branch has is for its own store.
  const playlists = rows.flatMap(({ resource, id, values }) =>
    resource === 'playlists' ? [playableOf({ ...values, id, store_ids: [storeId] })] : [],
  );
  const kiosks = of('touch-screens', device);
  const displays = of('virtual-displays', device);
  const idsWhere = (list: readonly { id: number; active: boolean }[], active: boolean) =>
    list.filter((each) => each.active === active).map(({ id }) => id);
  return {
    services: of('services', service),
    desks: of('desks', desk).filter(({ active }) => active),
    employeeIds: idsWhere(of('employees', person), true),
    kioskIds: idsWhere(kiosks, true),
    displayIds: idsWhere(displays, true),
    silentKioskIds: idsWhere(kiosks, false),
    silentDisplayIds: idsWhere(displays, false),
    playlists: playlists.filter(({ active }) => active),
    storeId,
    // Those who have come already count among the clients of the day.
    orders: of('orders', order),
    opening: { plans: of('opening-plans', plan), exceptions: of('opening-exceptions', exception), marks: of('day-marks', mark) },
  };
}
