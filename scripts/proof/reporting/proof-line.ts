import { words } from '../../basics/words.mjs';

/** One measured thing. `holds` is null for what is for information a target and decides nothing. */
export type ProofLine = {
  readonly what: string;
  readonly measured: string;
  readonly target: string;
  readonly holds: boolean | null;
  /** By how much it is missed and what would be needed. */
  readonly note?: string;
};

export type Report = (line: ProofLine) => void;
/** Proves something, telling each line when it is known. */
export type Proof = (options: readonly string[], report: Report) => Promise<readonly ProofLine[]>;

/** A line for the terminal. */
export function printed({ what, measured, target, holds }: ProofLine): string {
  return `${verdict(holds).padEnd(7)} ${what}: ${measured} (${target})`;
}

function verdict(holds: boolean | null): string {
  if (holds === null) return '·';
  return holds ? words.proof.holds : words.proof.fails;
}
