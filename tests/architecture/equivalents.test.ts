import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';

const path = 'scripts/proof/mutants/equivalents.json';
const excuses = z.record(z.string(), z.array(z.object({ code: z.string() })));

it('excuses of the proof of mutants are for lines that are there', () => {
  const gone = Object.entries(excuses.parse(JSON.parse(readFileSync(path, 'utf8')))).flatMap(([file, lines]) => {
    const code = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    const known = new Set(code.map((line) => line.trim()));
    return lines.filter((line) => !known.has(line.code)).map((line) => `${file}: ${line.code}`);
  });
  expect(gone).toEqual([]);
});
