import { z } from 'zod';
import type { BranchRevision } from '../../../../contract/channels/branch/to-branch.ts';
import type { Values } from '../../../db/rows/write/write-context.ts';

const jsonValues = z.record(z.string(), z.json());

/** Values that the database wrote as JSON, reported so to the types of the channel. */
export function wireValues(values: Values): BranchRevision['values'] {
  return jsonValues.parse(values);
}
