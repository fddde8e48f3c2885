/** Bounds of what one person may keep of how they like the console. */
export const preferenceLimits = { names: 500, nameLength: 120, bytesOfOne: 65_536 } as const;

const form = /^[a-z][a-z0-9_-]*(?:\.[a-z0-9_-]+)*$/iu;

/** Whether something may be kept under the name: words divided by dots, such as `stores.columns`. */
export function isPreferenceName(name: string): boolean {
  return name.length <= preferenceLimits.nameLength && form.test(name);
}
