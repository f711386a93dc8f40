import { createContext, use, type ReactNode } from 'react';
import type { Centre } from '#app/data/centre/centres.ts';
import type { Copy } from '#content/dictionaries/es/centre-area.ts';
import type { ToldReport } from '#content/instruments/section/report-blocks.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';

/** Sheets that are put into one file. */
export type SheetsToMake = {
  readonly title: string;
  readonly sheets: readonly ToldReport[];
  /** How a sheet says when it was made; `{date}` stands for the day. */
  readonly printed: string;
};

/** What every part of the workspace has at hand. */
export type Area = {
  /** The centre that is shown, as its caller sees it. */
  readonly centre: Centre;
  readonly copy: Copy;
  /** Asks for the centres anew, after something was changed. */
  readonly reload: () => Promise<unknown>;
  /** A result as its pupil reads it. */
  readonly renderReport: (attempts: readonly Attempt[], who: string) => ReactNode;
  /** Makes one PDF; `onSheet` hears how many sheets are drawn. */
  readonly makeSheets: (
    wanted: SheetsToMake,
    onSheet: (done: number) => void,
  ) => Promise<Uint8Array<ArrayBuffer>>;
};

export const AreaContext = createContext<Area | undefined>(undefined);

export function useArea(): Area {
  const area = use(AreaContext);
  if (!area) throw new Error('there is no centre here');
  return area;
}
