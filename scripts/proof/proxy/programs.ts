import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ProofLine } from '../reporting/proof-line.ts';

const unit = fileURLToPath(new URL('../../../docs/operations/poradnik.service', import.meta.url));

/** Which nginx and system this is. */
export function programVersions(): string {
  const { stderr } = spawnSync('nginx', ['-v'], { encoding: 'utf8' });
  const system = execFileSync('sh', ['-c', '. /etc/os-release && echo "$PRETTY_NAME"'], { encoding: 'utf8' });
  return `${stderr.replace(/^.*: /u, '').trim()} of ${system.trim()}`;
}

/** What systemd says of the unit, where this machine has it. */
export function proveUnit(): readonly ProofLine[] {
  const verified = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  if (verified.error !== undefined) return [];
  const judged = spawnSync('systemd-analyze', ['security', '--offline=yes', unit], { encoding: 'utf8' });
  const [, exposure = '?'] = /exposure level for \S+: ([\d.]+)/u.exec(judged.stdout) ?? [];
  const text = verified.stderr.trim();
  return [
    {
      what: 'the unit, `systemd-analyze verify` and `security`',
      measured: `${text === '' ? 'no complaint' : text}, exposure ${exposure} of 10`,
      target: 'no complaint, exposure <= 2',
      holds: verified.status === 0 && text === '' && Number(exposure) <= 2,
    },
  ];
}
