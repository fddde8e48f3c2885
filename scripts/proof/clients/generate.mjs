import path from 'node:path';
import { createClient } from '@hey-api/openapi-ts';

/** Makes the client of hey-api that the guide of the API reports: `node --import HOOK generate.mjs DESCRIPTION FOLDER`. */
const [, , description, folder] = process.argv;
await createClient({
  input: description,
  output: { path: path.join(folder, 'poradnik'), module: { extension: '.js' } },
  logs: { level: 'silent', file: false },
});
