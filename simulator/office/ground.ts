import type { Random } from '../../contract/rules/chance/random.ts';
import type { Agenda } from './agenda.ts';
import type { Memory } from './memory.ts';
import type { Setup } from './plan/setup.ts';
import type { Told } from './told.ts';

/** What all parts of an office are on. */
export type Ground = {
  readonly agenda: Agenda;
  /** Source of what is not planned ahead. */
  readonly random: Random;
  /** Says what happens now, or what happened at the instant. */
  readonly tell: (told: Told, at?: number) => void;
  /** As the central configured it last. */
  readonly setup: () => Setup;
  /** What was reported before; kept by anyone who receives. */
  readonly memory: Memory;
};
