import { useQuery } from '@tanstack/react-query';
import { type JSX, useContext } from 'react';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import { type ChangedPartsWords, changedParts as czech } from '../../../../contract/messages/cs/console/forms/changed-parts.ts';
import { changedParts as english } from '../../../../contract/messages/en/console/forms/changed-parts.ts';
import { isDigest } from '../../../../contract/rules/files/file-digest.ts';
import { type ChangedLeaf, changedLeaves } from '../../../../contract/rules/values/changed-leaves.ts';
import { type ChangedPart, PartList } from '../../../ui/history/part-list.tsx';
import { AdditionsContext } from '../../core/additions/additions-context.ts';
import type { PartsProps } from '../../core/field-props.ts';
import { formatNumber } from '../../core/format.ts';
import { isResourceName, resourceNamed } from '../../core/named.ts';
import { isRow } from '../../core/row.ts';
import { useWords, type Words, wordsHook } from '../../core/words.ts';

/** What changed in a structure, as its entity says it. What entities add is fetched where it is first needed. */
export function StructureParts(props: PartsProps): JSX.Element | null {
  const additionsOf = useContext(AdditionsContext);
  const entity = props.resource.name;
  const { data, isPending } = useQuery({
    queryKey: ['additions', entity, props.name],
    queryFn: async () => ({ Own: (await additionsOf(entity)).fields?.[props.name]?.Parts }),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  });
  if (isPending) return null;
  const Own = data?.Own ?? DescribedParts;
  return <Own {...props} />;
}

const useChangedWords = wordsHook<ChangedPartsWords>(czech, english);

/** Words that describers of structures share, and what is said in the place of no value. */
export function usePartWords(): { readonly partsSaid: ChangedPartsWords; readonly empty: string } {
  return { partsSaid: useChangedWords(), empty: useWords().form.empty };
}

type DescribedProps = PartsProps & {
  /** In the words of the field; undefined where it has none, or where they do not fit the value, as one of an older version. */
  readonly parts?: readonly ChangedPart[] | undefined;
};

/** What changed in a structure, or what it consists of: in the words of the field, or else value by value. */
export function DescribedParts({ parts, ...props }: DescribedProps): JSX.Element {
  const words = useWords();
  const { partsSaid: said, empty } = usePartWords();
  const shown = parts ?? leafParts({ words, said }, props);
  if (shown.length === 0) return <span className="quiet">{props.before === undefined ? said.nothing : said.same}</span>;
  return <PartList parts={shown} words={{ ...said, empty }} />;
}

type Said = { readonly words: Words; readonly said: ChangedPartsWords };

/** What changed in a structure that no one has words for: each value that differs, by the labels of what it is in. */
function leafParts({ words, said }: Said, { resource, name, before, after }: PartsProps): readonly ChangedPart[] {
  const leaves = changedLeaves(before, after);
  // Rows of a list that are only elsewhere in it.
  if (leaves.length === 0 && before !== undefined) return [{ key: '', where: '', changes: [wordAlone(said.reordered)] }];
  const labels = labelsOf(words, { resource, name });
  const schema = schemaOf({ resource, name });
  return leaves.map((leaf) => ({
    key: leaf.path.join('.'),
    where: whereOf(said, leaf.path, { labels, schema }),
    changes: [valuesOf({ words, said }, leaf, before === undefined)],
  }));
}

const wordAlone = (what: string) => ({ what, before: null, after: null });

function valuesOf({ words, said }: Said, { before, after }: ChangedLeaf, isOne: boolean) {
  const text = (value: unknown): string => leafText({ words, said }, value);
  // What a digest is of cannot be read from it.
  if (isFile(before) && isFile(after)) return wordAlone(said.otherFile);
  return { what: '', before: isOne ? null : text(before), after: text(after) };
}

const isFile = (value: unknown): boolean => typeof value === 'string' && isDigest(value);

function leafText({ words, said }: Said, value: unknown): string {
  if (typeof value === 'boolean') return value ? said.yes : said.no;
  if (typeof value === 'number') return formatNumber(value, words.language);
  if (typeof value !== 'string') return '';
  return isDigest(value) ? said.file : value;
}

type Names = { readonly labels: Readonly<Record<string, string>>; readonly schema: unknown };

/** `Sloupce, 2. položka, je vidět`: by titles of the schema, then by labels of the entity, then as it is written. */
function whereOf(said: ChangedPartsWords, path: ChangedLeaf['path'], { labels, schema }: Names): string {
  let at = schema;
  const steps = path.map((step) => {
    at = typeof step === 'number' ? inSchema(at, 'items') : inSchema(inSchema(at, 'properties'), step);
    const title = isRow(at) && typeof at['title'] === 'string' ? at['title'] : undefined;
    if (typeof step === 'number') return title === undefined ? said.item(step + 1) : `${title} ${step + 1}`;
    return title ?? labels[step] ?? step.replaceAll('_', ' ');
  });
  return steps.join(', ');
}

function inSchema(schema: unknown, key: string): unknown {
  return isRow(schema) && Object.hasOwn(schema, key) ? schema[key] : undefined;
}

function schemaOf({ resource, name }: Pick<PartsProps, 'resource' | 'name'>): unknown {
  const field = isResourceName(resource.name) ? fieldOf(resourceNamed(resource.name), name) : undefined;
  return field?.kind === 'json' ? field.schema() : undefined;
}

function labelsOf(words: Words, { resource, name }: Pick<PartsProps, 'resource' | 'name'>): Names['labels'] {
  const { fields, children } = words.labelsOf(resource);
  return { ...words.system, ...fields, ...children[name] };
}
