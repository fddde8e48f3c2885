import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Makes the clients that the guide of the API tells of: `node --import HOOK generate.mjs DESCRIPTION FOLDER`. */
const [, , description, folder] = process.argv;
const [{ default: openapiTypescript, astToString }, { createClient }] = await Promise.all([
  import('openapi-typescript'),
  import('@hey-api/openapi-ts'),
]);
writeFileSync(path.join(folder, 'poradnik.ts'), astToString(await openapiTypescript(JSON.parse(readFileSync(description, 'utf8')))));
await createClient({
  input: description,
  output: { path: path.join(folder, 'poradnik'), module: { extension: '.js' } },
  logs: { level: 'silent', file: false },
});
