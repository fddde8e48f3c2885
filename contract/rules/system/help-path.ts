/** `{x}` represents one segment and a closing `*` for the rest (page 08). */
export const pathPatternShape = /^\/(?:(?:[\w-]+|\{\w+\})(?:\/(?:[\w-]+|\{\w+\}))*(?:\/\*)?|\*)?$/u;

export function isPathPattern(pattern: string): boolean {
  return pathPatternShape.test(pattern);
}

/** Whether a help topic belongs to the screen at the path. */
export function matchesPath(pattern: string, path: string): boolean {
  const wanted = segments(pattern);
  const given = segments(path);
  if (wanted.at(-1) === '*') return matchesAll(wanted.slice(0, -1), given.slice(0, wanted.length - 1));
  return matchesAll(wanted, given);
}

/** The pattern of a screen at the path and of those like it: identifiers become `{id}`. */
export function buildHelpPattern(path: string): string {
  return `/${segments(path)
    .map((segment) => (/\d/u.test(segment) ? '{id}' : segment))
    .join('/')}`;
}

function segments(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function matchesAll(wanted: readonly string[], given: readonly string[]): boolean {
  if (wanted.length !== given.length) return false;
  return wanted.every((segment, place) => segment.startsWith('{') || segment === given[place]);
}
