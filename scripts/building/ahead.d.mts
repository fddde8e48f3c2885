import type { Plugin } from 'vite';

export function ahead(what: { readonly chunks: readonly string[]; readonly languages: Readonly<Record<string, string>> }): Plugin;
