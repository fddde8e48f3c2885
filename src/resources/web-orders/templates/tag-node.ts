import { Node, nodeInputRule, nodePasteRule } from '@tiptap/core';
import { type TemplateTag, templateTags } from '../../../../contract/rules/text/template-tags.ts';

const written = String.raw`\{(?:${templateTags.join('|')})\}`;
const nameOf = (match: readonly string[]) => ({ name: match[0]?.slice(1, -1) });

/** A tag in the editor: one piece, named by its word. It is written and pasted as `{pin}` too. */
export const TagNode = Node.create<{ labels: Readonly<Record<TemplateTag, string>> | null }>({
  name: 'tag',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions: () => ({ labels: null }),
  addAttributes: () => ({ name: { default: null, parseHTML: (element) => element.dataset['tag'] ?? null } }),
  parseHTML: () => [{ tag: 'span[data-tag]' }],
  renderHTML({ node }) {
    const name = templateTags.find((one) => one === node.attrs['name']);
    const label = name === undefined ? '' : (this.options.labels?.[name] ?? name);
    return ['span', { 'data-tag': name, class: 'rich-text__tag' }, label];
  },
  renderText: ({ node }) => `{${String(node.attrs['name'])}}`,
  addInputRules() {
    return [nodeInputRule({ find: new RegExp(`${written}$`, 'u'), type: this.type, getAttributes: nameOf })];
  },
  addPasteRules() {
    return [nodePasteRule({ find: new RegExp(written, 'gu'), type: this.type, getAttributes: nameOf })];
  },
});
