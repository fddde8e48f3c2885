import fc from 'fast-check';
import { branchEvent } from '../../../contract/channels/branch/events.ts';
import type { BranchStore } from './branch-setup.ts';

/** A frame as it goes out: text, or bytes that are sent as text or as a binary frame. */
export type WildFrame = { readonly data: string | Uint8Array; readonly binary: boolean };

const numbers = fc.constantFrom(
  0,
  -1,
  1,
  2,
  1.5,
  2_147_483_647,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER - 1,
  Number.MAX_SAFE_INTEGER,
  1e300,
);
const times = fc.constantFrom(
  '2026-11-20T08:00:00.000Z',
  '0000-01-01T00:00:00.000Z',
  '0001-01-01T00:00:00.000Z',
  '1969-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59.999Z',
  '2026-02-30T08:00:00.000Z',
  '2026-11-20T08:00:00Z',
);
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('', '\u0000', '\ud800', "'; drop table tickets; --", 'A 1'),
);
const anything = fc.oneof(numbers, times, texts, fc.jsonValue({ maxDepth: 3 }));
const sequences = fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 1, max: 3_000 }) }, { weight: 1, arbitrary: numbers });

const kinds = branchEvent.options.map((option) => option.shape.kind.value);

/** Events of every kind: of the store's own and of what is not, some with a field that is wrong, missing or too many. */
function eventsOf(store: BranchStore): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const own = { ...store, ticket: 1, outage: 1 };
  const fields = {
    ticket: fc.constantFrom(1, 2, Number.MAX_SAFE_INTEGER),
    number: fc.constantFrom('A 1', '日本', 'x'.repeat(8)),
    service_id: fc.constantFrom(own.service, 1, 2_147_483_647),
    visit: fc.constantFrom(null, 1, 2, 9),
    order_id: fc.constantFrom(null, 1, 2_147_483_647),
    desk_id: fc.constantFrom(own.desk, 2_147_483_647),
    employee_id: fc.constantFrom(null, own.employee, 2_147_483_647),
    device: fc.constantFrom('touch_screen', 'virtual_display'),
    device_id: fc.constantFrom(own.kiosk, own.display, 2_147_483_647),
    failed: fc.boolean(),
    touch_screen_id: fc.constantFrom(own.kiosk, 2_147_483_647),
    paper: fc.constantFrom('enough', 'low', 'out'),
    virtual_display_id: fc.constantFrom(own.display, 2_147_483_647),
    playlist_id: fc.constantFrom(null, own.playlist, 2_147_483_647),
    outage: fc.constantFrom(1, 2, 2_147_483_647),
    outage_kind: fc.constantFrom('power', 'network', 'other'),
  };
  const whole = fc.record({ ...fields, sequence: sequences, at: times });
  return fc
    .tuple(
      fc.constantFrom(...branchEvent.options),
      whole,
      fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.tuple(fc.nat(8), anything) }),
    )
    .map(([option, values, wrong]) => {
      const frame: Record<string, unknown> = { ...values, kind: option.shape.kind.value };
      const names = Object.keys(option.shape);
      const event = Object.fromEntries(names.map((name) => [name, frame[name]]));
      const name = wrong === null ? undefined : (names[wrong[0]] ?? 'extra');
      return name === undefined ? event : { ...event, [name]: wrong?.[1] };
    });
}

/** What a branch could say, and what only someone who wants to do harm would. */
export function wildFrames(store: BranchStore): fc.Arbitrary<WildFrame> {
  const said = (message: unknown): WildFrame => ({ data: JSON.stringify(message) ?? '', binary: false });
  const nonce = fc.constantFrom('a'.repeat(43), 'a'.repeat(42), '');
  const messages = fc.oneof(
    fc.record({ type: fc.constant('events'), events: fc.array(eventsOf(store), { maxLength: 6 }) }),
    fc.record({ type: fc.constant('events'), events: fc.oneof(anything, fc.array(anything, { maxLength: 3 })) }),
    fc.record({ type: fc.constant('hello'), protocol: fc.oneof(fc.constant(1), numbers), store_code: texts, nonce }),
    fc.record({ type: fc.constant('proof'), digest: nonce, revision: fc.oneof(fc.constant(null), numbers), at: times }),
    fc.record({ type: fc.constant('heartbeat'), at: fc.oneof(times, anything) }),
    fc.record({ type: fc.constant('applied'), revision: fc.oneof(numbers, anything) }),
    fc.record({ type: fc.constant('not_applied'), revision: numbers, reason: texts }),
    fc.record({ type: fc.oneof(texts, fc.constantFrom(...kinds, 'welcome', '__proto__', 'constructor')), at: anything }),
  );
  return fc.oneof(
    { weight: 8, arbitrary: messages.map(said) },
    { weight: 1, arbitrary: fc.jsonValue().map(said) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }).map((data) => ({ data, binary: false })) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).chain((data) => fc.boolean().map((binary) => ({ data, binary }))) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(65_536, 65_537, 4_000_000).map((size) => ({ data: `"${'x'.repeat(size - 2)}"`, binary: false })),
    },
  );
}
