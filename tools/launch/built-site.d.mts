export function ensureBuilt(root: string, runtime: string): Promise<void>;
export function sourceHash(root: string): string;
