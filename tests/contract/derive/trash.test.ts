import { describe, expect, it } from 'vitest';
import { bulkActionsOf, hasTrash } from '../../../contract/derive/trash.ts';

const actions = { light: {}, 'put-out': {} };

describe('the trash', () => {
  it.each([
    ['anything that may be deleted', {}, true],
    ['what may be deleted among other things', { operations: ['create', 'delete'] }, true],
    ['nothing that may not be deleted', { operations: ['create', 'edit'] }, false],
    ['nothing that nobody may touch', { operations: [] }, false],
    ['nothing that is always there', { singleton: true }, false],
    ['nothing that comes for ever', { endless: true }, false],
    ['nothing that comes for ever, even if it may be deleted', { endless: true, operations: ['delete'] }, false],
  ] as const)('keeps %s', (...[, entity, has]) => {
    expect(hasTrash(entity)).toBe(has);
  });
});

describe('what is done with many rows at once', () => {
  it.each([
    ['all', { actions }, ['update', 'delete', 'restore', 'light', 'put-out']],
    ['all but actions where there are none', {}, ['update', 'delete', 'restore']],
    ['no change where rows are not edited', { actions, operations: ['create', 'delete'] }, ['delete', 'restore']],
    ['no deleting where rows are not deleted', { actions, operations: ['edit'] }, ['update', 'light', 'put-out']],
    ['no deleting of what comes for ever', { actions, endless: true }, ['update', 'light', 'put-out']],
    ['nothing where rows are only read', { actions, operations: [] }, []],
    ['nothing with what is always there', { actions, singleton: true }, []],
  ] as const)('is %s', (...[, entity, offered]) => {
    expect(bulkActionsOf(entity)).toEqual(offered);
  });
});
