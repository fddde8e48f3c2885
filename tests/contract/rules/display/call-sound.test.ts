import { describe, expect, it } from 'vitest';
import { callSound, type SoundSettings } from '../../../../contract/rules/display/call-sound.ts';
import { contrastFaults, newDisplayDesign, parseDisplayDesign, quietHoursOf } from '../../../../contract/rules/display/display-design.ts';

const design = newDisplayDesign('Číslo {cislo}');
const digest = 'a'.repeat(64);
const call = { number: 'A1', desk: '1' };
const sounding = (given: Partial<SoundSettings>): SoundSettings => ({
  volume: 70,
  repeat: 1,
  call_sound_file: null,
  quiet_from: null,
  quiet_to: null,
  voice: design.voice,
  ...given,
});
const spoken = (voice: Partial<typeof design.voice>) => {
  const sound = callSound(sounding({ voice: { ...design.voice, ...voice } }), call, '10:00');
  return sound.isSilent ? null : sound.speech;
};

describe('the sound of a call', () => {
  it('is silent in quiet hours, also over midnight, and without any volume', () => {
    const night = sounding({ quiet_from: '22:00', quiet_to: '06:00' });
    expect(['21:59', '22:00', '05:59', '06:00'].map((time) => callSound(night, call, time).isSilent)).toEqual([false, true, true, false]);
    expect(callSound(night, call, '23:00')).toEqual({ isSilent: true, why: 'quiet' });
    expect(callSound(sounding({ volume: 0 }), call, '10:00')).toEqual({ isSilent: true, why: 'volume' });
  });

  it('is the chime once and again, and then the voice that was chosen', () => {
    expect(callSound(sounding({ call_sound_file: digest, repeat: 2 }), call, '10:00')).toMatchObject({
      chime: digest,
      times: 3,
      volume: 70,
    });
    expect(spoken({})).toEqual({ by: 'none', missing: [] });
    expect(spoken({ source: 'browser' })).toEqual({ by: 'browser', clips: ['word:číslo', 'A', '1'] });
    expect(spoken({ source: 'clips', clips: { 'word:číslo': digest, A: digest, 1: digest } })).toMatchObject({ by: 'clips' });
  });

  it('has no recorded voice where a clip is missing, and names the clip', () => {
    expect(spoken({ source: 'clips', clips: { 'word:číslo': digest } })).toEqual({ by: 'none', missing: ['A', '1'] });
  });
});

describe('the settings of a display', () => {
  it('tell quiet hours apart by what their times mean', () => {
    const times = [
      [null, null],
      ['22:00', null],
      ['22:00', '22:00'],
      ['11:30', '12:30'],
      ['17:30', '07:00'],
    ] as const;
    expect(times.map(([from, to]) => quietHoursOf(from, to))).toEqual(['none', 'incomplete', 'same', 'in_day', 'over_midnight']);
  });

  it('name colours that cannot be read', () => {
    expect(contrastFaults(design)).toEqual([]);
    expect(contrastFaults({ colours: { ...design.colours, text: '#31506f' } })).toMatchObject([{ of: 'rows' }]);
    expect(contrastFaults({ colours: { ...design.colours, call_text: '#aaaaaa' } })).toMatchObject([{ of: 'call' }]);
  });

  it('are no document with an unknown tag, a column twice, or without the number', () => {
    expect(parseDisplayDesign(design)).toEqual(design);
    const [number, desk, service] = design.columns;
    for (const wrong of [
      { voice: { ...design.voice, pattern: '{jmeno}' } },
      { columns: [number, number, desk] },
      { columns: [desk, service, { kind: 'number', is_shown: false }] },
      { rows: 13 },
      { colours: { ...design.colours, text: 'red' } },
      { voice: { ...design.voice, clips: { A: 'x' } } },
    ])
      expect(parseDisplayDesign({ ...design, ...wrong })).toBeUndefined();
  });
});
