import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { backend } from '#app/data/backend/backend.ts';
import { parseCalibration, type Calibration } from '#domain/research/calibration.ts';
import {
  parseCriterionStudy,
  parseStudy,
  type CriterionStudy,
  type Study,
} from '#domain/research/study.ts';
import { fresh } from './admin-overview.ts';

const version = {
  instrument: z.string(),
  version: z.number(),
  figures: z.unknown(),
  is_synthetic: z.boolean(),
};
const rows = z.object({
  studies: z.array(z.object(version)),
  calibrations: z.array(
    z.object({
      ...version,
      id: z.number(),
      accepted_at: z.nullable(z.string()),
      accepted_by: z.nullable(z.string()),
    }),
  ),
});

export type KeptCalibration = {
  readonly id: number;
  readonly figures: Calibration;
  readonly isSynthetic: boolean;
  readonly accepted: { readonly at: string; readonly by: string | null } | undefined;
};

/** A version with what is known of it. */
export type StudiedVersion = {
  readonly study: Study;
  readonly isSynthetic: boolean;
  readonly calibration: KeptCalibration | undefined;
};

/** What is known of every version, and of how the tests agree with what people say. */
export type Research = {
  readonly versions: readonly StudiedVersion[];
  readonly criterion: CriterionStudy | undefined;
};

/** The newest figures of every version; of generated people only where there are none of real ones. */
export const researchQuery = queryOptions({
  queryKey: ['admin', 'research'],
  queryFn: async (): Promise<Research> => {
    const { data, error } = await (await backend()).rpc('admin_research');
    if (error) throw error;
    const { studies, calibrations } = rows.parse(data);
    const isReal = (row: { instrument: string; version: number }) =>
      studies.some(
        (other) =>
          !other.is_synthetic &&
          other.instrument === row.instrument &&
          other.version === row.version,
      );
    const versions = studies
      .filter((row) => !row.is_synthetic || !isReal(row))
      .flatMap((row) => {
        const study = parseStudy(row.figures);
        if (!study) return [];
        const calibration = calibrations.find(
          (one) =>
            one.instrument === row.instrument &&
            one.version === row.version &&
            one.is_synthetic === row.is_synthetic,
        );
        return [
          { study, isSynthetic: row.is_synthetic, calibration: calibration && kept(calibration) },
        ];
      });
    const criteria = studies.flatMap(({ figures }) => parseCriterionStudy(figures) ?? []);
    return { versions, criterion: criteria[0] };
  },
  ...fresh,
});

function kept({
  id,
  figures,
  is_synthetic: isSynthetic,
  accepted_at: at,
  accepted_by: by,
}: z.infer<typeof rows>['calibrations'][number]): KeptCalibration | undefined {
  const calibration = parseCalibration(figures);
  const accepted = at === null ? undefined : { at, by };
  return calibration && { id, figures: calibration, isSynthetic, accepted };
}

/** Needs a code of a moment ago; twice is once. */
export async function acceptCalibration(calibration: number, why: string): Promise<void> {
  const { error } = await (await backend()).rpc('admin_accept_calibration', { calibration, why });
  if (error) throw error;
}
