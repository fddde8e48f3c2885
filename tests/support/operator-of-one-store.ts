import type { Central } from './central.ts';
import { type Client, signedIn } from './people.ts';
import { aStore } from './records.ts';

export type OperatorOfOneStore = {
  readonly operator: Client;
  /** The store that the operator is limited to. */
  readonly own: number;
  readonly foreign: number;
};

/** Makes two stores, and an operator of orders and playlists who is limited to the first. */
export async function operatorOfOneStore(central: Central, root: Client): Promise<OperatorOfOneStore> {
  const [own, foreign] = [await aStore(root, { label: 'Vlastní' }), await aStore(root, { label: 'Cizí' })];
  const operator = await signedIn(central, { resources: ['store', 'ordering', 'advertisement'], limitations: [own] });
  return { operator, own, foreign };
}
