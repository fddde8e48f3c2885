import { useQuery } from '@tanstack/react-query';
import { useGetOne } from 'ra-core';
import type { JSX } from 'react';
import type { CallAnswer } from '../../../../contract/client/calls.ts';

import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { PopoverButton } from '../../../ui/filter/popover-button.tsx';
import { useCalls } from '../../core/calls.ts';
import { isResourceName, resourceNamed } from '../../core/named.ts';
import { fieldLabel, useWords } from '../../core/words.ts';
import { ReferenceName } from '../references/reference-name.tsx';
import { useFileWords } from './file-words.ts';
import './files.css';

type Uses = CallAnswer<'GET /files/{digest}/uses'>;

/** A button that says where a file is used: the records that name it, each with the field and a link. `of` is what the file is called. */
export function FileUses({ digest, of }: { readonly digest: string; readonly of: string }): JSX.Element {
  const { uses } = useFileWords();
  return (
    <PopoverButton label={uses.open} name={`${uses.open}: ${of}`} active={false}>
      <UsesList digest={digest} />
    </PopoverButton>
  );
}

/** Asked each time it is opened: other people use files meanwhile. */
function UsesList({ digest }: { readonly digest: string }): JSX.Element {
  const { uses: said, loading } = useFileWords();
  const { ask } = useCalls();
  const { data, isError } = useQuery({
    queryKey: ['file-uses', digest],
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) => ask('GET /files/{digest}/uses', { path: { digest }, signal }),
  });
  if (data === undefined) return <p role="status">{isError ? said.failed : loading}</p>;
  return (
    <>
      {data.uses.length === 0 ? null : (
        <ul className="file-uses">
          {data.uses.map((use) => (
            <li key={`${use.resource} ${use.id} ${use.field}`}>
              <Use use={use} />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="quiet">
        {restOf(said, data)}
      </p>
    </>
  );
}

function restOf(said: ReturnType<typeof useFileWords>['uses'], { uses, hidden, kept }: Uses): string {
  if (hidden > 0) return said.hidden(hidden);
  if (uses.length > 0) return '';
  return kept ? said.kept : said.none;
}

function Use({ use }: { readonly use: Uses['uses'][number] }): JSX.Element {
  const words = useWords();
  if (!isResourceName(use.resource)) return <>{use.name}</>;
  const resource = resourceNamed(use.resource);
  return (
    <>
      <span>
        <OwnerName resource={resource} id={use.id} />
      </span>
      <span className="quiet">{fieldLabel(words, resource, use.field)}</span>
    </>
  );
}

/** What is drawn for a device is known by the device, all else by its own name. */
function OwnerName({ resource, id }: { readonly resource: AnyResource; readonly id: number }): JSX.Element {
  const device = (resource.list.matched ?? []).find((name) => fieldOf(resource, name)?.kind === 'reference');
  return device === undefined ? <ReferenceName target={resource.name} id={id} /> : <DeviceName {...{ resource, id, device }} />;
}

function DeviceName({
  resource,
  id,
  device,
}: {
  readonly resource: AnyResource;
  readonly id: number;
  readonly device: string;
}): JSX.Element {
  const { data } = useGetOne(prefixOf(resource), { id });
  const field = fieldOf(resource, device);
  const of: unknown = data?.[device];
  if (field?.kind !== 'reference' || typeof of !== 'number') return <ReferenceName target={resource.name} id={id} />;
  return <ReferenceName target={field.target} id={of} withStore />;
}
