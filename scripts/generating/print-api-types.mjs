import openapiTypescript, { astToString } from 'openapi-typescript';

/** Prints the types of the description that comes on standard input: `node --import typescript-of-generators.mjs print-api-types.mjs`. */
const pieces = [];
for await (const piece of process.stdin) pieces.push(piece);
const types = await openapiTypescript(JSON.parse(Buffer.concat(pieces).toString('utf8')), { immutable: true, alphabetize: true });
process.stdout.write(astToString(types));
