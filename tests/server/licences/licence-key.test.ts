import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../contract/basics/refusal.ts';
import { type LicenceTerms, licenceModules } from '../../../contract/rules/branch-status/licence.ts';
import { issueLicenceKey, readLicenceKey } from '../../../server/areas/stores/licences/licence-key.ts';
import { demonstrationIssuer } from '../../../server/demo/licence-issuer.ts';
import { issuersKey, readPublicKey } from '../../../server/settings/issuers.ts';
import { demonstrationKeyFor } from '../../support/licences.ts';

const count = fc.integer({ min: 0, max: 9999 });
const terms: fc.Arbitrary<LicenceTerms> = fc.record({
  serial_number: fc.stringMatching(/^[A-Z0-9-]{1,40}$/u),
  valid_to: fc.option(fc.integer({ min: 0, max: 40_000 }).map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))),
  software_bulkhead_desk_count: count,
  hardware_bulkhead_desk_count: count,
  virtual_display_count: count,
  hardware_display_count: count,
  input_device_count: count,
  available_modules: fc.subarray([...licenceModules]),
});

function codeOf(work: () => unknown): string {
  try {
    work();
    return 'read';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

describe('a licence key', () => {
  const publicKey = issuersKey(null);

  it('says what was licensed', () => {
    fc.assert(
      fc.property(terms, (said) => {
        expect(readLicenceKey(issueLicenceKey(said, demonstrationIssuer()), publicKey)).toEqual(said);
      }),
    );
  });

  it('is read as a letter breaks it: in lines, indented, and not with what quotes it', () => {
    const key = demonstrationKeyFor({});
    const said = readLicenceKey(key, publicKey);
    expect(readLicenceKey(key.replaceAll(/.{60}/gu, '$&\r\n  '), publicKey)).toEqual(said);
    expect(codeOf(() => readLicenceKey(key.replaceAll(/.{60}/gu, '$&\n> '), publicKey))).toBe('licence_key_malformed');
  });

  it('is refused when any bit of it is another', () => {
    const key = Buffer.from(demonstrationKeyFor({}));
    for (let bit = 0; bit < key.length * 8; bit += 1) {
      const changed = Buffer.from(key);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const text = changed.toString('latin1');
      if (text.trim() === key.toString()) continue;
      expect(
        codeOf(() => readLicenceKey(text, publicKey)),
        `bit ${bit}`,
      ).toMatch(/^licence_key_(?:malformed|signature|newer)$/u);
    }
  });

  it('is refused when it is cut, lengthened or anything else', () => {
    const key = demonstrationKeyFor({});
    for (let length = 0; length < key.length; length += 7)
      expect(codeOf(() => readLicenceKey(key.slice(0, length), publicKey))).not.toBe('read');
    expect(codeOf(() => readLicenceKey(`${key}A`, publicKey))).toBe('licence_key_malformed');
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(codeOf(() => readLicenceKey(text, publicKey))).toBe('licence_key_malformed');
      }),
    );
  });

  it('is refused when somebody else signed it', () => {
    const other = generateKeyPairSync('ed25519');
    const key = issueLicenceKey(readLicenceKey(demonstrationKeyFor({}), publicKey), other.privateKey);
    expect(codeOf(() => readLicenceKey(key, publicKey))).toBe('licence_key_signature');
    expect(codeOf(() => readLicenceKey(key, other.publicKey))).toBe('read');
  });

  it('is held against the declaration although it is signed', () => {
    const wrong = issueLicenceKey(
      { ...readLicenceKey(demonstrationKeyFor({}), publicKey), input_device_count: 10_000 },
      demonstrationIssuer(),
    );
    expect(codeOf(() => readLicenceKey(wrong, publicKey))).toBe('licence_key_malformed');
  });

  it('is that of the issuer whom the configuration names, as base64 or PEM', () => {
    const { publicKey: other } = generateKeyPairSync('ed25519');
    const der = other.export({ type: 'spki', format: 'der' }).toString('base64');
    const pem = other.export({ type: 'spki', format: 'pem' }).toString();
    expect(issuersKey(der).equals(other)).toBe(true);
    expect(readPublicKey(pem)?.equals(other)).toBe(true);
    expect(readPublicKey(pem.replaceAll('\n', '\\n'))?.equals(other)).toBe(true);
    const { publicKey: rsa } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    expect(readPublicKey(rsa.export({ type: 'spki', format: 'pem' }).toString())).toBeNull();
    expect(readPublicKey('nic')).toBeNull();
  });
});
