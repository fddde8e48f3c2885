import { type Type, TypeFlags } from 'typescript/unstable/sync';
import type { Program } from './program.ts';

/** What the program takes a column for: `number`, `string[]`, `Date`, `object`; `unknown` claims nothing. */
export type Claim = { readonly name: string; readonly kind: string; readonly isNullable: boolean };

/** The columns that a row's type names; a type that names none, such as a dictionary, claims nothing. */
export function claimsOf(program: Program, row: Type): readonly Claim[] {
  const { checker } = program.project;
  return checker.getPropertiesOfType(row).flatMap((property) => {
    const declared = checker.getTypeOfSymbol(property);
    const type = declared === undefined ? undefined : selectedType(program, declared);
    return type === undefined ? [] : [{ name: property.name, kind: kindOf(program, type), isNullable: isNullable(type) }];
  });
}

/** What a select gives of a column that Kysely's `Generated` marks; any other type is itself. */
function selectedType({ project: { checker } }: Program, type: Type): Type {
  const selected = checker.getPropertyOfType(type, '__select__');
  return (selected === undefined ? undefined : checker.getTypeOfSymbol(selected)) ?? type;
}

/** Whether a type is one of rows: an object, or a choice or a sum of objects. */
export function isRow(type: Type): boolean {
  const parts = type.isUnionType() || type.isIntersectionType() ? type.getTypes() : [type];
  return parts.every((part) => (part.flags & TypeFlags.Object) !== 0 || (part !== type && isRow(part)));
}

/** Whether null is among the values of a type; what may be anything may be null. */
export function isNullable(type: Type): boolean {
  const nullable = TypeFlags.Null | TypeFlags.Undefined | TypeFlags.AnyOrUnknown;
  return membersOf(type).some(({ flags }) => (flags & nullable) !== 0);
}

function membersOf(type: Type): readonly Type[] {
  return type.isUnionType() && (type.flags & TypeFlags.BooleanLike) === 0 ? type.getTypes() : [type];
}

/** What the program takes a value of the type for. */
export function kindOf(program: Program, type: Type): string {
  const kinds = membersOf(type)
    .filter(({ flags }) => (flags & TypeFlags.Nullable) === 0)
    .map((member) => kindOfMember(program, member));
  return [...new Set(kinds)].toSorted().join(' | ');
}

function kindOfMember(program: Program, type: Type): string {
  const { checker } = program.project;
  if ((type.flags & TypeFlags.StringLike) !== 0) return 'string';
  if ((type.flags & TypeFlags.NumberLike) !== 0) return 'number';
  if ((type.flags & TypeFlags.BooleanLike) !== 0) return 'boolean';
  if ((type.flags & TypeFlags.AnyOrUnknown) !== 0) return 'unknown';
  const name = type.getSymbol()?.name ?? '';
  if (name === 'Date' || name === 'Buffer') return name;
  if (!checker.isArrayLikeType(type) || !type.isTypeReference()) return 'object';
  const [element] = checker.getTypeArguments(type);
  return element === undefined ? 'object' : `${kindOf(program, element)}[]`;
}
