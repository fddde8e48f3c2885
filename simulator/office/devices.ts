import type { branchDevices } from '../../contract/channels/branch/events.ts';
import type { Day } from '../../contract/rules/opening/calendar-days.ts';
import { between, pick } from '../../contract/rules/values/random.ts';
import { deviceFaults } from './faults.ts';
import type { OfficeContext } from './office-context.ts';

type Device = (typeof branchDevices)[number];
type State = 'up' | 'down' | 'failed';

/** Tickets of a new roll of paper, and how many are left when it says that it ends. */
const [leastOfRoll, mostOfRoll, lowAt] = [380, 620, 40] as const;

/** Kiosks and displays: whether they work, and the paper of the kiosks. */
export type Devices = ReturnType<typeof devicesOn>;

/** The devices of an office. */
export function devicesOn({ eventQueue, random, report, setup, memory }: OfficeContext, seed: string) {
  const rolls = new Map<number, number>();
  const wanted = new Map<string, State>();
  let designs: ReadonlyMap<number, number | null> = new Map();
  let displays: ReadonlyMap<number, number | null> = new Map();

  const settle = (device: Device, id: number, state: State) => {
    const name = `${device} ${id}`;
    wanted.set(name, state);
    if (memory.devices.get(name) === state) return;
    if (state === 'up') report({ kind: 'device_up', device, device_id: id });
    else report({ kind: 'device_down', device, device_id: id, failed: state === 'failed' });
    if (device === 'touch_screen') sayDesign(id);
    else sayDisplay(id);
  };
  // A kiosk that waits for files shows what it showed; one that does not work shows nothing new.
  const sayDesign = (id: number) => {
    const shown = memory.designs.get(id);
    const wished = designs.has(id) ? (designs.get(id) ?? shown ?? null) : null;
    const isNew = shown === undefined ? designs.has(id) : shown !== wished;
    if (isNew && wanted.get(`touch_screen ${id}`) === 'up') report({ kind: 'design_shown', touch_screen_id: id, version: wished });
  };
  const sayDisplay = (id: number) => {
    const version = displays.get(id) ?? null;
    const isNew = version !== null && memory.displays.get(id) !== version;
    if (isNew && wanted.get(`virtual_display ${id}`) === 'up') report({ kind: 'display_shown', virtual_display_id: id, version });
  };
  const paperOf = (left: number) => (left <= 0 ? 'out' : left <= lowAt ? 'low' : 'enough');
  const sayPaper = (id: number) => {
    const paper = paperOf(rolls.get(id) ?? 0);
    if (memory.paper.get(id) !== paper) report({ kind: 'paper', touch_screen_id: id, paper });
  };
  const newRoll = (id: number) => {
    rolls.set(id, between(random, leastOfRoll, mostOfRoll));
    sayPaper(id);
  };
  const print = (id: number) => {
    const left = (rolls.get(id) ?? 0) - 1;
    rolls.set(id, left);
    sayPaper(id);
    // Someone sees the lamp and comes with a roll; when it ran out, those who are there fetch them.
    if (left === lowAt) eventQueue.at(eventQueue.now() + between(random, 10, 90) * 60_000, () => (rolls.get(id) ?? 0) > 0 && newRoll(id));
    if (left === 0) eventQueue.at(eventQueue.now() + between(random, 2, 12) * 60_000, () => newRoll(id));
  };
  const planDevice = (device: Device, id: number, day: Day) => {
    const faults = deviceFaults(seed, day, `${device} ${id}`);
    const now = eventQueue.now();
    const fault = faults.find(({ from, to }) => from <= now && now < to);
    settle(device, id, fault === undefined ? 'up' : fault.failed ? 'failed' : 'down');
    for (const { from, to, failed } of faults) {
      if (from > now) eventQueue.plan(from, () => settle(device, id, failed ? 'failed' : 'down'));
      if (to > now) eventQueue.plan(to, () => settle(device, id, 'up'));
    }
  };
  return {
    /** Takes up the configuration and what the day has in store: what is switched off is reported to be down. */
    plan: (day: Day) => {
      const { kioskIds, displayIds, silentKioskIds, silentDisplayIds } = setup();
      for (const id of kioskIds) {
        planDevice('touch_screen', id, day);
        if (rolls.has(id)) continue;
        const paper = memory.paper.get(id);
        if (paper === undefined || paper === 'out') newRoll(id);
        else rolls.set(id, paper === 'low' ? between(random, 1, lowAt) : between(random, lowAt + 1, mostOfRoll));
      }
      for (const id of displayIds) planDevice('virtual_display', id, day);
      for (const id of silentKioskIds) settle('touch_screen', id, 'down');
      for (const id of silentDisplayIds) settle('virtual_display', id, 'down');
    },
    /** Kiosks and displays show the designs of which everything is here. */
    show: (kiosks: ReadonlyMap<number, number | null>, ready: ReadonlyMap<number, number | null>) => {
      designs = kiosks;
      displays = ready;
      for (const id of setup().displayIds) sayDisplay(id);
      for (const id of setup().kioskIds) sayDesign(id);
    },
    /** A ticket is printed; false where no kiosk can. Where there are no kiosks at all, the reception writes it. */
    printTicket: (): boolean => {
      const { kioskIds, silentKioskIds } = setup();
      if (kioskIds.length === 0) return silentKioskIds.length === 0;
      const ready = kioskIds.filter((id) => wanted.get(`touch_screen ${id}`) === 'up' && (rolls.get(id) ?? 0) > 0);
      if (ready.length === 0) return false;
      print(pick(random, ready));
      return true;
    },
    isUp: (device: Device, id: number): boolean => wanted.get(`${device} ${id}`) === 'up',
    /** The printers of the kiosks fail together, or work again. */
    setPrinters: (works: boolean) => {
      for (const id of setup().kioskIds) settle('touch_screen', id, works ? 'up' : 'failed');
    },
  };
}
