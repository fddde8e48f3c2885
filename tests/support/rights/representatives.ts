import type { AnyResource } from '../../../contract/kit/index.ts';
import { turnOfRun } from '../sampling/turn.ts';
import { isBound, isSuper, reads, sight, writes } from './model.ts';
import type { Subject } from './subjects.ts';

/**
 * Of subjects that page 08 reports apart in nothing for the entity, one: asking all of them asks the same again. They take
 * turns from question to question, so that none goes unasked of an entity. `SAMPLE=whole` asks them all.
 */
export function representatives<S extends Subject>(subjects: readonly S[], resource: AnyResource, turn: number): readonly S[] {
  if (turnOfRun() === 'whole') return subjects;
  const alike = new Map<string, S[]>();
  for (const subject of subjects) {
    const key = whatMatters(subject, resource);
    alike.set(key, [...(alike.get(key) ?? []), subject]);
  }
  return [...alike.values()].flatMap((members) => members[turn % members.length] ?? []);
}

function whatMatters(subject: Subject, resource: AnyResource): string {
  const { session, limitations } = subject;
  if (session === 'none' || session === 'false') return session;
  if (session !== 'passed') return 'owes a step';
  const written = (['create', 'edit', 'delete'] as const).filter((action) => writes(subject, resource, action));
  return JSON.stringify([isSuper(subject), isBound(subject), limitations, reads(subject, resource), sight(subject, resource), written]);
}
