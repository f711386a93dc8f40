export function isAtLeast(version: string, least: readonly [number, number]): boolean;
