import type { JSX } from 'react';
import type { FormSlotProps } from '../../../crud/core/additions/form-slots.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { policyIn } from './policy-draft.ts';
import { PolicyMeaning } from './policy-meaning.tsx';
import { PolicySample } from './policy-sample.tsx';
import { PolicyStandards } from './policy-standards.tsx';
import './policy.css';

/** Under the policy: which standards it meets, what it means in sentences, and what it says of a password. */
export function PolicySections({ draft, fill }: FormSlotProps): JSX.Element {
  const policy = policyIn(draft);
  return (
    <div className="policy">
      <Panel>
        <PolicyStandards policy={policy} fill={fill} />
      </Panel>
      <Panel>
        <PolicyMeaning policy={policy} isDraft={fill !== undefined} />
      </Panel>
      <Panel>
        <PolicySample policy={policy} />
      </Panel>
    </div>
  );
}
