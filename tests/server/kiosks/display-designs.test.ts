import { describe, expect, it, vi } from 'vitest';
import { newDisplayDesign } from '../../../contract/rules/display/display-design.ts';
import { toWav } from '../../../contract/rules/files/waveform.ts';
import { aBranchStore } from '../../support/branch/branch-setup.ts';
import { branchesOfFile } from '../../support/branch/branches-of-file.ts';
import { simulateAtNight } from '../../support/branch/quiet-simulation.ts';
import { devicePlace } from '../../support/files/device-place.ts';
import { uploadedFor } from '../../support/made-designs.ts';
import { superAdministrator, valueAt } from '../../support/people.ts';

const setup = await branchesOfFile({ files: devicePlace() });
const root = await superAdministrator(setup.central);

const quick = { interval: 50, timeout: 20_000 };
const design = newDisplayDesign('Číslo {cislo}, přepážka {prepazka}');
const wav = (hertz: number) =>
  Buffer.from(toWav({ samples: Float32Array.from({ length: 800 }, (_, at) => Math.sin(at * hertz)), rate: 8_000 }));
const aSound = (field: string, content: Buffer) => uploadedFor(setup.central, root, { resource: 'virtual-displays', field, content });

describe('the design of a display', () => {
  it('is refused with an unknown tag, which is named, and with any other shape', async () => {
    const { display } = await aBranchStore(setup.central.db, 'V1');
    const { version } = Object((await root.get(`/virtual-displays/${display}`)).body);
    const save = (changed: object) => root.patch(`/virtual-displays/${display}`, Number(version), { design: { ...design, ...changed } });
    const tagged = await save({ voice: { ...design.voice, pattern: 'Číslo {jmeno}' } });
    expect([tagged.status, valueAt(tagged.body, 'err')]).toEqual([422, 'display_tag_unknown']);
    expect(JSON.stringify(tagged.body)).toContain('{jmeno}');
    const wrong = await save({ rows: 40 });
    expect([wrong.status, valueAt(wrong.body, 'err')]).toEqual([422, 'display_design_invalid']);
  });

  it('takes WAV sounds alone, whatever a file is called: an MP3 is refused', async () => {
    const mp3 = Buffer.concat([Buffer.from('ID3\u0003\0\0\0\0\0\0', 'latin1'), Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(900)]);
    for (const field of ['design', 'call_sound_file']) {
      await expect(aSound(field, mp3)).rejects.toThrow('file_type');
    }
  });

  it('comes to the branch as one revision with its sounds, and the display says when it calls by it', async () => {
    const store = await aBranchStore(setup.central.db, 'V2');
    const simulation = simulateAtNight(setup, store, { seed: 'displays', filesOf: () => null });
    const shown = async () => valueAt((await root.get(`/virtual-displays/${store.display}`)).body, 'shown_version');
    const version = Number(valueAt((await root.get(`/virtual-displays/${store.display}`)).body, 'version'));
    await vi.waitFor(async () => expect(await shown()).toBe(version), quick);
    const before = simulation.branches()[0]?.revision() ?? 0;
    const [gong, clip] = [await aSound('call_sound_file', wav(0.3)), await aSound('design', wav(0.5))];
    const values = {
      design: { ...design, voice: { ...design.voice, source: 'clips', clips: { A: clip } } },
      call_sound_file: gong,
      volume: 40,
    };
    expect((await root.patch(`/virtual-displays/${store.display}`, version, values)).status).toBe(200);
    await vi.waitFor(async () => expect(await shown()).toBe(version + 1), quick);
    expect(simulation.branches()[0]?.revision()).toBe(before + 1);
    const stores: unknown = valueAt((await root.get('/monitoring')).body, 'stores');
    const own = Object.values(Object(stores)).find((one) => valueAt(one, 'id') === store.id);
    expect(valueAt(own, 'outdated_displays')).toEqual([]);
  });
});
