export * from './fields.ts';
export * from './labels.ts';
export * from './resource.ts';
export * from './values.ts';
