import type { AnyResource } from '../contract/kit/index.ts';
import { registry } from '../contract/resources/registry.ts';
import { inCreationOrder } from '../server/db/tables/creation-order.ts';
import { definitionsOf } from '../server/db/tables/definitions.ts';
import { firstRowOf } from '../server/db/tables/singletons.ts';

/** Prints what the declarations ask of the database: `npx tsx scripts/draft-migration.ts [entity ...]`. */
const resources: Readonly<Record<string, AnyResource>> = registry;
const wanted = process.argv.slice(2);
for (const resource of inCreationOrder(Object.values(resources))) {
  if (wanted.length > 0 && !wanted.includes(resource.name)) continue;
  const first = resource.singleton === true ? [firstRowOf(resource)] : [];
  for (const statement of [...definitionsOf(resource, (target) => resources[target]), ...first]) console.log(`${statement};\n`);
}
