import { fieldOf } from '../../../../contract/derive/fields.ts';
import { type Operator, operatorsOf } from '../../../../contract/derive/operators.ts';
import { type Answers, type AnyResource, answer } from '../../../../contract/kit/index.ts';
import type { BuilderWords } from './builder-words.ts';

/** What a condition may ask of a field: the operators of the API in the order and the words in which people think. */
export const relations = [
  'contains',
  'is',
  'isNot',
  'isOneOf',
  'atLeast',
  'atMost',
  'between',
  'isWithin',
  'isAtHours',
  'isEmpty',
  'isFilled',
] as const;
export type Relation = (typeof relations)[number];

/** How the value of a condition is given: typed, picked of declared values or of records, yes or no. */
export type ValueShape = 'typed' | 'time' | 'pick' | 'flag' | 'reference';

const shapeOfKind: Answers<ValueShape> = {
  text: () => 'typed',
  richText: () => 'typed',
  email: () => 'typed',
  phone: () => 'typed',
  int: () => 'typed',
  decimal: () => 'typed',
  flag: () => 'flag',
  choice: () => 'pick',
  set: () => 'pick',
  day: () => 'time',
  time: () => 'time',
  instant: () => 'time',
  duration: () => 'typed',
  reference: () => 'reference',
  references: () => 'reference',
  children: () => 'typed',
  json: () => 'typed',
  colour: () => 'typed',
  file: () => 'typed',
  image: () => 'typed',
  secret: () => 'typed',
  computed: () => 'pick',
};

/** How the value of a field is given; undefined for what is no field. */
export function findValueShape(resource: AnyResource, name: string): ValueShape | undefined {
  const field = fieldOf(resource, name);
  return field === undefined ? undefined : answer(shapeOfKind, field, undefined);
}

const needs: Readonly<Record<Relation, readonly Operator[]>> = {
  contains: ['contains'],
  is: ['eq'],
  isNot: ['ne'],
  isOneOf: ['in'],
  atLeast: ['gte'],
  atMost: ['lte'],
  between: ['gte', 'lte'],
  isWithin: ['on'],
  isAtHours: ['hours'],
  isEmpty: ['null'],
  isFilled: ['null'],
};

/** What may be asked of the field. Of what is typed no one asks for one of many: that is a group of conditions. */
export function relationsOf(resource: AnyResource, name: string): readonly Relation[] {
  const offered = operatorsOf(resource, name);
  const isPicked = ['pick', 'reference'].includes(findValueShape(resource, name) ?? '');
  return relations.filter(
    (relation) => needs[relation].every((operator) => offered.includes(operator)) && (relation !== 'isOneOf' || isPicked),
  );
}

/** The relation in words, between the field and the value. */
export function relationText({ filterBuilder }: BuilderWords, resource: AnyResource, name: string, relation: Relation): string {
  const kind = fieldOf(resource, name)?.kind;
  const isList = kind === 'set' || kind === 'references';
  const isTime = findValueShape(resource, name) === 'time';
  const words = filterBuilder.relations;
  if (isList && relation === 'is') return words.has;
  if (isList && relation === 'isOneOf') return words.hasOneOf;
  if (isTime && relation === 'atLeast') return words.from;
  if (isTime && relation === 'atMost') return words.until;
  return words[relation];
}
