import { readdirSync, readFileSync } from 'node:fs';
import { type AsvsRow, asvsRows } from '../../tests/asvs-rows.ts';

type NamedTest = { readonly ids: readonly string[]; readonly file: string; readonly name: string };

const rowName = /asvs-(\d+\.\d+\.\d+)/gu;
/** Names of tests, which are literal texts: rows first, then what the test says. */
const namedAfterRows = /(['"`])((?:asvs-\d+\.\d+\.\d+ )+)((?:(?!\1).)+)\1/gu;

/** The rows of ASVS, each with the tests that are named after it or with why there is none. Throws for a row that has neither. */
export function asvsPage(): string {
  const tests = testFiles().flatMap(testsIn);
  const strange = tests.flatMap(({ ids }) => ids).filter((id) => !asvsRows.some((row) => row.id === id));
  if (strange.length > 0) throw new Error(`tests are named after rows that tests/asvs-rows.ts has not: ${strange.join(', ')}`);
  const shown = asvsRows.filter(({ id }) => tests.some(({ ids }) => ids.includes(id)));
  const lines = asvsRows.map((row) => `| ${row.id} | ${row.level} | ${row.demand} | ${evidenceOf(row, tests)} |`);
  return `# OWASP ASVS 5.0.0: chapters 6, 7, 9 and 10

${shown.length} of ${asvsRows.length} rows are shown by tests that are named after them; they run with \`npm test\`. Made by \`npm run generate\`.

| row | level | demand | shown by |
|---|---|---|---|
${lines.join('\n')}
`;
}

function evidenceOf({ id, reason }: AsvsRow, tests: readonly NamedTest[]): string {
  const own = tests.filter(({ ids }) => ids.includes(id));
  if (own.length > 0) return own.map(({ file, name }) => `\`${file}\`: ${name.replaceAll('|', '\\|')}`).join('<br>');
  if (reason === undefined) throw new Error(`row ${id} of ASVS has neither a test nor a reason`);
  return `reason: ${reason}`;
}

function testFiles(): readonly string[] {
  const found = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter((file) => /\.test\.tsx?$/u.test(file));
  return found.map((file) => `tests/${file.replaceAll('\\', '/')}`).toSorted();
}

function testsIn(file: string): readonly NamedTest[] {
  return [...readFileSync(file, 'utf8').matchAll(namedAfterRows)].map(([, , rows = '', name = '']) => ({
    file,
    name,
    ids: [...rows.matchAll(rowName)].map(([, id = '']) => id),
  }));
}
