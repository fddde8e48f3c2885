import { describe, expect, it } from 'vitest';
import { displaySettings } from '../../../contract/messages/cs/console/devices/display-settings.ts';
import { kioskTickets } from '../../../contract/messages/cs/console/devices/kiosk-tickets.ts';
import { changedParts } from '../../../contract/messages/cs/console/forms/changed-parts.ts';
import { playlistEditor } from '../../../contract/messages/cs/console/playlists/playlist-editor.ts';
import { newDisplayDesign } from '../../../contract/rules/display/display-design.ts';
import { newTickets, type TicketDesign, withDesign } from '../../../contract/rules/kiosk/ticket/tickets.ts';
import type { PlayItem } from '../../../contract/rules/playing/playlist.ts';
import { compareSettings } from '../../../src/custom/virtual-displays/state/compare-settings.ts';
import { displayParts } from '../../../src/kiosk-design/changes/display-parts.ts';
import { ticketParts } from '../../../src/kiosk-design/changes/ticket-parts.ts';
import { itemParts } from '../../../src/resources/devices/playlist/item-parts.ts';
import type { ChangedPart } from '../../../src/ui/history/part-list.tsx';

const [picture, other] = ['a'.repeat(64), 'b'.repeat(64)] as const;

/** `where: what before → after`, as a history shows it. */
const shownChanges = (parts: readonly ChangedPart[]) =>
  parts.map(({ where, changes }) => [where, ...changes.map(({ what, before, after }) => `${what}: ${before} → ${after}`)]);

describe('changes of tickets', () => {
  const words = { said: kioskTickets, partsSaid: changedParts, empty: '–', serviceName: (id: number) => `Činnost ${id}` };
  const base = newTickets(kioskTickets.new);
  const withLine = (at: number, patch: Partial<TicketDesign['lines'][number]>): TicketDesign => ({
    ...base.usual,
    lines: base.usual.lines.map((line, place) => (place === at ? { ...line, ...patch } : line)),
  });

  it('are said by ticket and line, each setting before and after', () => {
    const usual = {
      ...withLine(5, { text: 'Sledujte tabuli.', size: 9, rule: true }),
      image: { digest: picture, place: 'above', width_mm: 30 },
    } as const;
    expect(shownChanges(ticketParts(words, base, withDesign(base, null, usual)))).toEqual([
      ['Lístek, řádek 5', ': Sledujte displej v hale. → Sledujte tabuli.', 'velikost (b.): 8 → 9', 'čára pod řádkem: ne → ano'],
      ['Lístek, obrázek', 'přidáno: null → null'],
    ]);
  });

  it('say what a line is filled with, and that a picture is another one', () => {
    const image = { digest: picture, place: 'above', width_mm: 30 } as const;
    const before = withDesign(base, null, { ...base.usual, image });
    const after = withDesign(base, null, { ...withLine(9, { type: 4 }), image: { ...image, digest: other, place: 'below' } });
    expect(shownChanges(ticketParts(words, before, after))).toEqual([
      ['Lístek, řádek 9', ': Prázdný → Datum a čas'],
      ['Lístek, obrázek', 'jiný soubor: null → null', 'místo: Nad textem → Pod textem'],
    ]);
  });

  it('name a ticket of a service that came with what it prints, and one that went', () => {
    const own = withDesign(base, 3, base.usual);
    expect(shownChanges(ticketParts(words, base, own))).toEqual([
      ['Lístek Činnost 3', expect.stringMatching(/^přidáno: null → \{pobocka\} · /u)],
    ]);
    expect(shownChanges(ticketParts(words, own, base))).toEqual([['Lístek Činnost 3', 'odstraněno: null → null']]);
  });
});

describe('changes of a display', () => {
  const words = { said: displaySettings, partsSaid: changedParts };
  const base = newDisplayDesign(displaySettings.voice.pattern);

  it('are said by the sections of its editor', () => {
    const changed = {
      ...base,
      rows: 5,
      columns: [base.columns[1], base.columns[0], base.columns[2]].flatMap((column) => column ?? []),
      colours: { ...base.colours, background: '#000000' },
      voice: { ...base.voice, source: 'clips' as const, clips: { 'word:číslo': picture } },
    };
    expect(shownChanges(displayParts(words, base, changed))).toEqual([
      ['Tabulka vyvolaných', 'sloupce: Číslo, Přepážka → Přepážka, Číslo', 'řádků: 7 → 5', 'pozadí: #0f2740 → #000000'],
      ['Hlasové hlášení', 'kdo mluví: Nikdo, jen gong → Vlastní nahrávky', 'nahrávky hlasu, přidáno: null → číslo'],
    ]);
  });

  it('begin with what a display shows that no one has set up', () => {
    expect(shownChanges(displayParts(words, null, { ...base, rows: 5 }))).toEqual([['Tabulka vyvolaných', 'řádků: 7 → 5']]);
    expect(displayParts(words, null, base)).toEqual([]);
  });

  it('are all settings where a design is shown alone', () => {
    expect(shownChanges(displayParts(words, undefined, base)).map(([where]) => where)).toEqual([
      'Tabulka vyvolaných',
      'Playlist',
      'Hlasové hlášení',
    ]);
  });

  it('of two people are compared by section, each with what it is now', () => {
    const saved = { design: base, volume: 70, repeat: 0, call_sound_file: null, quiet_from: null, quiet_to: null };
    const mine = { ...saved, volume: 40, quiet_from: '12:00', quiet_to: '12:30' };
    const theirs = { ...saved, volume: 90, repeat: 1, call_sound_file: picture, design: { ...base, rows: 5 } };
    expect(compareSettings({ ...words, empty: '–' }, { base: saved, mine, theirs })).toEqual([
      { key: 'table', where: 'Tabulka vyvolaných', theirs: 'řádků: 5', mine: '' },
      { key: 'sound', where: 'Zvuk vyvolání', theirs: 'zvuk vyvolání: přidáno, hlasitost: 90 %, přehrát: 2krát', mine: 'hlasitost: 40 %' },
      { key: 'quiet', where: 'Doba klidu', theirs: '', mine: 'od: 12:00, do: 12:30' },
    ]);
  });
});

describe('changes of items of a playlist', () => {
  const words = { said: playlistEditor, partsSaid: changedParts };
  const item = (title: string, file: string | null, length = 10): PlayItem => ({ title, file, kind: 'image', display_length: length });
  const [welcome, hours, map] = [item('Vítejte', picture), item('Hodiny', other), item('Mapa', null)] as const;

  it('are said by item: what it is called, how long it is shown, and that its file is another one', () => {
    const after = [item('Dobrý den', picture, 15), hours, item('Mapa', 'c'.repeat(64))];
    expect(shownChanges(itemParts(words, [welcome, hours, map], after))).toEqual([
      ['Vítejte', 'název: Vítejte → Dobrý den', 'délka zobrazení: 10 s → 15 s'],
      ['Mapa', 'jiný soubor: null → null'],
    ]);
  });

  it('name what came and went, and another order of those that stayed', () => {
    expect(shownChanges(itemParts(words, [welcome, hours], [hours, welcome, map]))).toEqual([
      ['Mapa', 'přidáno: null → 10 s'],
      ['', 'jiné pořadí: null → Hodiny, Vítejte, Mapa'],
    ]);
    expect(shownChanges(itemParts(words, [welcome, hours], [hours]))).toEqual([['Vítejte', 'odstraněno: null → null']]);
  });
});
