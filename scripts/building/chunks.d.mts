import type { CodeSplittingGroup } from 'rolldown';

export function sharedBy(name: string, ...sets: readonly (readonly string[])[]): CodeSplittingGroup;
