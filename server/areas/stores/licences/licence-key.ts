import { type KeyObject, sign, verify } from 'node:crypto';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { checkValue } from '../../../../contract/derive/check-draft.ts';
import { licences } from '../../../../contract/resources/stores/licences.ts';
import { type LicenceModule, type LicenceTerms, licenceModules, licensedKinds } from '../../../../contract/rules/branch-status/licence.ts';

const family = 'PL';
const version = 1;
const termNames = ['serial_number', 'valid_to', ...licensedKinds, 'available_modules'] as const;

/** A licence key: `PL1.` what it says `.` the Ed25519 signature of both before it; both as base64url. */
export function issueLicenceKey(terms: LicenceTerms, privateKey: KeyObject): string {
  const payload = `${family}${version}.${Buffer.from(JSON.stringify(terms)).toString('base64url')}`;
  return `${payload}.${sign(null, Buffer.from(payload), privateKey).toString('base64url')}`;
}

/** What a key says that the issuer signed; throws the refusal that says what is wrong with it. Letters break keys into lines. */
export function readLicenceKey(text: string, publicKey: KeyObject): LicenceTerms {
  const found = /^PL(\d{1,4})\.([\w-]{1,3500})\.([\w-]{86})$/u.exec(text.replace(/\s+/gu, ''));
  if (found === null) throw refuse('licence_key_malformed');
  const [, given = '', payload = '', signature = ''] = found;
  if (given !== String(version)) throw refuse('licence_key_newer');
  const bytes = Buffer.from(signature, 'base64url');
  // Bits of the last character that represent nothing must not differ either.
  const isCanonical = bytes.toString('base64url') === signature;
  if (!isCanonical || !verify(null, Buffer.from(`${family}${given}.${payload}`), publicKey, bytes)) throw refuse('licence_key_signature');
  return termsIn(payload);
}

/** Signed, and yet held against the declaration: an issuer errs too. */
function termsIn(payload: string): LicenceTerms {
  const content = objectIn(Buffer.from(payload, 'base64url').toString('utf8'));
  const values = termNames.map((name) => {
    const { value, problems } = checkValue(licences.fields[name], content[name] ?? null);
    if (problems.length > 0) throw refuse('licence_key_malformed');
    return [name, value] as const;
  });
  const read: Readonly<Record<string, unknown>> = Object.fromEntries(values);
  const count = (name: string): number => Number(read[name]);
  return {
    serial_number: String(read['serial_number']),
    valid_to: typeof read['valid_to'] === 'string' ? read['valid_to'] : null,
    software_bulkhead_desk_count: count('software_bulkhead_desk_count'),
    hardware_bulkhead_desk_count: count('hardware_bulkhead_desk_count'),
    virtual_display_count: count('virtual_display_count'),
    hardware_display_count: count('hardware_display_count'),
    input_device_count: count('input_device_count'),
    available_modules: modulesIn(read['available_modules']),
  };
}

function modulesIn(value: unknown): readonly LicenceModule[] {
  const given: readonly unknown[] = Array.isArray(value) ? value : [];
  return licenceModules.filter((module) => given.includes(module));
}

function objectIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
  } catch {
    throw refuse('licence_key_malformed');
  }
}
