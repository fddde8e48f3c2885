import type { LicenceTerms } from '../../contract/rules/branch-status/licence.ts';
import { issueLicenceKey } from '../../server/areas/stores/licences/licence-key.ts';
import { demonstrationIssuer } from '../../server/demo/licence-issuer.ts';
import { licenceIssuer } from './licence-issuer.ts';
import { type Client, textAt } from './people.ts';

/** Terms with room for a little of everything. */
export const someTerms: LicenceTerms = {
  serial_number: 'PO-0000-0000-0000',
  valid_to: null,
  software_bulkhead_desk_count: 2,
  hardware_bulkhead_desk_count: 1,
  virtual_display_count: 1,
  hardware_display_count: 0,
  input_device_count: 1,
  available_modules: ['ordering'],
};

/** The key that the issuer of the tests signs. */
export function keyFor(terms: Partial<LicenceTerms>): string {
  return issueLicenceKey({ ...someTerms, ...terms }, licenceIssuer.privateKey);
}

/** The key that the demonstration issuer signs: it holds in the demonstration town alone. */
export function demonstrationKeyFor(terms: Partial<LicenceTerms>): string {
  return issueLicenceKey({ ...someTerms, ...terms }, demonstrationIssuer());
}

/** Licenses a store. */
export async function license(root: Client, storeId: number, terms: Partial<LicenceTerms> = {}): Promise<void> {
  const serial_number = textAt((await root.get(`/stores/${storeId}/licence`)).body, 'serial_number');
  const { status, body } = await root.put(`/stores/${storeId}/licence`, { license_key: keyFor({ serial_number, ...terms }) });
  if (status !== 200) throw new Error(JSON.stringify(body));
}
