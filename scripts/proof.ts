import { endWithNpm } from './basics/end-with-npm.mjs';
import { words } from './basics/words.mjs';
import { installPackagesFor } from './proof/packages.ts';
import { type Proof, type ProofLine, printed } from './proof/reporting/proof-line.ts';

/** What takes too long for `npm test`: `npm run proof` runs all, `npm run proof -- speed` one, further words are its own. */
const proofs: Readonly<Record<string, () => Promise<Proof>>> = {
  generated: async () => (await import('./proof/generated.ts')).proveGenerated,
  mutants: async () => (await import('./proof/mutants.ts')).proveMutants,
  openapi: async () => (await import('./proof/openapi.ts')).proveOpenapi,
  clients: async () => (await import('./proof/clients.ts')).proveClients,
  isolation: async () => (await import('./proof/isolation.ts')).proveIsolation,
  fuzz: async () => (await import('./proof/fuzz.ts')).proveFuzz,
  booking: async () => (await import('./proof/booking.ts')).proveBooking,
  kill: async () => (await import('./proof/kill.ts')).proveKill,
  restore: async () => (await import('./proof/restore.ts')).proveRestore,
  proxy: async () => (await import('./proof/proxy.ts')).proveProxy,
  branches: async () => (await import('./proof/branches.ts')).proveBranches,
  statistics: async () => (await import('./proof/statistics.ts')).proveStatistics,
  'what-if': async () => (await import('./proof/statistics/what-if.ts')).proveWhatIf,
  timing: async () => (await import('./proof/timing.ts')).proveTiming,
  files: async () => (await import('./proof/files.ts')).proveFiles,
  thumbnails: async () => (await import('./proof/files/thumbnails.ts')).proveThumbnails,
  firefox: async () => (await import('./proof/firefox.ts')).proveFirefox,
  editor: async () => (await import('./proof/editor.ts')).proveEditor,
  ui: async () => (await import('./proof/ui.ts')).proveUi,
  forms: async () => (await import('./proof/forms.ts')).proveForms,
  speed: async () => (await import('./proof/speed.ts')).proveSpeed,
};

endWithNpm();
const [name, ...options] = process.argv.slice(2);
const chosen = name === undefined ? Object.values(proofs) : [proofs[name]];
const lines: ProofLine[] = [];
installPackagesFor(name === undefined ? Object.keys(proofs) : [name]);
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
