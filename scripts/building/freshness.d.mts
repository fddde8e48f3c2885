export function sourcesDigest(): string;
export function isFresh(): boolean;
export function recordBuild(digest: string): void;
