import { defineResource, field } from '../../kit/index.ts';
import { isPathPattern, pathPatternShape } from '../../rules/system/help-path.ts';

/** Context help: shown on screens with an address that matches the pattern. */
export const helpTopics = defineResource({
  name: 'help-topics',
  page: '/settings/help-topics',
  areas: 'everyone',
  writtenBy: 'superAdministrator',
  limitedBy: null,
  represent: 'title',
  fields: {
    path: field.text({ required: true, max: 200, check: [isPathPattern, 'path_pattern', pathPatternShape] }),
    title: field.text({ required: true, max: 120 }),
    // Markdown.
    help: field.text({ required: true, max: 20_000, lines: 12 }),
  },
  list: {
    columns: ['title', 'path', 'updated_at'],
    sort: ['path', 'asc'],
    search: ['title', 'path', 'help'],
    inline: ['title', 'path'],
  },
  form: { main: ['title', 'path', 'help'] },
});
