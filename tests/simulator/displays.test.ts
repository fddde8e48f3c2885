import { describe, expect, it } from 'vitest';
import { newDisplayDesign } from '../../contract/rules/display/display-design.ts';
import { createEventBatcher } from '../../simulator/branch/event-store.ts';
import { createDisplays, type DisplayedNow } from '../../simulator/office/displays.ts';
import { officeFrom } from '../../simulator/office/office.ts';
import { momentOf } from '../../simulator/office/plan/local-day.ts';
import type { ConfiguredRow } from '../../simulator/office/plan/setup.ts';
import { officeRows } from '../support/branch/office-rows.ts';

const wednesday = '2026-11-18';
const at = (hour: number, minute = 0) => momentOf(wednesday, hour * 60 + minute);
const gong = 'a'.repeat(64);
const design = { ...newDisplayDesign('Číslo {cislo}'), rows: 2 };
const aDisplay = (values: ConfiguredRow['values'] = {}): ConfiguredRow => ({
  resource: 'virtual-displays',
  id: 1,
  values: {
    name: 'V1',
    active: true,
    version: 1,
    files: [],
    volume: 70,
    repeat: 0,
    call_sound_file: gong,
    quiet_from: '11:30',
    quiet_to: '12:30',
    design: { ...design, voice: { ...design.voice, source: 'browser' } },
    ...values,
  },
});
const aCall = (number: string) => ({ number, desk: '1', service: 'Matrika' });

describe('a display of a simulated branch', () => {
  it('shows the newest calls, plays its sound, and is silent in quiet hours', () => {
    const displays = createDisplays();
    displays.settle(new Map([[1, 1]]), [aDisplay()]);
    displays.call(aCall('A001'), at(10), [1]);
    displays.call(aCall('A002'), at(10), [1]);
    const [now] = displays.call(aCall('A001'), at(11, 29), [1]);
    expect(now?.shown.map(({ number }) => number)).toEqual(['A001', 'A002']);
    expect(now?.sound).toEqual({
      isSilent: false,
      chime: gong,
      times: 1,
      volume: 70,
      speech: { by: 'browser', clips: ['word:číslo', 'A', '0', '0', '1'] },
    });
    const [quiet] = displays.call(aCall('A003'), at(11, 30), [1]);
    expect(quiet).toMatchObject({ shown: [{ number: 'A003' }, { number: 'A001' }], sound: { isSilent: true, why: 'quiet' } });
  });

  it('keeps its settings until all files of the new ones are here', () => {
    const displays = createDisplays();
    displays.settle(new Map([[1, 1]]), [aDisplay()]);
    const later = aDisplay({ version: 2, volume: 20 });
    displays.settle(new Map([[1, null]]), [later]);
    expect(displays.call(aCall('A001'), at(10), [1])).toMatchObject([{ version: 1, sound: { volume: 70 } }]);
    displays.settle(new Map([[1, 2]]), [later]);
    expect(displays.call(aCall('A002'), at(10), [1])).toMatchObject([{ version: 2, sound: { volume: 20 } }]);
  });

  it('tells once by which version it calls, and shows every call while it works', () => {
    const batcher = createEventBatcher({});
    const displayed: DisplayedNow[] = [];
    const office = officeFrom({
      seed: 'displays',
      start: at(0),
      memory: batcher.memory,
      outageRate: 0,
      report: (reported, instant) => {
        const event = batcher.keep(reported, instant);
        if (event.kind === 'device_up' || event.kind === 'device_down')
          isUp = event.device === 'virtual_display' ? event.kind === 'device_up' : isUp;
        if (event.kind === 'ticket_called' && isUp) called += 1;
        if (event.kind === 'display_shown') versions.push(event.version);
      },
      setLine: () => {},
      onDisplayed: (one) => displayed.push(one),
    });
    const versions: number[] = [];
    let [called, isUp] = [0, false];
    office.configure([...officeRows().filter(({ resource }) => resource !== 'virtual-displays'), aDisplay()]);
    for (const ready of [null, 1, 1]) office.show(new Map(), new Map([[1, ready]]));
    office.advance(at(12));
    expect(versions).toEqual([1]);
    expect(called).toBeGreaterThan(5);
    expect(displayed.length).toBe(called);
    expect(displayed.filter(({ sound }) => sound.isSilent).every((one) => one.at >= at(11, 30))).toBe(true);
  });
});
