/** What an office does with an order that the page of its client explains: it says when, and what the office wrote about it. */
export const officeChangeKinds = ['moved', 'changed', 'cancelled', 'confirmed'] as const;
export type OfficeChangeKind = (typeof officeChangeKinds)[number];
