import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkValue } from '../contract/derive/check-draft.ts';
import { licences } from '../contract/resources/stores/licences.ts';
import { licenceModules } from '../contract/rules/branch-status/licence.ts';
import { issueLicenceKey } from '../server/areas/stores/licences/licence-key.ts';
import { demonstrationIssuer } from '../server/demo/licence-issuer.ts';
import { words } from './basics/words.mjs';

/** Issues a licence key: `npm run licence -- --serial … --valid-to …`. */
const text = { type: 'string' } as const;
const { values: given } = parseArgs({
  options: {
    serial: text,
    'valid-to': text,
    'software-desks': { ...text, default: '20' },
    'hardware-desks': { ...text, default: '10' },
    displays: { ...text, default: '10' },
    'hardware-displays': { ...text, default: '0' },
    kiosks: { ...text, default: '5' },
    modules: { ...text, default: licenceModules.join(',') },
    'private-key': text,
    help: { type: 'boolean', default: false },
  },
});

const named = given.modules.split(',').map((name) => name.trim());
const terms = {
  serial_number: given.serial ?? '',
  valid_to: given['valid-to'] ?? null,
  software_bulkhead_desk_count: Number(given['software-desks']),
  hardware_bulkhead_desk_count: Number(given['hardware-desks']),
  virtual_display_count: Number(given.displays),
  hardware_display_count: Number(given['hardware-displays']),
  input_device_count: Number(given.kiosks),
  available_modules: licenceModules.filter((module) => named.includes(module)),
};
const unknown = named.find((name) => name !== '' && !licenceModules.some((module) => module === name));
const wrong = unknown ?? Object.entries(terms).find(([name, value]) => isWrong(name, value))?.[0];

if (given.help || given.serial === undefined) {
  process.stdout.write(`${words.licence.usage}\n`);
  process.exitCode = given.help ? 0 : 2;
} else if (wrong !== undefined) {
  process.stderr.write(`${words.licence.wrong(wrong)}\n`);
  process.exitCode = 2;
} else {
  const path = given['private-key'];
  const issuer = path === undefined ? demonstrationIssuer() : createPrivateKey(readFileSync(path));
  process.stdout.write(`${issueLicenceKey(terms, issuer)}\n`);
}

function isWrong(name: string, value: unknown): boolean {
  const field = Object.entries(licences.fields).find(([known]) => known === name)?.[1];
  return field === undefined || checkValue(field, value).problems.length > 0;
}
