import { registry } from '../../../contract/resources/registry.ts';

const names: ReadonlySet<string> = new Set(Object.values(registry).map(({ name }) => name));

/**
 * Where a collection is whose name is written with underscores. React-admin guesses `touch_screens` from the field
 * `touch_screen_id`; the collection is `touch-screens`. Null when there is no such collection.
 */
export function hyphenatedAddress(url: string): string | null {
  const [, written = '', rest = ''] = /^\/central\/([a-z]+(?:_[a-z]+)+)((?:[/?].*)?)$/u.exec(url) ?? [];
  const name = written.replaceAll('_', '-');
  return names.has(name) ? `/central/${name}${rest}` : null;
}
