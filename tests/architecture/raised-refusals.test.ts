import { expect, it } from 'vitest';
import { refusalsOf } from '../../contract/api/refusals.ts';
import { errorStatus } from '../../contract/basics/errors.ts';
import type { AnyResource } from '../../contract/kit/index.ts';
import { allOperations } from '../../contract/operation-registry.ts';
import { registry } from '../../contract/resources/registry.ts';
import { sourcesOf } from './sources.ts';

const codes = Object.keys(errorStatus);

/** Files that only name refusals: the catalogue, the words, and the declarations of operations. */
const onlyNames =
  /^contract\/(?:messages|operations|openapi)\/|^contract\/(?:basics\/errors|api\/refusals|derive\/operations\/row-refusals)\.ts$/u;

/** What no operation answers, and where it is said instead. */
const saidElsewhere: Readonly<Record<string, string>> = {
  session_ended: 'answered as Unauthorized',
  method_not_allowed: 'a method without an operation',
  too_many_uploads: 'at the address of uploads in pieces, which speaks tus',
  upload_moved_on: 'at the address of uploads in pieces, which speaks tus',
  task_interrupted: 'in a task',
  task_owner_blocked: 'in a task',
  backup_collides: 'in a task',
  backup_seen_otherwise: 'in a task',
  import_row_erased: 'in a row of an import',
  booking_plan_itself: 'in the result of a copy',
  booking_plan_seen_otherwise: 'in the result of a copy',
  copy_seen_otherwise: 'in the result of a copy',
  service_copied_twice: 'in the result of a copy',
  service_desks_missing: 'in the result of a copy',
  service_numbers_taken: 'in the result of a copy',
};

it('every refusal of the catalogue is raised by a source', () => {
  const raising = sourcesOf('contract', 'server').filter(({ path }) => !onlyNames.test(path));
  const text = raising.map((source) => source.text).join('\n');
  expect(codes.filter((code) => !text.includes(`'${code}'`))).toEqual([]);
});

it('every refusal of the catalogue is declared by an operation, or said elsewhere', () => {
  const declared = new Set<string>(allOperations(Object.values<AnyResource>(registry)).flatMap((operation) => [...refusalsOf(operation)]));
  expect(codes.filter((code) => !declared.has(code)).toSorted()).toEqual(Object.keys(saidElsewhere).toSorted());
});
