import type { Plugin } from 'vite';

export function leftOut(): Plugin;
