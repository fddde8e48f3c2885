import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { services } from '../../../contract/resources/stores/services.ts';
import { channelNames, channels, channelTexts, fitText, isHidden } from '../../../contract/rules/services/channels.ts';

const rooms = fc.record({ columns: fc.integer({ min: 2, max: 50 }), lines: fc.integer({ min: 1, max: 4 }) });
const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 20 }), { maxLength: 10 }).map((words) => words.join(' '));

describe('texts of channels', () => {
  it('never show more than there is room for, and all of what is not cut', () => {
    fc.assert(
      fc.property(texts, rooms, (text, room) => {
        const { lines, isCut } = fitText(text, room);
        expect(lines.length).toBeLessThanOrEqual(room.lines);
        expect(lines.every((line) => Array.from(line).length <= room.columns)).toBe(true);
        const bare = (some: string): string => some.replace(/\s/gu, '');
        if (isCut) expect(lines.at(-1)?.endsWith('…')).toBe(true);
        else expect(bare(lines.join(''))).toBe(bare(text));
      }),
    );
  });

  it('break between words, and within one that is longer than a line', () => {
    expect(fitText('Občanské průkazy', { columns: 10, lines: 2 })).toEqual({ lines: ['Občanské', 'průkazy'], isCut: false });
    expect(fitText('Nejneobhospodařovávatelnějšími', { columns: 20, lines: 1 })).toEqual({ lines: ['Nejneobhospodařováv…'], isCut: true });
  });

  it.each([
    ['fills its line to the last letter', 'jedna dva', 9, 1, ['jedna dva'], false],
    ['is one letter longer than its line', 'jedna dva', 8, 2, ['jedna', 'dva'], false],
    ['is a word as long as its line', 'Občanka', 7, 1, ['Občanka'], false],
    ['is a word as long as two lines', 'abcdefgh', 4, 2, ['abcd', 'efgh'], false],
    ['has a long word after a short one', 'na abcdefghij', 4, 4, ['na', 'abcd', 'efgh', 'ij'], false],
    ['goes on after a long word on the same line', 'abcdef gh', 4, 2, ['abcd', 'ef…'], true],
    ['has the space after it that there is', 'abcdef g', 4, 2, ['abcd', 'ef g'], false],
    ['is nothing', '', 10, 2, [], false],
    ['is nothing but spaces', '  \t ', 10, 2, [], false],
    ['has more spaces than words need', '  jedna   dva ', 10, 1, ['jedna dva'], false],
    ['is cut between words without a space before the dots', 'jedna dva', 7, 1, ['jedna…'], true],
    ['is cut within a word', 'jedna dva', 8, 1, ['jedna d…'], true],
    ['is cut in its last line alone', 'jedna dva tři', 5, 2, ['jedna', 'dva…'], true],
    ['has letters of more than one unit', '👩👩👩 👩', 3, 2, ['👩👩👩', '👩'], false],
    ['is cut after letters of more than one unit', '👩👩👩👩', 3, 1, ['👩👩…'], true],
  ])('are broken as the text %s', (...[, text, columns, lines, shown, isCut]) => {
    expect(fitText(text, { columns, lines })).toEqual({ lines: shown, isCut });
  });

  it('fall back to the name, but for what stands around it on a ticket', () => {
    const shown = channelNames.flatMap((channel) => channelTexts(channel, { name: 'Pasy', desk_name: ' ' }));
    const fallen = shown.filter(({ isFallback }) => isFallback);
    expect(fallen.every(({ text }) => text === 'Pasy')).toBe(true);
    expect(shown.filter(({ isFallback }) => !isFallback).map(({ field }) => field)).toEqual(['ticket_line_pre', 'ticket_line_pos']);
    expect(channelTexts('desk', { name: 'Pasy', desk_name: 'P' })).toMatchObject([{ text: 'P', isFallback: false }]);
  });

  it('are of every name that the declaration has', () => {
    const known = channelNames.flatMap((channel) => Object.keys(channels[channel]));
    const declared = Object.keys(services.fields).filter((name) => name.endsWith('_name') || name.startsWith('ticket_line'));
    expect(known.toSorted()).toEqual(declared.toSorted());
  });

  it('are not shown where the service is hidden', () => {
    const service = { web_order: true, show_in_web_ordering: true, show_in_mobile_app: true };
    const hidden = (more: object): readonly string[] => channelNames.filter((channel) => isHidden(channel, { ...service, ...more }));
    expect(hidden({})).toEqual([]);
    expect(hidden({ web_order: false })).toEqual(['web_order']);
    expect(hidden({ show_in_mobile_app: false })).toEqual(['mobile']);
    expect(hidden({ show_in_web_ordering: false })).toEqual(['web_order']);
    expect(hidden({ show_in_mobile_app: undefined, show_in_web_ordering: undefined })).toEqual([]);
    expect(hidden({ web_order: undefined })).toEqual(['web_order']);
  });
});
