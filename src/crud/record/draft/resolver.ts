import type { Resolver } from 'react-hook-form';
import { checkDraft } from '../../../../contract/derive/check-draft.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { Row } from '../../core/row.ts';
import type { Words } from '../../core/words.ts';
import { findDraftChanges } from './draft.ts';
import { nestErrors } from './form-errors.ts';

type ResolverOptions = { readonly resource: AnyResource; readonly words: Words; readonly now: () => Date; readonly base: Row | null };

/**
 * Checks a draft by the declaration, as the server will. Of an existing record only what was changed is judged: an old
 * value that a newer rule would refuse does not keep a person from changing another one.
 */
export function resolverOf({ resource, words, now, base }: ResolverOptions): Resolver {
  return (draft) => {
    const given = base === null ? draft : findDraftChanges(draft, base);
    const { values, problems } = checkDraft(resource, given, {
      now: now(),
      partial: base !== null,
      ...(base === null ? {} : { current: base }),
    });
    const texts = Object.fromEntries(Object.entries(problems).map(([path, problem]) => [path, words.problem(problem)]));
    if (Object.keys(texts).length > 0) return { values: {}, errors: nestErrors(texts, 'declaration') };
    return { values: { ...values }, errors: {} };
  };
}
