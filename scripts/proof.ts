import { endWithNpm } from './end-with-npm.mjs';
import { type Proof, type ProofLine, printed } from './proof/proof-line.ts';
import { words } from './words.mjs';

/** What takes too long for `npm test`: `npm run proof` runs all, `npm run proof -- speed` one, further words are its own. */
const proofs: Readonly<Record<string, () => Promise<Proof>>> = {
  generated: async () => (await import('./proof/generated.ts')).proveGenerated,
  mutants: async () => (await import('./proof/mutants.ts')).proveMutants,
  isolation: async () => (await import('./proof/isolation.ts')).proveIsolation,
  fuzz: async () => (await import('./proof/fuzz.ts')).proveFuzz,
  booking: async () => (await import('./proof/booking.ts')).proveBooking,
  kill: async () => (await import('./proof/kill.ts')).proveKill,
  restore: async () => (await import('./proof/restore.ts')).proveRestore,
  proxy: async () => (await import('./proof/proxy.ts')).proveProxy,
  branches: async () => (await import('./proof/branches.ts')).proveBranches,
  statistics: async () => (await import('./proof/statistics.ts')).proveStatistics,
  timing: async () => (await import('./proof/timing.ts')).proveTiming,
  firefox: async () => (await import('./proof/firefox.ts')).proveFirefox,
  ui: async () => (await import('./proof/ui.ts')).proveUi,
  forms: async () => (await import('./proof/forms.ts')).proveForms,
  speed: async () => (await import('./proof/speed.ts')).proveSpeed,
};

endWithNpm();
const [name, ...options] = process.argv.slice(2);
const chosen = name === undefined ? Object.values(proofs) : [proofs[name]];
const lines: ProofLine[] = [];
for (const load of chosen) {
  if (load === undefined) {
    process.stderr.write(`${words.proof.unknown(name ?? '', Object.keys(proofs))}\n`);
    process.exit(2);
  }
  const prove = await load();
  lines.push(...(await prove(options, (line) => process.stdout.write(`${printed(line)}\n`))));
}
process.stdout.write(`${words.proof.sum(lines.filter(({ holds }) => holds === false).length, lines.length)}\n`);
process.exitCode = lines.some(({ holds }) => holds === false) ? 1 : 0;
