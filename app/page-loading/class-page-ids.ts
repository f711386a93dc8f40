/** Pages of classes, for pupils and staff: few visitors open one, so that their list is loaded with the first of them. */
export const classPageIds = [
  'class-join',
  'class-card',
  'centre',
  'invitation',
  'meeting',
] as const;

export type ClassPageId = (typeof classPageIds)[number];
