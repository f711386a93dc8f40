export function missingOptionals(packages: Record<string, object>): Record<string, object>;
