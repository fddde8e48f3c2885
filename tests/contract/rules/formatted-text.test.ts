import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeFormatted, htmlOfFormatted, plainOfFormatted, safeLink } from '../../../contract/rules/text/formatted-text.ts';

describe('a formatted text', () => {
  it.each([
    ['Dobrý den,\n\npřijďte', '<p>Dobrý den,</p>\n<p>přijďte</p>\n', 'Dobrý den,\n\npřijďte'],
    ['Pobočka: A\nAdresa: B', '<p>Pobočka: A<br>\nAdresa: B</p>\n', 'Pobočka: A\nAdresa: B'],
    ['**PIN** a *čas*', '<p><strong>PIN</strong> a <em>čas</em></p>\n', 'PIN a čas'],
    ['- pas\n- průkaz', '<ul>\n<li><p>pas</p>\n</li>\n<li><p>průkaz</p>\n</li>\n</ul>\n', '- pas\n- průkaz'],
    ['3. pas', '<ol start="3">\n<li><p>pas</p>\n</li>\n</ol>\n', '3. pas'],
    ['[web](https://mesto.cz)', '<p><a href="https://mesto.cz">web</a></p>\n', 'web (https://mesto.cz)'],
    [
      '<https://mesto.cz/#o=_a_b_>',
      '<p><a href="https://mesto.cz/#o=_a_b_">https://mesto.cz/#o=_a_b_</a></p>\n',
      'https://mesto.cz/#o=_a_b_',
    ],
    ['<urad@mesto.cz>', '<p><a href="mailto:urad@mesto.cz">urad@mesto.cz</a></p>\n', 'urad@mesto.cz'],
    ['Service: [Pasy](lang:cs)', '<p>Service: <span lang="cs">Pasy</span></p>\n', 'Service: Pasy'],
    ['[web](javascript:alert)', '<p>web</p>\n', 'web (javascript:alert)'],
    // What is no formatting that the editor offers is characters.
    ['# Nadpis', '<p># Nadpis</p>\n', '# Nadpis'],
    ['    odsazené', '<p>odsazené</p>\n', 'odsazené'],
    ['<b>x</b> & "y"', '<p>&lt;b&gt;x&lt;/b&gt; &amp; &quot;y&quot;</p>\n', '<b>x</b> & "y"'],
    ['![x](https://a.cz/b.png)', '<p>!<a href="https://a.cz/b.png">x</a></p>\n', '!x (https://a.cz/b.png)'],
    ['', '', ''],
  ])('of %j is HTML and plain text', (source, html, plain) => {
    expect([htmlOfFormatted(source), plainOfFormatted(source)]).toEqual([html, plain]);
  });

  it.each([
    ['https://mesto.cz/a?b=1', true],
    ['http://mesto.cz', true],
    ['HTTPS://MESTO.CZ', true],
    ['mailto:urad@mesto.cz', true],
    ['tel:+420603555121', true],
    ['javascript:alert(1)//https://mesto.cz', false],
    ['javascript:alert(1)//mailto:urad@mesto.cz', false],
    ['data:text/html,tel:1', false],
    ['https://mesto.cz a jinam', false],
    ['https://mesto.cz\njavascript:alert(1)', false],
    ['https:', false],
    ['//mesto.cz', false],
    ['/settings', false],
  ])('leads to %j: %s', (address, leads) => {
    expect(safeLink(address)).toBe(leads ? address : null);
  });

  it('numbers each line of a list from its first number, and moves what belongs to a line under it', () => {
    expect(plainOfFormatted('9. pas\n10. průkaz\n\n    s fotkou')).toBe('9. pas\n10. průkaz\n\n    s fotkou');
    expect(htmlOfFormatted('1. pas')).toBe('<ol>\n<li><p>pas</p>\n</li>\n</ol>\n');
  });

  it('reads a value as it is, whatever its characters are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (drawn) => {
        const value = drawn.replaceAll(/[\s\0]+/gu, ' ').trim();
        fc.pre(value !== '');
        expect(plainOfFormatted(`Pobočka: ${escapeFormatted(value)}.`)).toBe(`Pobočka: ${value}.`);
        expect(plainOfFormatted(`${escapeFormatted(value)}\n${escapeFormatted(value)}`)).toBe(`${value}\n${value}`);
        expect(htmlOfFormatted(`**${escapeFormatted('a')}** ${escapeFormatted(value)}`)).not.toMatch(/<(?!\/?(?:p|strong|br)>)/u);
      }),
    );
  });
});
