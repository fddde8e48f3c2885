import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ruleset, Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { describe, expect, it } from 'vitest';
import type { AnyResource } from '../../contract/kit/index.ts';
import { openApiOf } from '../../contract/openapi/openapi.ts';
import { allOperations } from '../../contract/operation-registry.ts';
import { registry } from '../../contract/resources/registry.ts';

const resources: readonly AnyResource[] = Object.values<AnyResource>(registry);
const description = () => openApiOf(allOperations(resources), resources);

describe('the description of the API', () => {
  it('has nothing that Spectral complains of', async () => {
    const spectral = new Spectral();
    spectral.setRuleset(new Ruleset({ extends: [oas] }));
    const found = await spectral.run(JSON.stringify(description()));
    expect(found.map(({ code, message, path }) => `${code} ${path.join('/')}: ${message}`)).toEqual([]);
  });

  it('has nothing that Redocly complains of', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const found = await lintFromString({ source: JSON.stringify(description()), config });
    expect(found.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });
});
