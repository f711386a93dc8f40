// What stands for each family of careers.
import type { FamilyId } from '#content/classifications/families.ts';
import type { Drawing } from '#app/illustrations/shape.ts';
import { handsDrawings } from './hands.ts';
import { peopleDrawings } from './people.ts';
import { worldDrawings } from './world.ts';

export const familyDrawings: Readonly<Record<FamilyId, Drawing>> = {
  ...peopleDrawings,
  ...handsDrawings,
  ...worldDrawings,
};
