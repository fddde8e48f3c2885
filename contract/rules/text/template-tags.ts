import type { Problem } from '../../basics/errors.ts';

/** Specification section 3: tags that a message template may carry; and what the office writes to the client about one change. */
export const templateTags = ['store', 'address', 'service', 'pin', 'date', 'time', 'message'] as const;
export type TemplateTag = (typeof templateTags)[number];

export const templatePurposes = ['created', 'confirm_request', 'changed', 'cancelled', 'reminder'] as const;
export type TemplatePurpose = (typeof templatePurposes)[number];

/** What a client must learn from each message; what is not listed may be left out. */
export const requiredTags: Readonly<Record<TemplatePurpose, readonly TemplateTag[]>> = {
  created: ['store', 'service', 'pin', 'date', 'time'],
  confirm_request: ['store', 'date', 'time'],
  changed: ['store', 'service', 'pin', 'date', 'time'],
  cancelled: ['store', 'date', 'time', 'message'],
  reminder: ['store', 'pin', 'date', 'time'],
};

/** Tags as they are written in a template: `{pin}`. */
export function findTags(content: string): readonly string[] {
  return [...content.matchAll(/\{([a-z_]+)\}/gu)].map((found) => found[1] ?? '');
}

/** What is written as a tag and is none: clients would read the braces. */
export function unknownTags(content: string): readonly string[] {
  const known: ReadonlySet<string> = new Set(templateTags);
  const written = [...content.matchAll(/\{([^{}\s]{1,40})\}/gu)].map((found) => found[1] ?? '');
  return [...new Set(written)].filter((tag) => !known.has(tag));
}

/** Specification section 5: a template must contain all required tags. */
export function missingTags(purpose: TemplatePurpose, content: string): readonly TemplateTag[] {
  const present = new Set(findTags(content));
  return requiredTags[purpose].filter((tag) => !present.has(tag));
}

/** What is wrong with the tags of a message, all of it at once; null where nothing is. */
export function tagProblem(purpose: TemplatePurpose, content: string): Problem | null {
  const [missing, unknown] = [missingTags(purpose, content), unknownTags(content)].map((tags) => tags.map((tag) => `{${tag}}`).join(', '));
  if (missing && unknown) return { code: 'wrong_tags', details: { missing, unknown } };
  if (missing) return { code: 'missing_tags', details: { tags: missing } };
  return unknown ? { code: 'unknown_tags', details: { tags: unknown } } : null;
}
