import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Action, actions, fulfils, type Needs, type RightsMatrix, rightsMatrix } from '../../contract/basics/access.ts';
import type { SignedUser } from '../../contract/operations/signed-user.ts';
import { useSession } from './central-context.ts';
import { collectionOf, resources } from './data/collections.ts';
import { askOver, useHttp } from './http/ask.ts';
import type { HttpClient } from './http/http-client.ts';

/** What the signed-in user may: reported by the server, entity by entity. */
export type Rights = {
  readonly user: SignedUser;
  readonly rights: RightsMatrix;
};

export const rightsKey = ['me'] as const;

/** The same as it follows from the user, by the function that the server asks: what is shown until the server has reported. */
export function rightsFrom(user: SignedUser): Rights {
  return { user, rights: rightsMatrix(user, resources) };
}

/** Asks the server for the matrix of rights. */
export function fetchRights(http: HttpClient): Promise<Rights> {
  return askOver(http)('GET /me');
}

/** Actions beyond the five go by the one that they amount to. */
const amountsTo: Readonly<Record<string, Action>> = { export: 'list', import: 'create', clone: 'create', history: 'show' };

/** Whether the matrix allows the action; the answer is at hand, so that buttons never flicker. */
export function allows({ rights }: Rights, resource: string, action: string): boolean {
  const asked = actions.find((one) => one === action) ?? amountsTo[action];
  return asked !== undefined && rights[collectionOf(resource)]?.[asked] === true;
}

/** Whether the user may enter a screen that is no entity's. */
export function mayEnter({ user }: Rights, needs: Needs): boolean {
  return fulfils(user, needs);
}

const freshMilliseconds = 5 * 60_000;

/** The matrix of rights, fetched at sign-in and kept. */
export function useRightsQuery(): UseQueryResult<Rights> {
  const http = useHttp();
  const { user } = useSession();
  return useQuery({
    queryKey: rightsKey,
    queryFn: () => fetchRights(http),
    staleTime: freshMilliseconds,
    // No one waits for what the session reports already.
    placeholderData: () => (user === null ? undefined : rightsFrom(user)),
  });
}

/** The rights, below the gate that has waited for them. */
export function useRights(): Rights {
  const { data } = useRightsQuery();
  const kept = useQueryClient().getQueryData<Rights>(rightsKey);
  const rights = data ?? kept;
  if (rights === undefined) throw new Error('Rights are asked for above the gate that waits for them');
  return rights;
}
