/** What a branch gets with every change of a design of a kiosk, of a display and of a playlist: values that are no fields and follow from the row. */
export const derivedOfDesign = ['version', 'files'] as const;

const derived: Readonly<Record<string, typeof derivedOfDesign | undefined>> = {
  'kiosk-designs': derivedOfDesign,
  'virtual-displays': derivedOfDesign,
  playlists: derivedOfDesign,
};

/** Names of the values that a branch gets in addition to the fields of an entity. */
export function derivedValuesOf(resource: string): readonly (typeof derivedOfDesign)[number][] {
  return derived[resource] ?? [];
}
