import fs from 'node:fs';

/**
 * Ends the other processes of a postmaster that is gone, as it would itself after a crash. They notice that it is gone when they
 * wait for something, and a long query waits for nothing; meanwhile the cluster cannot be opened. Linux only: elsewhere they are
 * waited for. Ask for the lock of the folder first.
 */
export function endLeftBackends(cluster: string): void {
  if (process.platform !== 'linux') return;
  for (const name of fs.readdirSync('/proc')) {
    const pid = Number(name);
    if (pid > 0 && isBackendOfCluster(pid, cluster)) kill(pid);
  }
}

/** Whether a process is one of PostgreSQL with the cluster as its working directory, by whatever path it was started. */
export function isBackendOfCluster(pid: number, cluster: string): boolean {
  try {
    const isPostgres = /(?:^|\/)postgres\b/u.test(fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0] ?? '');
    return isPostgres && fs.readlinkSync(`/proc/${pid}/cwd`) === fs.realpathSync(cluster);
  } catch {
    return false;
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGQUIT');
  } catch {
    // It ended on its own a moment ago.
  }
}
