import { idempotencyHeader } from '../../api/operation.ts';
import { defineOperation } from '../../derive/operations/define-operation.ts';
import { field } from '../../kit/index.ts';
import { list } from '../../kit/shape.ts';
import { viewLimits } from '../../rules/accounts/saved-views.ts';
import { savedView, viewState } from '../saved-view.ts';

const common = { stage: 'passed', tag: 'views' } as const;
const one = { status: 200, schema: savedView } as const;
const said = {
  name: field.text({ required: true, max: viewLimits.nameLength }),
  shared: field.flag({ default: false }),
  state: field.json({ required: true, schema: () => viewState }),
};

/** The entity of the list. */
const listed = field.text({ required: true, max: 100 });
const ofOne = { id: field.reference('views', { required: true }) };

/** Saved views of lists (page 01): kept by their owner, seen by everybody who may see the list when they are shared. */
export const viewOperations = [
  defineOperation({
    ...common,
    id: 'views.list',
    method: 'get',
    path: '/views',
    summary: "The caller's own views of a list and those shared by others, the own ones first.",
    query: { resource: field.text({ required: true, max: 100, description: 'The entity whose list it is.' }) },
    refusals: ['forbidden'],
    answer: { status: 200, schema: list(savedView) },
  }),
  defineOperation({
    ...common,
    id: 'views.create',
    method: 'post',
    path: '/views',
    summary: 'Keeps a view of a list that the caller may see.',
    headers: [idempotencyHeader],
    body: { resource: listed, ...said },
    refusals: ['forbidden', 'view_name_taken', 'too_many_views'],
    answer: { status: 201, schema: savedView },
  }),
  defineOperation({
    ...common,
    id: 'views.change',
    method: 'patch',
    path: '/views/{id}',
    summary: 'Renames, shares or overwrites a view: an own one, or for super administrators a shared one.',
    pathValues: ofOne,
    body: said,
    isPartial: true,
    refusals: ['forbidden', 'not_found', 'view_name_taken'],
    answer: one,
  }),
  defineOperation({
    ...common,
    id: 'views.delete',
    method: 'delete',
    path: '/views/{id}',
    summary: 'Deletes a view; it can be brought back for a day.',
    pathValues: ofOne,
    refusals: ['forbidden', 'not_found'],
    answer: one,
  }),
  defineOperation({
    ...common,
    id: 'views.restore',
    method: 'post',
    path: '/views/{id}/restore',
    summary: 'Brings a deleted view back.',
    pathValues: ofOne,
    headers: [idempotencyHeader],
    refusals: ['forbidden', 'not_found', 'view_name_taken', 'too_many_views'],
    answer: one,
  }),
] as const;
