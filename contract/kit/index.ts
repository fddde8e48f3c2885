export * from './fields.ts';
export * from './labels.ts';
export * from './resource.ts';
export type { Shape, ValueOfShape } from './shape.ts';
export * from './values.ts';
