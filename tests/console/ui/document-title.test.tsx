import { render } from '@testing-library/react';
import type { JSX } from 'react';
import { describe, expect, it } from 'vitest';
import { ApplicationNameContext, useDocumentTitle } from '../../../src/ui/page/document-title.ts';

function Screen({ title }: { readonly title: string }): JSX.Element {
  useDocumentTitle(title);
  return <h1>{title}</h1>;
}

const within = (screen: JSX.Element): JSX.Element => <ApplicationNameContext value="Centrální aplikace">{screen}</ApplicationNameContext>;

describe('the title of the document', () => {
  it('is the heading of the screen and the application, and never that of the screen before', () => {
    const { rerender } = render(within(<Screen key="one" title="Nástěnka" />));
    expect(document.title).toBe('Nástěnka – Centrální aplikace');
    // What comes next is still on its way, without a heading.
    rerender(within(<p>…</p>));
    expect(document.title).toBe('Centrální aplikace');
    rerender(within(<Screen key="two" title="Monitoring" />));
    expect(document.title).toBe('Monitoring – Centrální aplikace');
    rerender(within(<Screen key="three" title="Činnosti" />));
    expect(document.title).toBe('Činnosti – Centrální aplikace');
  });
});
