import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changed, type Step } from './steps.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));

/** A copy of the project to work in, with the packages of this one. */
export type ScratchCopy = {
  readonly directory: string;
  readonly follow: (step: Step) => void;
  /** Runs a command in it and answers with what it said; throws with all of it when it fails. */
  readonly run: (command: string) => string;
  readonly remove: () => void;
};

export function scratchCopy(): ScratchCopy {
  const directory = mkdtempSync(join(tmpdir(), 'poradnik-scratch-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: project, encoding: 'utf8' });
  for (const file of new Set(files.split('\0').filter((name) => name !== ''))) cpSync(join(project, file), join(directory, file));
  // `npm test -- changed` asks git what was changed; a link is no folder to the list of what it leaves out.
  const git = 'git -c user.name=guide -c user.email=guide@mesto.test -c commit.gpgsign=false';
  runIn(directory, `git init -q && echo node_modules >> .git/info/exclude && ${git} add -A && ${git} commit -q -m start`);
  symlinkSync(join(project, 'node_modules'), join(directory, 'node_modules'), 'dir');
  const run = (command: string) => runIn(directory, command);
  return {
    directory,
    run,
    follow: (step) => follow(directory, step, run),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}

function follow(directory: string, step: Step, run: (command: string) => string): void {
  if (step.kind === 'run') {
    run(step.command);
    return;
  }
  if (step.kind === 'drafted') {
    compareDraft(join(directory, 'server/db/migrations'), step);
    return;
  }
  const path = join(directory, step.path);
  switch (step.kind) {
    case 'write':
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, step.text);
      break;
    case 'append':
      appendFileSync(path, step.text);
      break;
    case 'change':
      writeFileSync(path, changed(readFileSync(path, 'utf8'), step.lines));
      break;
  }
}

/** The number before the name of a migration grows with the project, so the guide does not say it. */
function compareDraft(migrations: string, { name, text }: Extract<Step, { readonly kind: 'drafted' }>): void {
  const file = readdirSync(migrations).find((one) => /^\d+-(?<name>.+)\.ts$/u.exec(one)?.groups?.['name'] === name);
  const drafted = file === undefined ? undefined : readFileSync(join(migrations, file), 'utf8');
  if (drafted !== text) throw new Error(`the guide shows another migration ${name} than the one drafted:\n${drafted}`);
}

function runIn(directory: string, command: string): string {
  // The tests of the copy do not follow the guide again: vitest.config.ts leaves that one out.
  const env = { ...process.env, IN_GUIDE: '1' };
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: directory,
    env,
    shell: true,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`${command} ended with ${status}:\n${stdout}\n${stderr}`);
  return stdout;
}
