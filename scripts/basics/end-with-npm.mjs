const looksEveryMs = 100;

/**
 * Ends this process in order when npm was asked to end. npm runs a script in a shell and passes SIGTERM on to that shell alone, which ends
 * at once: without this the server would run on without a parent, and the next start would find its folder in use.
 */
export function endWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, looksEveryMs);
  watch.unref();
}
