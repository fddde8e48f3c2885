import { fromMarkdown } from 'mdast-util-from-markdown';

/** Paragraphs, lines, bold and italic words, links, lists and words of another language; everything else is characters. */
const offeredAlone = {
  disable: {
    null: [
      'blockQuote',
      'codeFenced',
      'codeIndented',
      'codeText',
      'definition',
      'headingAtx',
      'htmlFlow',
      'htmlText',
      'labelStartImage',
      'setextUnderline',
      'thematicBreak',
    ],
  },
};

type Root = ReturnType<typeof fromMarkdown>;
/** A part of a formatted text, as the library of Markdown calls it. */
export type FormattedPart = Root['children'][number];

/** Reads an e-mail text in Markdown. A line of it is a line of the e-mail too. */
export function formattedParts(source: string): readonly FormattedPart[] {
  return fromMarkdown(source, { extensions: [offeredAlone] }).children;
}

/** Lines of a part that is text: a break is between them. */
export function linesOf(text: string): readonly string[] {
  return text.split(/\r?\n/u);
}

/** Where a link of a formatted text may lead; null where it may lead nowhere. */
export function safeLink(address: string): string | null {
  return /^(?:https?:\/\/|mailto:|tel:)\S+$/iu.test(address) ? address : null;
}

/** The text without its formatting, as an e-mail program shows it that reads no HTML. */
export function plainOfFormatted(source: string): string {
  return plainBlocks(formattedParts(source)).trim();
}

function plainBlocks(parts: readonly FormattedPart[]): string {
  return parts.map((part) => plainOf(part)).join('\n\n');
}

function plainOf(part: FormattedPart): string {
  switch (part.type) {
    case 'text':
      return part.value;
    case 'break':
      return '\n';
    case 'link': {
      const shown = plainInline(part.children);
      if (languageOfLink(part.url) !== undefined) return shown;
      return shown === part.url || part.url === `mailto:${shown}` ? shown : `${shown} (${part.url})`;
    }
    case 'list': {
      const first = part.start ?? 1;
      return part.children
        .map((item, place) => {
          const mark = part.ordered === true ? `${first + place}. ` : '- ';
          return mark + plainBlocks(item.children).replaceAll(/\n(?!\n)/gu, `\n${' '.repeat(mark.length)}`);
        })
        .join('\n');
    }
    default:
      return 'children' in part ? plainInline(part.children) : '';
  }
}

function plainInline(parts: readonly FormattedPart[]): string {
  return parts.map((part) => plainOf(part)).join('');
}

/** The text as HTML, without a head: all of its characters are escaped, and links lead to pages, e-mails and phones alone. */
export function htmlOfFormatted(source: string): string {
  return htmlParts(formattedParts(source));
}

function htmlParts(parts: readonly FormattedPart[]): string {
  return parts.map((part) => htmlOf(part)).join('');
}

function htmlOf(part: FormattedPart): string {
  switch (part.type) {
    case 'text':
      return linesOf(part.value).map(escapeHtml).join('<br>\n');
    case 'break':
      return '<br>\n';
    case 'paragraph':
      return `<p>${htmlParts(part.children)}</p>\n`;
    case 'strong':
    case 'emphasis': {
      const tag = part.type === 'strong' ? 'strong' : 'em';
      return `<${tag}>${htmlParts(part.children)}</${tag}>`;
    }
    case 'link': {
      const [address, language] = [safeLink(part.url), languageOfLink(part.url)];
      const shown = htmlParts(part.children);
      if (language !== undefined) return `<span lang="${language}">${shown}</span>`;
      return address === null ? shown : `<a href="${escapeHtml(address)}">${shown}</a>`;
    }
    case 'list': {
      const [tag, start] = part.ordered === true ? ['ol', (part.start ?? 1) === 1 ? '' : ` start="${part.start}"`] : ['ul', ''];
      return `<${tag}${start}>\n${part.children.map(({ children }) => `<li>${htmlParts(children)}</li>\n`).join('')}</${tag}>\n`;
    }
    default:
      return '';
  }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A value as it is in a formatted text: none of its characters formats anything, at the beginning of a line either. */
export function escapeFormatted(value: string): string {
  return value
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\\*_[\]<&]/gu, String.raw`\$&`)
    .replace(/^(\s*\d*)([-+.)])/u, String.raw`$1\$2`);
}

/** Where a link of a formatted text leads that is none, and says in which language its words are. */
const czech = 'lang:cs';

/** A line of a formatted text, marked as Czech: screen readers would read it by the rules of the language around it. */
export function markedAsCzech(line: string): string {
  return `[${line}](${czech})`;
}

/** The language that such a link says; undefined of any other link. */
export function languageOfLink(address: string): 'cs' | undefined {
  return address === czech ? 'cs' : undefined;
}
