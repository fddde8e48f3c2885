// Sleeps as an account, to be found by its number: sleep UID GID
const [uid = '', gid = ''] = process.argv.slice(2).map(Number);
if (process.getuid?.() === 0) {
  process.setgid?.(Number(gid));
  process.setuid?.(Number(uid));
}
setInterval(() => undefined, 60_000);
process.stdout.write('asleep\n');
