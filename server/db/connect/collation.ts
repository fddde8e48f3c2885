/** The rules of ČSN 97 6030 for letters: č, ch, ř, š, ž are letters of their own. */
const czechRules = '[numericOrdering on] &c < č <<< Č &h < ch <<< cH <<< Ch <<< CH &r < ř <<< Ř &s < š <<< Š &z < ž <<< Ž';

/**
 * The statement that creates `app_cs`, the only collation that queries name.
 * @param versionNumber `server_version_num` of the database, for instance 150004
 */
export function collationStatement(versionNumber: number): string {
  // PostgreSQL 15 knows no rules, but its ICU is complete. PGlite has the rules, but of ICU only
  // the root: there 'cs' would be accepted and would sort as English.
  return versionNumber < 160_000
    ? "create collation if not exists app_cs (provider = icu, locale = 'cs-u-kn-true')"
    : `create collation if not exists app_cs (provider = icu, locale = 'und', rules = '${czechRules}')`;
}
