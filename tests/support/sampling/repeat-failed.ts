import { beforeEach } from 'vitest';
import { repeatCommand } from './repeat-command.ts';

// For every test of the files that this is a setup file of: a failure says how to ask the same again.
beforeEach(({ task, onTestFailed }) => {
  onTestFailed(() => {
    const command = repeatCommand(task);
    for (const error of task.result?.errors?.slice(0, 1) ?? []) {
      error.message += `\n\nTo ask the same again: ${command}`;
      // Failures with equal stacks are shown as one, with the command of the first alone.
      error.stack = `${error.stack ?? ''}\n${command}`;
    }
  });
});
