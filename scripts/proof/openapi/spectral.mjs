import { readFileSync } from 'node:fs';
import { Ruleset, Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';

/** Prints as JSON what Spectral finds wrong in a description: `node spectral.mjs DESCRIPTION`. */
const spectral = new Spectral();
spectral.setRuleset(new Ruleset({ extends: [oas] }));
const found = await spectral.run(readFileSync(process.argv[2], 'utf8'));
process.stdout.write(JSON.stringify(found.map(({ code, message, path }) => `${code} ${path.join('/')}: ${message}`)));
