import { bulkActionsOf, hasTrash } from '../../../contract/derive/trash.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { startOfTests } from '../central.ts';
import type { Values } from '../made/sample-values.ts';
import { type Ask, aChange, addressOf, forWrite, offers, type Target } from './asks-of-one.ts';
import { isWhollyWithin, isWithin, sight, writes } from './model.ts';
import type { Subject } from './subjects.ts';

const always = () => true;

/** Steps of an import that is someone else's: for who may import it does not exist. */
const importSteps: Readonly<Record<string, Ask>> = Object.fromEntries(
  (['show', 'check', 'rows', 'save', 'wrong'] as const).map((step): [string, Ask] => [
    `import-${step}`,
    {
      hasAddress: ({ importBy }) => importBy !== undefined,
      isOffered: always,
      request: ({ resource }) => ({
        method: step === 'check' || step === 'save' ? 'POST' : 'GET',
        url: `/central/imports/${resource.name}/1${step === 'show' ? '' : `/${step}`}`,
        ...(step === 'check' ? { payload: { mapping: [null] } } : {}),
        ...(step === 'save' ? { payload: { rows: 'all' } } : {}),
      }),
      answers: (subject, { resource }) => (brings(subject, resource) ? 404 : 403),
    },
  ]),
);

/** What is done to many rows at once, brought back, brought in and followed. */
export const asksOfMany: Readonly<Record<string, Ask>> = {
  trash: {
    hasAddress: hasTrash,
    isOffered: always,
    request: ({ resource }) => ({ method: 'GET', url: `/central/${resource.name}?trash=true` }),
    answers: (subject, { resource }) => (sight(subject, resource) === 'whole' && writes(subject, resource, 'delete') ? 200 : 403),
  },
  'bulk update': inBulk('update', 'edit', ({ resource }) => ({ values: aChange(resource) })),
  'bulk delete tried': { ...inBulk('delete', 'delete', () => ({ dry_run: true })), reads: true, consumes: true },
  'bulk delete': { ...inBulk('delete', 'delete'), consumes: true },
  'bulk restore': { ...inBulk('restore', 'delete'), consumes: true, inTrash: true },
  restore: {
    hasAddress: hasTrash,
    isOffered: always,
    consumes: true,
    inTrash: true,
    request: (target) => ({ method: 'POST', url: `${addressOf(target)}/restore` }),
    answers: (subject, target) => forWrite(subject, target, 'delete'),
  },
  import: {
    hasAddress: ({ importBy }) => importBy !== undefined,
    isOffered: always,
    request: ({ resource }) => ({
      method: 'POST',
      url: `/central/${resource.name}/import?file_name=radky.csv`,
      headers: { 'content-type': 'text/csv' },
      payload: 'a;b\n1;2\n',
    }),
    answers: (subject, { resource }) => (brings(subject, resource) ? 201 : 403),
  },
  ...importSteps,
  live: {
    isOffered: always,
    streams: true,
    request: ({ resource }) => ({ method: 'GET', url: `?topics=${resource.name}` }),
    answers: (subject, { resource }) => (sight(subject, resource) === 'nothing' ? 403 : 200),
  },
};

/** The entity's own actions, each by its address and in bulk. */
export function actionsOf(resource: AnyResource): Readonly<Record<string, Ask>> {
  return Object.fromEntries(
    Object.entries(resource.actions ?? {}).flatMap(([action, { when = {}, notBefore, fromDayOf, upTo }]) => {
      const needs = { ...firstOf(when), ...hasCome(notBefore), ...hasCome(fromDayOf), ...hasCome(upTo?.after) };
      return [
        [
          action,
          {
            isOffered: always,
            consumes: true,
            needs,
            request: (target: Target) => ({
              method: 'POST',
              url: `${addressOf(target)}/actions/${action}`,
              headers: { 'if-match': `"${target.version}"` },
            }),
            answers: (subject: Subject, target: Target) => forWrite(subject, target, 'edit'),
          } satisfies Ask,
        ],
        [`bulk ${action}`, { ...inBulk(action, 'edit'), consumes: true, needs } satisfies Ask],
      ];
    }),
  );
}

/** A bulk call for one row. A user who may write the entity gets 200; the answer lists for each row whether it was changed. */
function inBulk(action: string, needed: 'edit' | 'delete', more: (target: Target) => Values = () => ({})): Ask {
  return {
    hasAddress: (resource) => bulkActionsOf(resource).includes(action),
    isOffered: always,
    request: (target) => ({
      method: 'POST',
      url: `/central/${target.resource.name}/bulk`,
      payload: { action, ids: [target.id], ...more(target) },
    }),
    answers: (subject, { resource }) => (writes(subject, resource, needed) ? 200 : 403),
    outcome: (subject, { stores }) => (isWithin(subject, stores) && isWhollyWithin(subject, stores) ? 'done' : 'refused'),
  };
}

/** Of each field the first value from which it can be done. */
function firstOf(when: Readonly<Record<string, readonly unknown[] | undefined>>): Values {
  return Object.fromEntries(Object.entries(when).map(([name, states]) => [name, states?.[0]]));
}

/** The instant from which, or for some minutes after which, it can be done is now. */
function hasCome(name: string | undefined): Values {
  return name === undefined ? {} : { [name]: startOfTests };
}

function brings(subject: Subject, resource: AnyResource): boolean {
  const all = ['create', 'edit'] as const;
  return all.some((action) => offers(action)(resource) && writes(subject, resource, action));
}
