import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { root } from '../basics/places.mjs';
import { say } from './reporting/options.ts';
import type { Proof } from './reporting/proof-line.ts';

const program = fileURLToPath(new URL('openapi/spectral.mjs', import.meta.url));
const description = path.join(root, 'docs/generated/openapi.json');

/** Asks Spectral about the description of the API, next to Redocly, which the unit suite asks (decision 0115). It only prints. */
export const proveOpenapi: Proof = async (_, report) => {
  const output = execFileSync(process.execPath, [program, description], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const faults = z.array(z.string()).parse(JSON.parse(output));
  for (const fault of faults) say(fault);
  const line = {
    what: 'faults that Spectral finds in the description of the API',
    measured: String(faults.length),
    target: '0',
    holds: faults.length === 0,
  };
  report(line);
  return [line];
};
