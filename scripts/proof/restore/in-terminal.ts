import { spawn } from 'node:child_process';

/** What is typed, once the screen shows the question. */
export type Typed = { readonly after: string; readonly text: string };
export type Screen = {
  readonly code: number;
  /** All that the screen showed. */
  readonly shown: string;
  /** Whether the terminal echoes and gathers lines again, as before. */
  readonly isRestored: boolean;
};
type Sitting = {
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly typed: readonly Typed[];
};

const ends = /ended with (\d+)\r?\n([\s\S]*)$/u;

/** Runs a command in a pseudo terminal, types what it is asked for, and looks at the terminal behind it. */
export async function inTerminal({ command, environment, typed }: Sitting): Promise<Screen> {
  const quoted = command.map((word) => `'${word}'`).join(' ');
  const child = spawn('script', ['-q', '-c', `${quoted}; echo "ended with $?"; stty -a`, '/dev/null'], {
    env: { PATH: process.env['PATH'], SHELL: '/bin/sh', TERM: 'dumb', ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let shown = '';
  let read = 0;
  const left = [...typed];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    shown += text;
    const [next] = left;
    const place = next === undefined ? -1 : shown.indexOf(next.after, read);
    if (next === undefined || place === -1) return;
    read = place + next.after.length;
    left.shift();
    // The question is there a moment before the program reads as a terminal does.
    setTimeout(() => child.stdin.write(next.text), 300);
  });
  await new Promise((resolve) => child.once('close', resolve));
  const [all = '', code = '-1', state = ''] = ends.exec(shown) ?? [];
  return {
    code: Number(code),
    shown: shown.slice(0, shown.length - all.length),
    isRestored: / echo /u.test(state) && / icanon /u.test(state),
  };
}
