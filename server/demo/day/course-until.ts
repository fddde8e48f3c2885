import type { Course } from './visit.ts';

/** The ticket as it was at the instant; null when it was not taken yet. */
export function courseUntil(course: Course, until: number): Course | null {
  if (course.createdAt > until) return null;
  if (isPast(course.finishedAt, until)) return course;
  if (isPast(course.servedAt, until)) return { ...course, state: 'serving', finishedAt: null };
  if (isPast(course.calledAt, until)) return { ...course, state: 'called', servedAt: null, finishedAt: null };
  return { ...course, state: 'waiting', deskId: null, employeeId: null, calledAt: null, servedAt: null, finishedAt: null };
}

function isPast(instant: number | null, until: number): boolean {
  return instant !== null && instant <= until;
}
