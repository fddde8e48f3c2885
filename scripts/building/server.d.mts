export function buildServer(folder?: string): Promise<void>;
