// A disk that has no room left, as Node and the bundler say it, and as programs of a build tell each other.

/** What a program of a build ends with then: as Linux numbers it. */
export const NO_ROOM = 28;

export function isNoRoom(error: unknown): boolean {
  const { code, message } = Object(error);
  return (
    /^(ENOSPC|EDQUOT)$/.test(String(code)) ||
    /ENOSPC|EDQUOT|No space left on device|os error (28|122)\b/.test(String(message))
  );
}
