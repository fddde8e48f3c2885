import { expect, it } from 'vitest';
import { labelsOf, languages, messagesFor } from '../../contract/messages/index.ts';
import { registry } from '../../contract/resources/registry.ts';

it.each(languages)('the words of %s say of every period of a list that it has no rows', (language) => {
  for (const { name, list } of Object.values(registry)) {
    const said = Object.keys(labelsOf(messagesFor(language), name).emptyIn ?? {});
    expect(said.toSorted(), name).toEqual((list.time?.periods ?? []).toSorted());
  }
});
