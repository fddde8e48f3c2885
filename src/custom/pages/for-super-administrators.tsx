import type { JSX } from 'react';
import { Outlet } from 'react-router';
import { mayEnter, useRights } from '../../providers/rights.ts';
import { NoRights } from './no-rights.tsx';

/** Screens of super administrators; anybody else is reported so. */
export function ForSuperAdministrators(): JSX.Element {
  return mayEnter(useRights(), 'superAdministrator') ? <Outlet /> : <NoRights isForSuperAdministrators />;
}
