import { afterEach, describe, expect, it, vi } from 'vitest';
import { noteSeed, repeatCommand } from '../support/sampling/repeat-command.ts';

afterEach(() => vi.unstubAllEnvs());

describe('the command that asks a failed case again', () => {
  it("names the file, the case by its whole name (it's quoted), and the sample", ({ task }) => {
    vi.stubEnv('SAMPLE', '83');
    const name = String.raw`the command that asks a failed case again names the file, the case by its whole name \(it'\''s quoted\), and the sample`;
    expect(repeatCommand(task)).toBe(
      `SAMPLE=83 npx vitest run --project ${task.file.projectName} tests/architecture/repeat-command.test.ts -t '^${name}$'`,
    );
  });

  it('asks all of an entity where its name chose the cases', ({ task }) => {
    vi.stubEnv('ENTITIES', 'stores,desks');
    expect(repeatCommand(task)).toMatch(/^ENTITIES=stores,desks npx vitest run /u);
  });

  it('has the seed and the path that led to the failure, and the path once', ({ task }) => {
    vi.stubEnv('SAMPLE', 'whole');
    noteSeed({ seed: 7, path: '3:1' });
    expect(repeatCommand(task)).toMatch(/^SAMPLE=whole SEED=7 SEED_PATH=3:1 npx vitest run /u);
    expect(repeatCommand(task)).toMatch(/^SAMPLE=whole SEED=7 npx vitest run /u);
  });
});
