import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';

/** Makes the types that the guide of the API reports: `node --import HOOK generate.mjs DESCRIPTION FOLDER`. */
const [, , description, folder] = process.argv;
writeFileSync(path.join(folder, 'poradnik.ts'), astToString(await openapiTypescript(JSON.parse(readFileSync(description, 'utf8')))));
