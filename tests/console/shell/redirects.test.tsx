import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { redirectRoutes } from '../../../src/custom/redirects.tsx';
import { redirects } from '../../support/routes.ts';

function Place() {
  return <p>{useLocation().pathname}</p>;
}

describe('addresses that lead to another one', () => {
  it.each(redirects)('%s leads to %s', async (from, to) => {
    const router = createMemoryRouter([...redirectRoutes(), { path: '*', element: <Place /> }], { initialEntries: [from] });
    render(<RouterProvider router={router} />);
    expect(await screen.findByText(to)).toBeDefined();
  });
});
