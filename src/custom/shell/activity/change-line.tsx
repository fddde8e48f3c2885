import type { JSX } from 'react';
import { Link } from 'react-router';
import { outages } from '../../../../contract/resources/stores/outages.ts';
import { isResourceName, resourceNamed } from '../../../crud/core/named.ts';
import { useWords, type Words } from '../../../crud/core/words.ts';
import { ReferenceName } from '../../../crud/fields/references/reference-name.tsx';
import { describeAction } from '../../../crud/record/actions/action-words.ts';
import { OutageLine } from './outage-line.tsx';

type ChangeLineProps = {
  /** Name of the entity. */
  readonly resource: string;
  readonly ids: readonly number[];
  readonly action: string | null;
  readonly actor: string | null;
};

/** What someone else did: what happened to which record or how many of them, and who did it. */
export function ChangeLine({ resource: name, ids, action, actor }: ChangeLineProps): JSX.Element | null {
  const words = useWords();
  if (!isResourceName(name)) return null;
  // No one makes outages: the line says what began or ended, and where. What someone wrote to one is listed as all else.
  if (name === outages.name && actor === null && action !== 'edit') return <OutageLine ids={ids} hasBegun={action === 'create'} />;
  const resource = resourceNamed(name);
  const [id, ...further] = ids;
  const isOne = id !== undefined && further.length === 0 && resource.singleton !== true;
  return (
    <>
      <p>{textOf(words, { name, ids, action })}</p>
      {isOne && action !== 'delete' ? (
        <p>
          <ReferenceName target={name} id={id} />
        </p>
      ) : (
        <p>
          <Link to={resource.page}>{words.labelsOf(resource).page}</Link>
        </p>
      )}
      {actor === null ? null : <p className="quiet">{words.tasks.by(actor)}</p>}
    </>
  );
}

const actions = { create: 'created', edit: 'saved' } as const;

function textOf(words: Words, { name, ids, action }: { readonly name: string } & Pick<ChangeLineProps, 'ids' | 'action'>): string {
  const resource = resourceNamed(name);
  const { noun, page } = words.labelsOf(resource);
  if (action === null || ids.length === 0) return words.tasks.manyChanged(page);
  const act = action === 'create' || action === 'edit' ? actions[action] : describeAction(words, resource, action);
  return ids.length === 1 ? words.grammar.done(noun, act) : words.grammar.doneCount(noun, act, ids.length);
}
