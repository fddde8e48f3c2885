/** Reads what `npm test -- …` asks for: parts by name, and `--slowest` with any of them. */
export function askedBy(args) {
  const names = args.filter((each) => each !== '--slowest');
  return { names, slowest: names.length < args.length };
}
