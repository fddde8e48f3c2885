const changedSince = /^changed(?:=(?<commit>.+))?$/u;

/** Reads what `npm test -- …` asks for: parts by name, `changed` or `changed=COMMIT`, and `--slowest` with any of them. */
export function askedBy(args) {
  const names = args.filter((each) => each !== '--slowest');
  const changed = names.map((name) => changedSince.exec(name)).find((match) => match !== null);
  return {
    names: names.filter((name) => !changedSince.test(name)),
    since: changed === undefined ? undefined : (changed.groups.commit ?? 'HEAD'),
    slowest: names.length < args.length,
  };
}
