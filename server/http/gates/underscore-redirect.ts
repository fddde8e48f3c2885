import { registry } from '../../../contract/resources/registry.ts';

const names: ReadonlySet<string> = new Set(Object.values(registry).map(({ name }) => name));

/**
 * The address in the collection that is meant by a name with underscores: react-admin reads `touch_screens` from the field
 * `touch_screen_id`, and ours is `touch-screens`. Null when no entity has the name.
 */
export function meantAddress(url: string): string | null {
  const [, written = '', rest = ''] = /^\/central\/([a-z]+(?:_[a-z]+)+)((?:[/?].*)?)$/u.exec(url) ?? [];
  const name = written.replaceAll('_', '-');
  return names.has(name) ? `/central/${name}${rest}` : null;
}
