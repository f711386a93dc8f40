// Careers that have a drawing of their own, all at once: for the build. A browser loads those of a group (`load-own-drawing.ts`).
import type { FamilyId } from '#content/classifications/families.ts';
import type { Drawings } from '#app/illustrations/shape.ts';
import { emblemOf } from './emblems.ts';
import { caring } from './caring.ts';
import { going } from './going.ts';
import { healing } from './healing.ts';
import { inventing } from './inventing.ts';
import { knowing } from './knowing.ts';
import { making } from './making.ts';
import { serving } from './serving.ts';
import { showing } from './showing.ts';
import { gathering } from './gathering.ts';
import { working } from './working.ts';
import { helping } from './helping.ts';
import { mending } from './mending.ts';
import { proving } from './proving.ts';
import { selling } from './selling.ts';
import { telling } from './telling.ts';
import { counting } from './counting.ts';
import { crafting } from './crafting.ts';
import { deciding } from './deciding.ts';
import { moving } from './moving.ts';
import { staging } from './staging.ts';
import { tending } from './tending.ts';

/** By the ids of careers. */
export const ownDrawings: Drawings = {
  ...caring,
  ...making,
  ...healing,
  ...serving,
  ...inventing,
  ...knowing,
  ...showing,
  ...going,
  ...gathering,
  ...working,
  ...counting,
  ...crafting,
  ...deciding,
  ...moving,
  ...staging,
  ...tending,
  ...helping,
  ...mending,
  ...proving,
  ...selling,
  ...telling,
};

/** What the file of a drawing is called: the career's own, where it has one; else that of the family which tells most of it. */
export function drawingName(career: string, family: FamilyId): string {
  return career in ownDrawings ? career : `family-${emblemOf(career) ?? family}`;
}
